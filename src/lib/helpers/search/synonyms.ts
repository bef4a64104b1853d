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

/** The words of each line. */
const linesOf = (text: string): readonly (readonly string[])[] => text.split('\n').map((line) => line.trim().split(' '));

/** The forms of a regular French verb; of a longer one the endings are cut off. */
const VERB_ENDINGS = ['e', 'es', 'ent', 'ez', 'ons', 'ant', 'ee', 'ees'];
const formsOf = (word: string): readonly string[] =>
	/^.{2,4}er$/.test(word) ? VERB_ENDINGS.map((ending) => word.slice(0, -2) + ending) : [];

/** Synonyms and forms of a word: all words of a line have the stem of the first. */
const SYNONYM_LINES = linesOf(
	`eviter ecarter echapper esquiver esquive avoid escape dodge
		fuir fuite fuient fuit fuyez enfuir enfuit flee fleeing flight fled
		ennemi ennemie ennemis adversaire adverse enemy enemies foe foes opponent opponents rival
		tuer tue eliminer abattre abat abattu abattus elimination kill kills killed killing eliminate eliminated
		lancer jeter jet lance lancent roll throw thrown threw rolled
		relancer relance reroll rethrow
		perdre perdu perdue perdus perdues perte pertes perdent perd perds perdant defaite lose loses lost loss losses losing loser losers defeat defeated
		battu battus battue battues beaten
		gagner gagne gagnes gagnant gagnee gagnees gagnants remporter remporte emporte victoire vainqueur vaincre win wins won winning winner victory beat
		finir fin finit fini finissent terminer end ends ended ending finish finished
		commencer commence debut starter start starts starting begin begins
		premier premiere premiers premieres first
		everybody everyone
		autre autres other others another else
		plusieurs several multiple many
		moins less fewer few
		nouveau nouvelle nouvelles nouvel nouveaux new newly
		dernier derniere derniers dernieres last
		suivant suivante suivants suivantes prochain prochaine prochains next
		precedent precedente previous
		libre libres librement free freely
		intersection intersections node nodes
		poser pose posees placer mettre put lay lays laid laying placed placing dropped atterrir atteri atteris atterrissage atterrit land lands landing landed location locations
		regarder voir voit voient vois revoir regard vu vue vus vues look looks looking see sees seen peek
		reculer arriere recule reculent back backwards
		seul solo seule seuls alone lone
		difficile difficiles dur dure durs dures corse hard harder hardest difficult tough tougher
		facile faciles easy easier easiest simple simpler
		cout couter coute couts cost costs payer paye paie pay pays price
		tirer tir tirs tirent tire tires tirez shoot shoots shot shots shooting fire fires fired firing
		detruire detruit detruite detruits destruction destroy destroyed destroys
		bouger avancer avance avancent marcher deplacer deplace deplacent deplacement mouvement monter monte move moves moved moving movement walk walks advance advances
		arreter arrete annuler annule annulent annulee parer pare parent paree parade contrer stop stops stopped stopping cancel cancels cancelled parry counter
		bloquer blocage bloque bloquent bloquee block blocks blocked
		remplacer remplace replace replaces stand stands
		sommet haut summit top
		meme identique identiques egal egaux egale egales same identical equal match matches matching
		egalite tie tied
		empiler empile empilent empilees stack stacks stacked stacking
		donner donne donnent donnee offrir offre filer file preter prete cadeau cadeaux give gives giving given gave gift gifts lend
		contenir contient contiennent contenu tenir tient tiennent tenu fit fits hold holds contain contains contents
		porter porte portes portent portee carry carries carrying gate gates
		chaque chacun chacune each every
		retourner retourne retournent tourner retournee retournees turn turns flip flips flipped flipping turned turning
		combattre battre bat battent battez combat combats bagarre affronter fight fights fighting fought battle battles
		rejouer rejoue recommence recommencer again replay replayed redo refaire
		allie allies alliee alliees ally allies alliance partenaire partenaires partner partners ami amie amis amies copain copains copine copines pote potes coequipier coequipiers equipier friend friends mate mates teammate teammates buddy
		garder garde conserver gardent gardee gardees keep keeps kept keeping stay stays stayed staying rester reste restent reste restant restants restante restantes remain remains remaining left
		depenser depense depensent spend spends spent unspent use uses used unused using utiliser utilise utilisent sers servir
		dessus upper
		rentrer rentre rentrent retour revenir revient reviennent revenu revenus reviendra return returns returned returning home
		echanger echange echanges echangent troc troquer trade trades traded trading swap swaps swapped swapping exchange
		piocher pioche pioches piochent piochee tirage draw draws drawing drawn drew
		defausser defausse defaussent defaussee jette rejeter rejet rejette rejetee discard discards discarded discarding
		melanger melange melangee remelanger brasser shuffle shuffled reshuffle
		decouvrir decouverte decouvre discover discovers discovery discovering discovered reveal reveals revealed revealing reveler
		attaquer attaque attaques attaquent attaquant agresser attack attacks attacked attacking attacker
		proteger protege protegent protegee protegees protection defendre defend defends defense defenses defence defences defending protect protected protects cover covers couvrir couvre
		attendre attend attente wait waiting
		toucher touche touches touchent touchee touchees frapper frappe frappent taper tape hit hits hitting strike strikes struck coup coups
		infecter infecte infection infected infects
		soigner soin guerir guerit guerison heal heals healed recover recovers recovery cure
		partager partage repartir repartis repartition share shares sharing split splits divide divided
		conceder concede concession abandonner abandonne abandon renoncer renonce ceder cede concede concedes conceding quit quits quitting surrender resign forfeit
		bonus points point score scores scoring scored marquer marque
		joueur joueurs player players
		limite maximum max limit limits most maximal
		depasser depasse past beyond overshoot overtake overtakes overtaking
		valoir vaut valeur value worth values
		explorer exploration explore explores exploring
		couleur couleurs colour color colours colors
		main mains hand hands
		carte cartes card cards
		dice die
		sans without no none aucun aucune
		atteindre atteint atteinte atteints accessible reach reachable reached
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
		tomber tombe tombent tombes tombee crever creve mort morte morts mortes mourir meurt dead dies died dying death fall falls fell fallen
		exploser explose explosent explosion explode explodes blow blew blown
		vide vides vider empty emptied epuise epuisee epuises exhausted
		sauter saute saut skip skips jump jumps leap
		blesse blesses blessee blessure blessures wound wounds wounded injured injury hurt
		trop surplus extra leftover leftovers excess spare
		equipe equipes team teams
		court courte courtes raccourcir short shorter shorten rapide rapides quick quicker quickly
		distance portee range loin far
		abri refuge safe shelter
		envahisseur envahisseurs invader invaders
		membre membres member members
		lieu lieux endroit place
		quitter quitte quittent leave leaving leaves partir part partent parti sortir sortent sorti sortie sorties exit exits depart departure
		entrer entrent entree enter entering enters entered
		choisir choix choisit choisis choisissez choose chooses chose chosen choice pick picks
		prendre prend prends prenez prennent prise pris attraper take takes taken taking took grab capture captures captured capturer
		ramasser ramasse collecter collect charger charge load loading
		cacher cache cachee caches cachees hide hides hidden facedown secret secrets secrete secretes
		montrer montre montree montrent show shows shown showing
		sens direction way
		horaire clockwise
		inverse contraire anticlockwise counterclockwise opposite
		abime abimee endommage damaged damage degat degats
		deja already
		avant before
		derriere behind
		repondre reponse answer reply
		niveau level levels
		aider aide aident entraide help helps helped helping
		voler vole volent piquer pique chiper steal steals stealing stole rob
		gardien gardiens guard guards
		autocollant autocollants sticker stickers
		enlever enleve enlevent retirer retirez retirees oter virer vire debarrasser debarrasse remove removes removed removing clear clears cleared clearing rid
		ajouter ajoute ajoutent add adds added
		interdit interdite interdits forbid forbids forbidden ban banned
		besoin requis necessaire require requires required needed
		effet effets fonctionner fonctionne agir agit marche work works worked effect effects
		guerrier guerriers warrior warriors
		arme armes weapon weapons gun guns
		banque bank
		salle salles room rooms
		sonde probe probes
		larve larves larva larvae
		femme femmes woman women
		homme hommes man men
		risque risques risquer risk risks danger dangereux dangerous
		bleu bleue bleues bleus blue
		rouge rouges red
		jaune jaunes yellow
		noir noire noirs black
		blanc blanche blancs blanches white
		vert verte green
		trou trous hole holes
		rayon rayons spoke spokes
		ligne lignes line lines
		orbite orbites orbit orbits
		cercle cercles circle circles anneau anneaux ring rings
		soute cale cargo cargaison chargement
		etoile etoiles star stars
		vaisseau vaisseaux ship ships
		terre earth ground sol
		breche breches breach breaches
		vie vies life lives
		escadron escadrons squadron squadrons
		annoncer annonce annoncent announce announces announced declare declarer
		consigne consignes instruction instructions
		speciale speciales special specials
		pion pions pawn pawns figurine figurines figure figures silhouette silhouettes standee
		jeton jetons token tokens
		etape etapes step steps
		different differente differents differentes
		competence competences skill skills
		defi defis challenge challenges
		piste track tracks
		fatigue fatigues fatiguee tired
		impasse impasses deadlock stalemate
		mener mene menes menee lead leads leading led ahead
		oublier oublie oublies oubliee forget forgets forgot forgotten
		memoire souvenir souviens retenir remember remembers memory
		noter ecrire ecrit write writing written
		parler parle parlent discuter communiquer talk talks talking speak discuss tell
		chance chances probabilite probabilites odds probability luck
		long longue longues longs longtemps longer
		temps time duree
		voisin voisine voisins voisines adjacent adjacente neighbour neighbours neighbouring
		jeune young youngest
		ouvrir ouvre ouvrent ouvert ouverte open opens opened opening
		fermer ferme referme close closes closed
		suffire suffit suffisent assez enough sufficient
		inutile inutiles useless
		accelerer acceleration accelerateur vite vitesse fast faster speed accelerate accelerator
		fort forte forts fortes strong stronger strongest
		faible faibles weak weaker
		meilleur meilleure meilleurs best better
		objectif objectifs goal aim objective
		recuperer recupere recuperent reprendre reprend reprends reprise retrieve regain
		rapporter rapporte rapportent rapportez ramener ramene bring brings bringing brought
		deposer depose deposent drop drops deliver delivers unload
		pousser pousse chasser chasse ejecter push pushes pushed bump bumped bumping kick knock
		traverser traverse traversent cross crosses crossing through travers
		prisonnier prisonniers captif prison prisoner prisoners jail captive
		embuscade embuscades ambush ambushes
		trophee trophees trophy trophies
		agent agents cobaye cobayes
		contact contacts
		equipement equipements equipment
		milieu centre center middle
		gauche left-hand
		question questions
		obtenir obtient recevoir recoit recevons receive receives received
		changer change changent changes changing
		compter compte comptent count counts counting
		finale final finals
		variante variantes option options variant variants version
		installer installe installation preparer preparation setup
		moitie half partial partiel partielle`
);
/** The first word of the line of each word. A word that is written in a line counts before one that is only a form of another. */
const SYNONYMS: ReadonlyMap<string, string> = new Map(
	[formsOf, (word: string) => [word]].flatMap((wordsOf) =>
		SYNONYM_LINES.flatMap((line) => line.flatMap(wordsOf).map((word) => [cutEnding(word), cutEnding(line[0]!)] as const))
	)
);

/** The stem of a word: that of its synonyms, or else the word without its ending. */
export const synonymStem = (word: string): string => {
	const short = cutEnding(word);
	return SYNONYMS.get(short) ?? short;
};

/** Words of a line are near each other, or a word of the other language means both: each is looked for with the others, at a lower weight. */
const RELATED: ReadonlyMap<string, readonly string[]> = linesOf(
	`mort tuer detruire exploser enlever
	battu perdre combattre
	defendre arreter eviter
	gagner prendre
	donner pass passe
	dernier final finir
	rayon ligne
	soute tenir ramasser
	mener derriere
	abattre down
	parler dire montrer annoncer
	base home
	long court temps
	valider payer
	recuperer reprendre prendre revenir
	deposer rapporter laisser
	pousser reculer
	noter memoire
	jeton pion
	rentrer repartir recuperer soigner reculer
	donner echanger aider
	ramasser prendre rapporter ramener bring
	court moins fewer accelerer
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
	const stems = [...new Set(line.map(synonymStem))];
	for (const stem of stems) all.set(stem, [...(all.get(stem) ?? []), ...stems.filter((other) => other !== stem)]);
	return all;
}, new Map<string, readonly string[]>());

/** The stems that are looked for besides a stem. */
export const relatedStems = (stem: string): readonly string[] => RELATED.get(stem) ?? [];
