import type { Play } from './plays.ts';

/** The address at which BG Stats takes a play from another app, and the fields that it documents. */
const CREATE_PLAY = 'https://app.bgstatsapp.com/createPlay.html';

const two = (n: number): string => `${n}`.padStart(2, '0');

/** BG Stats wants UTC as "yyyy-MM-dd HH:mm:ss". */
const utc = (when: number): string => {
	const date = new Date(when);
	const day = [date.getUTCFullYear(), two(date.getUTCMonth() + 1), two(date.getUTCDate())].join('-');
	return `${day} ${[date.getUTCHours(), date.getUTCMinutes(), date.getUTCSeconds()].map(two).join(':')}`;
};

/** A link that opens BG Stats with this play filled in. Its ids stay the same for a game and a player, so that BG Stats asks only once who is who. */
export function bgStatsLink(play: Play, names: { readonly game: string; readonly roles: (takes: readonly string[]) => string }): string {
	const hasPoints = play.players.some(({ points }) => points !== undefined);
	const data = {
		sourceName: 'Comparse',
		sourcePlayId: play.id,
		playDate: utc(play.when),
		...(play.minutes === undefined ? {} : { durationMin: play.minutes }),
		...(play.note && { comments: play.note }),
		game: { name: names.game, sourceGameId: `comparse-${play.game}`, highestWins: true, noPoints: !hasPoints },
		players: play.players
			.filter(({ name }) => name)
			.map(({ name, takes, won, points }) => {
				const role = names.roles(takes);
				return {
					name,
					sourcePlayerId: name.toLocaleLowerCase('fr'),
					startPlayer: name === play.players[0]?.name,
					winner: won,
					...(role ? { role } : {}),
					...(points === undefined ? {} : { score: points })
				};
			})
	};
	return `${CREATE_PLAY}?data=${encodeURIComponent(JSON.stringify(data))}`;
}
