import type { EntryTexts } from '../../../../../src/lib/rules/entries.ts';
import type { ENTRIES } from '../../entries.ts';

const WHEN = 'Le jour, au début de votre tour.';

export const articles: EntryTexts<typeof ENTRIES> = {
	candle: { name: 'Bougie', aliases: ['chandelle'], does: 'Une lumière de 5, sans huile.', when: WHEN },
	'storm-lamp': { name: 'Lampe-tempête', aliases: ['lampe'], does: 'Une lumière de 7 pour 1 huile.', when: WHEN },
	beacon: { name: 'Fanal', aliases: ['phare'], does: 'Une lumière de 9 pour 2 huiles.', when: WHEN },
	setup: { name: 'Mise en place', does: 'Chacun prend les trois lampes et 4 huiles.' },
	day: { name: 'Le jour', does: 'Allumez une lampe de votre main, ou restez dans le noir.' },
	night: { name: 'La nuit', does: 'Lancez deux dés : la lampe tient si le total ne dépasse pas sa lumière, et vous marquez un point.' },
	oil: { name: 'Huile', does: 'Elle paie les lampes. Un double à la nuit en rend une.' },
	hand: { name: 'Main', does: 'Une lampe allumée quitte la main. Quand les trois ont servi, elles reviennent.' },
	starlight: { name: 'Clarté des étoiles', does: 'Sans lampe, la lumière est de 2.' },
	dark: { name: 'L’obscurité', does: 'Elle monte d’un cran quand la lampe s’éteint.' },
	goal: { name: 'Points pour gagner', does: 'Trois points, sauf si la table en décide autrement.' },
	end: { name: 'Fin de la partie', does: 'Le premier au total gagne. Quand l’obscurité atteint 5, les deux ont perdu.' }
};
