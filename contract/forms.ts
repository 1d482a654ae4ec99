import * as v from 'valibot'
import { canonicalAddress } from './emailAddress.ts'

/** Lengths in characters as a person counts them (code points). Specification, 9, gives the least; the most is ours. */
export const limits = {
  password: { min: 8, max: 128 },
  name: { min: 2, max: 50 },
  userName: { min: 6, max: 32 },
  emailAddress: { max: 254 },
  companyWebsite: { max: 200 },
  companyAbout: { max: 160 },
  code: { max: 64 },
} as const

const length = (text: string) => [...text].length
const within = (max: number) => (text: string) => length(text) <= max

// Controls, blanks without width, and marks that turn the direction of what follows.
const FORBIDDEN = /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/u

/** Whether a text is one line without anything that nobody sees. */
const isPlain = (text: string) => text.isWellFormed() && !FORBIDDEN.test(text)

/** An address on the web, or nothing. */
const isWebsite = (text: string) =>
  text === '' || (/^https:\/\/[^\s\\]+\.[^\s\\]+$/.test(text) && isPlain(text) && URL.canParse(text))

const emailAddress = (message: string) =>
  v.pipe(
    v.string(message),
    v.check((typed) => canonicalAddress(typed) !== undefined, message),
    v.transform((typed) => canonicalAddress(typed) ?? typed),
  )

const name = (message: string) =>
  v.pipe(
    v.string(message),
    v.trim(),
    v.normalize('NFC'),
    v.check((text) => length(text) >= limits.name.min && isPlain(text), message),
    v.check(within(limits.name.max), `Please use at most ${limits.name.max} characters.`),
  )

const tooLong = `Please use at most ${limits.password.max} characters.`

const strongPassword = (message: string) =>
  v.pipe(
    v.string(message),
    v.check((text) => text.isWellFormed() && passwordRules.every(({ met }) => met(text)), message),
    v.check(within(limits.password.max), tooLong),
  )

/** What makes a password strong (specification, 5), each rule with the words that tell it while typing. */
export const passwordRules = [
  {
    words: `At least ${limits.password.min} characters`,
    met: (text: string) => length(text) >= limits.password.min,
  },
  { words: 'One lowercase letter', met: (text: string) => /\p{Ll}/u.test(text) },
  { words: 'One uppercase letter', met: (text: string) => /\p{Lu}/u.test(text) },
  { words: 'One number', met: (text: string) => /\p{Nd}/u.test(text) },
  { words: 'One symbol', met: (text: string) => /[^\p{L}\p{N}\s]/u.test(text) },
] as const

const companyName = name('Please enter the name of your company')

const companyWebsite = v.pipe(
  v.string('Please enter an address that begins with https://'),
  v.trim(),
  v.maxLength(limits.companyWebsite.max, `Please use at most ${limits.companyWebsite.max} characters.`),
  v.check(isWebsite, 'Please enter an address that begins with https://'),
)

const companyAbout = v.pipe(
  v.string('Please tell about your company in words'),
  v.trim(),
  v.check(
    (text) => isPlain(text.replaceAll(/[\r\n]/g, ' ')),
    'Please use letters, numbers, signs and line breaks only.',
  ),
  v.check(within(limits.companyAbout.max), `Please use at most ${limits.companyAbout.max} characters.`),
)

const register = {
  firstName: name('Please enter first name'),
  lastName: name('Please enter last name'),
  emailAddress: emailAddress('Please enter a valid email address'),
  password: strongPassword(
    'Please enter a password that contains at least one upper/lowercase letter, one number and one symbol.',
  ),
}

/** The rules and messages of every form (specification, 5). Parsing gives the values in canonical form. */
export const forms = {
  login: {
    emailAddress: emailAddress('Please enter a valid email address'),
    password: v.pipe(
      v.string('Please enter a password that contains at least 8 chars.'),
      v.check(
        (text) => length(text) >= limits.password.min && text.isWellFormed(),
        'Please enter a password that contains at least 8 chars.',
      ),
      v.check(within(limits.password.max), tooLong),
    ),
  },
  register,
  registerEmployer: { ...register, companyName },
  company: { companyName, companyWebsite, companyAbout },
  forgotPassword: {
    emailAddress: emailAddress('Please provide a valid email address'),
  },
  createPassword: {
    password: strongPassword('Min. 8 characters - one uppercase, one lowercase, and one number.'),
  },
  profile: {
    firstName: name('Invalid first name'),
    lastName: name('Invalid last name'),
    userName: v.pipe(
      v.string('Min 6 and alphanumeric english chars.'),
      v.trim(),
      v.regex(/^[A-Za-z0-9]{6,}$/, 'Min 6 and alphanumeric english chars.'),
      v.maxLength(limits.userName.max, `Please use at most ${limits.userName.max} characters.`),
    ),
  },
} as const

export type FormName = keyof typeof forms

/** The rule of one field, to re-check it while a person mends it. */
export type FieldRule = v.GenericSchema<unknown, unknown>
