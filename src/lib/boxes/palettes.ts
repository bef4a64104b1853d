/** The colours of every box. Imported once, by the root layout: apart from `meta.ts`, because the odds worker imports that too. */
import.meta.glob('./*/palette.css', { eager: true });
