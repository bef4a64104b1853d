{
	// Shows the page in the reader's language, which the script of app.html has set on the document, and removes the other languages. If a
	// button is clicked before the app has started, it is stored in `document.early` and clicked by the layout later.
	const here = document.currentScript;
	const all = here.parentElement.querySelectorAll(':scope > template');
	here.before([...all].find(({ lang }) => lang === document.documentElement.lang).content);
	all.forEach((each) => each.remove());
	addEventListener('click', ({ target }) => (document.early = target.closest('button')), { once: true });
}
