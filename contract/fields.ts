import * as v from 'valibot'
import { canonicalEmailAddress } from './emailAddress.ts'
import { atMost, bounded, bounds, lengthOf, plainLine } from './text.ts'

// The rules of single fields that several forms and calls share. The rules of one form alone stand with that form.

/**
 * Lengths in characters as a person counts them (code points). Specification, 9, gives the least; the most is ours.
 */
export const lengths = {
  password: { min: 8, max: 128 },
  name: { min: 2, max: 50 },
  emailAddress: { max: 254 },
} as const

/** An e-mail address, given back in its canonical form. */
export const emailAddress = (message: string) =>
  v.pipe(
    bounded(lengths.emailAddress.max, message, message),
    v.check((typed) => canonicalEmailAddress(typed) !== undefined, message),
    bounds({ maxLength: lengths.emailAddress.max }),
    v.transform((typed) => canonicalEmailAddress(typed) ?? typed),
  )

// Some names are written with signs that nobody sees; such signs alone are none.
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu
// Ends of lines and of paragraphs, which a longer text may have been pasted with.
const NOT_IN_NAMES = /[\p{Zl}\p{Zp}]/u

const isName = (text: string) =>
  !NOT_IN_NAMES.test(text) && lengthOf(text.replaceAll(INVISIBLE, '')) >= lengths.name.min

/** The name of a person or a company: one line. */
export const name = (message: string) =>
  v.pipe(
    plainLine(lengths.name.max, message),
    v.check(isName, message),
    bounds({ minLength: lengths.name.min }),
  )

/** Name of a company, at registration and on its page. */
export const companyName = name('Enter the name of your company')

/** Password rules (specification, 5), each with its hint. */
export const passwordRules = [
  {
    words: `At least ${lengths.password.min} characters`,
    met: (text: string) => lengthOf(text) >= lengths.password.min,
  },
  { words: 'One lowercase letter', met: (text: string) => /\p{Ll}/u.test(text) },
  { words: 'One uppercase letter', met: (text: string) => /\p{Lu}/u.test(text) },
  { words: 'One number', met: (text: string) => /\p{Nd}/u.test(text) },
  { words: 'One symbol', met: (text: string) => /[^\p{L}\p{N}\s]/u.test(text) },
] as const

/**
 * A password as it is hashed (NIST SP 800-63B, 3.1.1.2): keyboards compose the same letter in several ways. To be called
 * with one of bounded length, of which nothing is cut.
 */
export const normalizedPassword = (typed: string) => typed.normalize('NFKC')

/** A password that is to be set, in its normal form. */
export const newPassword = (message = 'Min. 8 characters - one uppercase, one lowercase, and one number.') =>
  v.pipe(
    bounded(lengths.password.max, message),
    v.transform(normalizedPassword),
    v.check((text) => text.isWellFormed() && passwordRules.every(({ met }) => met(text)), message),
    bounds({ minLength: lengths.password.min }),
    ...atMost(lengths.password.max),
  )

const TOO_SHORT = 'Please enter a password that contains at least 8 chars.'

/** A password that was set before, as it is typed: one that is weak by today's rules still opens its account. */
export const currentPassword = v.pipe(
  bounded(lengths.password.max, TOO_SHORT),
  v.check((text) => lengthOf(text) >= lengths.password.min && text.isWellFormed(), TOO_SHORT),
  bounds({ minLength: lengths.password.min }),
  ...atMost(lengths.password.max),
)

export const INCOMPLETE = 'This link is not complete.'

/** In characters. Our own codes are shorter; those of another backend need not be. */
export const codeLength = { max: 64 } as const

/** The code of a mailed link. */
export const mailedCode = v.pipe(
  bounded(codeLength.max, INCOMPLETE, INCOMPLETE),
  v.trim(),
  v.nonEmpty(INCOMPLETE),
  v.maxLength(codeLength.max, INCOMPLETE),
)
