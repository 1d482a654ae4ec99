export const countryWords = { choose: 'Choose a country' } as const

export const loadCountries = () => import('./countryOptions.ts')
