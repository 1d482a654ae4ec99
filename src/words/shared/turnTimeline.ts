/** Texts of the timeline. */
export const turnTimelineWords = { you: 'You' } as const
