import * as v from 'valibot'
import { lazyValue } from '../shared/lazyValue.ts'
import { periodsPerYear } from './payPeriods.ts'

/** Bounds of an amount of money, in whole minor units of its currency. */
export const amounts = { min: 1, max: 1_000_000_000_000 } as const

const NO_AMOUNT = 'Enter the amount in digits, such as 64,000 or 17.50.'

/** Amount of money in whole minor units of its currency. */
export const amount = v.pipe(
  v.number(NO_AMOUNT),
  v.integer(NO_AMOUNT),
  v.minValue(amounts.min, 'Enter an amount above zero.'),
  v.maxValue(amounts.max, 'Enter a smaller amount.'),
)

const currencies = lazyValue(() => new Set<string>(Intl.supportedValuesOf('currency')))

/** Currency by its ISO 4217 code. */
export const currency = v.pipe(
  v.string('Choose a currency.'),
  v.regex(/^[A-Z]{3}$/, 'Enter a three-letter currency code, such as EUR.'),
  v.check((code) => currencies().has(code), 'Choose a currency that is in use.'),
)

type Period = keyof typeof periodsPerYear

const isPeriod = (name: string): name is Period => Object.hasOwn(periodsPerYear, name)

/** Unit of time that the pay refers to. */
export const payPeriod = v.picklist(Object.keys(periodsPerYear).filter(isPeriod), 'Choose a pay period.')
