/** Lanes of a path through an application. */
export const wayWords = { you: 'You' } as const
