/** Lanes of a path through an application. */
export const turnTimelineWords = { you: 'You' } as const
