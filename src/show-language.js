{
	// Shows the drawing in the reader's language, which the script of app.html has set on the document, and removes the others. A button that is
	// clicked before the app has started is kept in `document.early`: the layout clicks it then.
	const here = document.currentScript;
	const all = here.parentElement.querySelectorAll(':scope > template');
	here.before([...all].find(({ lang }) => lang === document.documentElement.lang).content);
	all.forEach((each) => each.remove());
	addEventListener('click', ({ target }) => (document.early = target.closest('button')), { once: true });
}
