/** Attribute of the root element with the offered providers as JSON. Absent without providers. */
export const providersMark = 'data-providers'
