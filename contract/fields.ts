import * as v from 'valibot'
import { canonicalEmailAddress } from './emailAddress.ts'
import { atMost, bounded, bounds, lengthOf, plainLine } from './text.ts'

// Rules of fields that several forms and calls share.

/** Lengths in code points. The minimums are from the specification, 9. */
export const lengths = {
  password: { min: 8, max: 128 },
  name: { min: 2, max: 50 },
  emailAddress: { max: 254 },
} as const

/** Email address; the output is its canonical form. */
export const emailAddress = (message: string) =>
  v.pipe(
    bounded(lengths.emailAddress.max, message, message),
    v.check((typed) => canonicalEmailAddress(typed) !== undefined, message),
    bounds({ maxLength: lengths.emailAddress.max }),
    v.transform((typed) => canonicalEmailAddress(typed) ?? typed),
  )

// Some names contain invisible characters, but a name cannot consist of them alone.
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu
// Line and paragraph separators, which pasted text may contain.
const NOT_IN_NAMES = /[\p{Zl}\p{Zp}]/u

const isName = (text: string) =>
  !NOT_IN_NAMES.test(text) && lengthOf(text.replaceAll(INVISIBLE, '')) >= lengths.name.min

/** Name of a person or a company, on one line. */
export const name = (message: string) =>
  v.pipe(
    plainLine(lengths.name.max, message),
    v.check(isName, message),
    bounds({ minLength: lengths.name.min }),
  )

/** Name of a company, at registration and on its page. */
export const companyName = name('Enter the name of your company')

/** Password rules (specification, 5), each with its hint for the form. */
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
 * Password in the form that is hashed (NIST SP 800-63B, 3.1.1.2), because keyboards compose the same letter
 * in several ways. Call it with input of bounded length only.
 */
export const normalizedPassword = (typed: string) => typed.normalize('NFKC')

/** New password; the output is its normalized form. */
export const newPassword = (message = 'Min. 8 characters - one uppercase, one lowercase, and one number.') =>
  v.pipe(
    bounded(lengths.password.max, message),
    v.transform(normalizedPassword),
    v.check((text) => text.isWellFormed() && passwordRules.every(({ met }) => met(text)), message),
    bounds({ minLength: lengths.password.min }),
    ...atMost(lengths.password.max),
  )

const TOO_SHORT = 'Please enter a password that contains at least 8 chars.'

/** Existing password. It is not checked against today's rules, so that an old weak password still works. */
export const currentPassword = v.pipe(
  bounded(lengths.password.max, TOO_SHORT),
  v.check((text) => lengthOf(text) >= lengths.password.min && text.isWellFormed(), TOO_SHORT),
  bounds({ minLength: lengths.password.min }),
  ...atMost(lengths.password.max),
)

export const INCOMPLETE = 'This link is not complete.'

/** Maximum length in characters. Codes of this server are shorter; those of other backends may be longer. */
export const codeLength = { max: 64 } as const

/** Code from a mailed link. */
export const mailedCode = v.pipe(
  bounded(codeLength.max, INCOMPLETE, INCOMPLETE),
  v.trim(),
  v.nonEmpty(INCOMPLETE),
  v.maxLength(codeLength.max, INCOMPLETE),
)
