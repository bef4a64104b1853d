/** The hues that a box may show, as CSS colours. */
export const HUES: Readonly<Record<string, string>> = {
	red: '#b8392f',
	orange: '#c96f1e',
	yellow: '#c9a21c',
	green: '#3f8a3a',
	blue: '#2f6cb3',
	purple: '#7a4aa0',
	pink: '#c25a8f',
	brown: '#7a5230',
	grey: '#7d8184',
	white: '#d9d6cc',
	black: '#2a2a2c',
	gold: '#b08a2e'
};
