export const currencyWords = { choose: 'Choose a currency' } as const

export const loadCurrencies = () => import('./currencyOptions.ts')
