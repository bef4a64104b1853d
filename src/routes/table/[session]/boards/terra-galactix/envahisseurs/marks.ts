/** The two teams by shape: a triangle, a square. */
export const TEAM_MARKS = ['M0-8 7.500 5.500h-15z', 'M-6.500-6.500h13v13h-13z'] as const;
