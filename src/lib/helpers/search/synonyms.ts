/** Endings without meaning for the search. Of these the longest is cut off that leaves at least four letters. */
export const PLURAL = /(?:s|(?<=u)x)$/;
const ENDINGS = (
	'issements issement ements ement ations ation itions ition ments ment ingly ings ing ees ers ent ants ant ies ' +
	'ee es er ez ed ir re is it us ue s x e y i u'
).split(' ');

/** A word without its ending. */
export const cutEnding = (word: string): string => {
	const ending = ENDINGS.find((each) => word.endsWith(each) && word.length - each.length >= 4);
	return ending ? word.slice(0, -ending.length) : word.length > 3 ? word.replace(PLURAL, '') : word;
};

/** The words of each line without their endings. */
const linesOf = (text: string): readonly (readonly string[])[] => text.split('\n').map((line) => line.trim().split(' ').map(cutEnding));

/** Synonyms and forms of a word: all words of a line have the stem of the first. */
const SYNONYMS: ReadonlyMap<string, string> = new Map(
	linesOf(
		`eviter ecarter echapper esquiver esquive avoid escape dodge
		fuir fuite fuient fuit fuyez flee fleeing flight fled
		ennemi adversaire enemy enemies foe opponent
		tuer tue eliminer abattre elimination kill kills eliminate eliminated
		lancer jeter jet lance lancent roll throw thrown threw rolled
		relancer relance reroll rethrow
		perdre perdu perdue perte perdent perd perds defaite lose loses lost loss losing defeat defeated
		gagner gagne gagnes gagnant victoire vainqueur vaincre win wins won winning winner victory beat
		finir fin finit fini finissent terminer end ends ended ending finish finished
		commencer commence debut starter start starts starting begin begins
		premier premiere first
		everybody everyone
		intersection intersections node nodes
		poser pose posees placer mettre put lay lays laid laying placed atterrir atterrissage atterrit land lands landing landed location locations
		regarder voir revoir regard look looks see seen
		reculer arriere recule reculent back backwards
		seul solo seule seuls alone
		difficile dur plus-dur hard harder difficult
		facile easy easier
		cout couter coute couts cost costs payer paye paie pay pays price
		tirer tir tirs tirent tire shoot shot shots shooting fire fires firing
		detruire detruit detruite detruits destruction destroy destroyed destroys
		bouger avancer avance avancent deplacer deplacement mouvement monter monte move moves moved moving movement walk
		arreter arrete annuler annule annulent annulee parer pare parade contrer stop stops stopping cancel cancels cancelled parry counter
		bloquer blocage bloque bloquent bloquee block blocks blocked
		remplacer remplace replace replaces stand stands
		sommet haut summit top
		meme identique identiques egal egaux egale egales same identical equal match matches matching
		egalite tie tied
		empiler empilees stack stacked stacking
		donner donne cadeau give gives giving gift
		contenir contient tenir tient tiennent tenu fit fits hold holds
		porter porte carry carries carrying
		chaque chacun chacune each every
		retourner tourner retournee turn flip turned
		combattre battre combat combats fight fights fighting battle
		rejouer recommence recommencer again replay replayed
		allie allies alliee ally allies partenaire partner partners
		garder conserver gardent keep keeps stay stays rester reste restent
		depenser depense depensent spend spent use used utiliser utilise sers
		dessus upper
		rentrer rentre rentrent retour revenir revient reviennent revenu return returns returning home
		echanger echange echanges troc trade trades trading swap swaps exchange
		piocher pioche piochent tirage draw draws drawing
		defausser defausse rejeter rejet discard discards discarded
		melanger melange melangee remelanger brasser shuffle shuffled reshuffle
		decouvrir decouverte decouvre discover discovers discovery discovering reveal
		attaquer attaque attaques attack attacks attacking
		proteger protege protection protect protects cover covers couvrir couvre
		attendre attend attente wait waiting
		toucher touche touches hit hits
		infecter infecte infection infected infects
		soigner soin guerir heal heals heal recover
		partager partage repartir repartis repartition share shares split splits
		conceder concede concession abandonner abandon concede conceding
		bonus points point score scores
		joueur joueurs player players
		limite maximum max limit limits most maximal
		depasser depasse past beyond overshoot
		valoir vaut valeur value worth values
		explorer exploration explore explores exploring
		couleur couleurs colour color colours colors
		main mains hand hands
		carte cartes card cards
		dice die
		sans without no none aucun aucune
		atteindre atteint accessible reach reachable reached
		planete planetes planet planets
		soucoupe soucoupes saucer saucers
		heros hero heroes
		tour tours round rounds
		cible cibles tuile tuiles tile tiles target targets
		case cases hexagone hexagones hex hexes hexagon space spaces
		bouclier boucliers shield shields
		cle cles key keys
		ordre order orders sequence
		symbole symboles symbol symbols
		paquet pile deck pack
		tomber tombe tombent tombes tombee mort morts mourir meurt dead dies fall falls fallen
		exploser explose explosent explosion explode explodes blow blew blown
		vide vides empty epuise epuisee exhausted
		sauter saute saut skip skips jump jumps leap
		blesse blesses blessure blessures wound wounds wounded hurt
		trop surplus extra leftover excess
		equipe equipes team teams
		court courte courtes short shorter rapide quick quicker quickly
		distance portee range loin far
		abri refuge safe shelter
		envahisseur envahisseurs invader invaders
		membre membres member members
		lieu lieux endroit place
		quitter quitte leave leaving leaves partir
		entrer entre enter entering enters
		choisir choix choisit choose chooses choice
		prendre prend prenez take takes taking
		ramasser ramasse collecter collect charger charge load loading
		cacher cache cachee cachees hide hidden facedown
		montrer montre montree show shows showing
		sens direction way
		horaire clockwise
		inverse contraire anticlockwise counterclockwise opposite
		abime endommage damaged damage degat degats
		deja already
		avant before
		derriere behind
		repondre reponse answer reply
		niveau level levels
		aider aide entraide help helps
		voler steal stealing
		garde gardes guard guards
		autocollant autocollants sticker stickers
		moitie half partial partiel partielle`
	).flatMap(([first, ...others]) => others.map((other) => [other, first!] as const))
);

/** The stem of a word: that of its synonyms, or else the word without its ending. */
export const synonymStem = (word: string): string => {
	const short = cutEnding(word);
	return SYNONYMS.get(short) ?? short;
};

/** Words of a line are near each other, or a word of the other language means both: each is looked for with the others, at a lower weight. */
const RELATED: ReadonlyMap<string, readonly string[]> = linesOf(
	`mort tuer detruire exploser
	rentrer repartir recuperer soigner reculer
	donner echanger aider
	ramasser prendre rapporter ramener bring
	court moins fewer
	sauter depasser leapfrog dessus
	bouger voyager aller travel
	arreter defendre proteger bloquer eviter
	montrer visible regarder decouvrir
	trop rester
	quitter sortir
	entrer arriver
	abime replier
	equipe allie camp
	sens horaire
	tour manche round turn
	lieu case intersection poser
	piocher egalite draw
	tenir main porter
	blesse tomber toucher
	blesse soigner
	cacher abri proteger
	voler prendre
	rentrer back
	vide plus
	limite plus`
).reduce((all, line) => {
	const stems = [...new Set(line.map((short) => SYNONYMS.get(short) ?? short))];
	for (const stem of stems) all.set(stem, [...(all.get(stem) ?? []), ...stems.filter((other) => other !== stem)]);
	return all;
}, new Map<string, readonly string[]>());

/** The stems that are looked for besides a stem. */
export const relatedStems = (stem: string): readonly string[] => RELATED.get(stem) ?? [];
