export const countryWords = { choose: 'Choose a country' } as const
