/** In characters. Apart from the criteria: a page where a search only begins checks none. */
export const searchLengths = { text: { max: 120 } } as const
