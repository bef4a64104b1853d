/** The section titles of the booklet, for the place of a rule or an article. */
export const SETUP = 'Préparation du jeu';
export const CONTENTS = 'Contenu';
export const TURN = 'Le tour de jeu';
export const GATE = 'Comment franchir la Porte des Étoiles';
export const EXPLORE = 'Comment explorer une planète';
export const CARDS = 'Les différents types de cartes';
export const FIGHT = 'Comment combattre';
export const ARMS = 'Les armes spéciales';
export const CHULAK = 'Rébellion Jaffa sur Chulak';
export const FOES = 'Les adversaires particuliers';
export const COUPLE = 'Apophis et Amaunet';
export const INVASION = 'Invasion du SG-C';
export const HAND = 'Nombre maximum de cartes en mains';
export const TRADE = 'Échange de cartes entre joueurs';
export const END = 'Fin du jeu';
