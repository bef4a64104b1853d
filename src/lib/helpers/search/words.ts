import { foldLetters } from './fold.ts';

/** Cuts texts and queries into words, and knows which of them say nothing about a subject. */

/** Words that are left out of the index and of queries. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
	(
		'a ai aller alors apres au aux avec ce cela ces cet cette ca comme comment c dans de des donc du elle elles en est et etre eu fait faire ' +
		'ici il ils j je l la le les leur leurs lui m ma mais maintenant me mes moi mon n ne nos notre nous on ont ou par pas pendant ' +
		'pour pourquoi puis qu que quel quelle quelles quels quoi s sa se ses si son sont sur t ta te tes toi ton tu un une va vais vos ' +
		'votre vous y entre jouer joue jouent jouez jeu partie possible arrive passe passer sert veux veut voudrais voulez envie jai cest ya quelqu quelquun ' +
		'chose truc gars mec bien alors juste ete avez avait soit font oui non donc meme-si ' +
		'an and am are as at be by could d did do does for from get gets go goes going got happen happens has have he her him his how i if in into is it ' +
		'its just ll me might my need needs now of on one or our re s she should so that the their them then there they this to us ve ' +
		'was we were what which while why will with would you your after game play playing playable whats over up want wants wanna like let lets make makes ' +
		'thing things guy guys someone somebody anyone person people done being been about really dont doesnt didnt isnt arent wasnt hasnt havent wont wouldnt ' +
		'youre youve youd theyre theyve thats theres im ive id weve whos don doesn didn isn aren wasn hasn haven wouldn says say yes'
	).split(' ')
);

const NUMBERS: Readonly<Record<string, string>> = Object.fromEntries(
	[
		['deux', 'two', 'both', 'paire', 'pair', 'deuxieme', 'second', 'seconde'],
		['trois', 'three', 'troisieme', 'third'],
		['quatre', 'four', 'quatrieme', 'fourth', '4e'],
		['cinq', 'five', 'cinquieme', 'fifth'],
		['six', 'sixieme', 'sixth'],
		['sept', 'seven'],
		['huit', 'eight'],
		['neuf', 'nine'],
		['dix', 'ten'],
		['onze', 'eleven'],
		['douze', 'twelve']
	].flatMap((words, i) => words.map((word) => [word, String(i + 2)]))
);

/** The digits of a number that is written as a word. */
export const numberOf = (word: string): string | undefined => NUMBERS[word];

/** Words that ask. In names they are indexed, because titles of rulings are questions; in paragraphs they say nothing. */
const QUESTION_WORDS: ReadonlyMap<string, string> = new Map(
	[
		'combien cb nombre howmany',
		'qui who whom whose',
		'quand when',
		'where',
		'peut peux puis-je peuvent pouvons pourrait can may cant cannot couldnt couldn able allowed droit',
		'faut dois doit doivent devons oblige obliger obligatoire must compulsory mandatory forced'
	].flatMap((line) => line.split(' ').map((word) => [word, `${line.split(' ')[0]}?`] as const))
);
/** Words of necessity that say something in a paragraph too. */
const NECESSITY: ReadonlySet<string> = new Set(['obligatoire', 'oblige', 'obliger', 'compulsory', 'mandatory', 'forced']);
/** The stem of a word that asks. */
export const questionStem = (word: string): string | undefined => QUESTION_WORDS.get(word);

/** Words that say little without the word they belong to. They count less in a query. */
const MODIFIERS: ReadonlySet<string> = new Set(
	(
		'plusieurs meme memes autre autres seul seule seulement tout tous toute toutes encore deja avant aussi depuis jusqu moins plus fois cours ' +
		'several same other another only all whole some still already before too also since until less more left during again once at any anywhere importe'
	).split(' ')
);
export const isModifier = (word: string): boolean => MODIFIERS.has(word);

/** Words that would fold to stop words: *dé*, *dés* and *où*. */
const ACCENTED: readonly (readonly [RegExp, string])[] = [
	[/(?<![\p{L}\p{N}])dés?(?![\p{L}\p{N}])/giu, 'dice'],
	[/(?<![\p{L}\p{N}])où(?![\p{L}\p{N}])/giu, 'where']
];

/** Several words that mean one: what stands first is replaced by what stands second, in texts and in queries. */
const IDIOMS: readonly (readonly [RegExp, string])[] = (
	[
		['(?<=(?:combien de|les|lancer|mes|nos|quels|deux|trois|cinq|six|huit|dix) )des', 'dice'],
		[
			'a combien (?:peut on |on )?(?:jouer|joue)|how many (?:people )?(?:can |may )?play|combien (?:peuvent|pouvons nous) jouer',
			'howmany players'
		],
		['how many|how much|number of|nombre de', 'howmany'],
		['have to|has to|need to|needs to|faut il|doit on|dois je', 'must'],
		['in a row|de suite|a la suite|d affilee', 'consecutive'],
		[
			'passer son tour|passer mon tour|skip my turn|pass my turn|skip a turn|skip the turn|skip one s turn|ne rien faire|do nothing',
			'skipping'
		],
		['run away|runs away|running away|run from|get away from|get away|battre en retraite|se sauver|s echapper', 'flee'],
		['give up|gives up|giving up|laisser? tomber|jeter l eponge|se rendre', 'concede'],
		['set up|mise en place|mettre en place', 'setup'],
		[
			'go first|goes first|play first|plays first|jouer en premier|joue en premier|qui commence|who starts|who begins|premier joueur|first player|starting player',
			'starter'
		],
		['throw again|roll again|thrown again|throwing again|rolling again|lancer a nouveau|lancer encore', 'reroll'],
		['go back to|goes back to|going back to', 'return'],
		['go back|goes back|going back|move back|moving back|en arriere|marche arriere|demi tour|revenir sur ses pas', 'backwards'],
		['go home|goes home|going home|come home|comes home', 'return'],
		['all alone|tout seul|toute seule|single player|un joueur|one player', 'solo'],
		[
			'par dessus|au dessus|jump over|jumps over|pass over|passing over|leap over|fly over|flies over|flying over|flew over|survol(?:er|e|es|ent)',
			'leapfrog'
		],
		['pick up|picks up|picking up', 'collect'],
		['each other|one another|l un l autre|l une l autre', 'a'],
		['que se passe t il|qu est ce qui se passe|qu arrive t il|se passe t il|what happens', 'a'],
		['so long|plus longue|plus long', 'longer'],
		['tout le monde', 'everybody'],
		['mother ship|mother ships', 'mothership'],
		['match nul|drawn game|are level|is level', 'tie'],
		['runs out|run out|ran out|running out|used up|out of|a court de|(?<=(?:pioche|talon|paquet|pile) )est (?:finie?|terminee?)', 'empty'],
		['shoot down|shot down|bring down|take down|shooting down', 'abattre'],
		['get rid of|gets rid of|se debarrasser de', 'remove'],
		['take back|takes back|get back|gets back|taking back|getting back', 'recuperer'],
		['how long|combien de temps|jusqu a quand|pendant combien', 'temps'],
		['guinea pigs?|cochons? d inde', 'agents'],
		['counter clockwise|contre le sens des aiguilles|sens inverse des aiguilles|sens contraire', 'anticlockwise'],
		['sens des aiguilles(?: d une montre)?|sens horaire', 'clockwise'],
		['face up|faces? visibles?', 'visible'],
		['en meme temps|at the same time|at once|a la fois|simultaneously', 'together'],
		['un contre un|one on one|one against one|1 contre 1|1 v 1|1v1', 'duel'],
		['c est quoi|qu est ce que c est|ca veut dire quoi|what does it mean', 'a'],
		['coups? de chance', 'chance'],
		['(?:le )?but (?:du jeu|de la partie)|le but', 'objectif'],
		['is over|are over|be over|game over', 'finished'],
		['come back|comes back|coming back|came back', 'return'],
		['blow up|blows up|blew up|blown up', 'explode'],
		['face down|faces? cachees?', 'hidden']
	] as const
).map(([several, one]) => [new RegExp(`(?<![\\p{L}\\p{N}])(?:${several.replaceAll(' ', '[\\s\\-]+')})(?![\\p{L}\\p{N}])`, 'gu'), one]);

/** An elided word before another one, as in *d’Apophis*, *l’hôte* or *qu’il*: all of them are stop words. */
const ELIDED = /(^|[\s\-(«/])(?:[cdjlmnst]|qu|jusqu|lorsqu)['’‘`](?=[\p{L}\p{N}])/gu;
/** A pronoun after its verb, as in *peut-on* or *joue-t-on*: all of them are stop words. */
const INVERTED = /(?<=\p{L})[-‐](?:t[-‐])?(?:on|ils?|elles?|je|tu|nous|vous|ce|y|en|l[ae]s?|moi)(?![\p{L}\p{N}'’-])/gu;
/** What separates the parts of a compound. */
const SEPARATOR = /['’‘`\-‐-―./]+/;

const splitChunks = (folded: string): readonly (readonly string[])[] =>
	folded
		.replace(ELIDED, '$1')
		.split(/[^\p{L}\p{N}'’‘`\-‐-―./+*]+/u)
		.map((chunk) => chunk.split(SEPARATOR).filter(Boolean))
		.filter((parts) => parts.length > 0);

/** The words of a name, folded and without elided ones; each is a list, because a compound (*Zak’n’oktel*, *Saute-Soucoupes*) has parts. */
export const splitName = (text: string): readonly (readonly string[])[] => splitChunks(foldLetters(text));

const withoutAccents = (text: string): string => ACCENTED.reduce((all, [word, other]) => all.replace(word, other), text.normalize('NFC'));

/** The same for a text or a query, with idioms replaced by one word. */
export const splitWords = (text: string): readonly (readonly string[])[] =>
	splitChunks(
		IDIOMS.reduce((folded, [several, one]) => folded.replace(several, one), foldLetters(withoutAccents(text)).replace(INVERTED, ' '))
	);

/** Whether a word says something about a subject. */
export const isMeaningful = (word: string): boolean => !STOP_WORDS.has(word) && (!QUESTION_WORDS.has(word) || NECESSITY.has(word));
