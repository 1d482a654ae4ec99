/** Attribute of the root element with the offered providers as JSON. Absent where there is none. */
export const providersMark = 'data-providers'
