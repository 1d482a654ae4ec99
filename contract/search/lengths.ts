/**
 * Maximum lengths in characters. Separate from the criteria, because pages that only contain a search field
 * do not validate them.
 */
export const searchLengths = { text: { max: 120 } } as const
