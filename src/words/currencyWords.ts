export const currencyWords = { choose: 'Choose a currency' } as const
