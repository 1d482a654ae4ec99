import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { passwordRules } from '../../contract/fields.ts'
import { forms, type FieldRule } from '../../contract/forms.ts'

/** First validation message for a value; undefined if it is valid. */
const complaint = (rule: FieldRule, value: unknown) => v.safeParse(rule, value).issues?.[0].message

const { login, register, forgotPassword, createPassword, profile } = forms
const notTexts = [undefined, null, 12345678, ['candidate@example.com', 'employer@example.com'], {}]
const notAddresses = [
  '',
  ' ',
  'candidate',
  'candidate@',
  '@example.com',
  'candidate@example',
  'a b@example.com',
]
const addresses = ['candidate@example.com', ' Candidate@Example.com ', 'a+b@c.de']
const weakPasswords = {
  nothing: '',
  '7 characters': 'Aa1!aaa',
  'no lowercase letter': 'AA1!AAAA',
  'no uppercase letter': 'aa1!aaaa',
  'no number': 'Aaa!aaaa',
  'no symbol': 'Aa1aaaaa',
  'a space for a symbol': 'Aa1 aaaa',
  'half a character': 'Aa1!aaa\ud83d',
}
const strongPasswords = ['Aa1!aaaa', 'Aa1 aaa_', 'Éé1!éééé', `Aa1!${'a'.repeat(124)}`]
const notNames = [
  '',
  ' ',
  'A',
  ' A ',
  '\t\n',
  'A\u0000B',
  'A\u007fB',
  // Texts that become invalid when their invisible marks are removed.
  'A\u202e',
  'A\u2066\ufeff',
  'AB\ud83d',
  // Texts with invisible characters, line separators or direction marks.
  '\u200d\u200d',
  '\u3164\u3164',
  'A\u00ad',
  'A\u061c',
  'A\u2028B',
  'A\u2029B',
]
const names = [
  'Al',
  ' Al ',
  'Al\u200e',
  'A\tl',
  '\u200fعلي',
  'می\u200cثم',
  'A-B',
  "O'B",
  '李明',
  'A B',
  'a'.repeat(50),
]

/** Messages from section 5 of the specification, verbatim, with values on both sides of every limit. */
const table: readonly {
  rule: string
  of: FieldRule
  message: string
  refused: readonly unknown[]
  accepted: readonly string[]
}[] = [
  {
    rule: 'Login: email invalid',
    of: login.emailAddress,
    message: 'Please enter a valid email address',
    refused: notAddresses,
    accepted: addresses,
  },
  {
    rule: 'Login: password missing or under 8 characters',
    of: login.password,
    message: 'Please enter a password that contains at least 8 chars.',
    refused: ['', '1234567', '😀😀😀😀😀😀😀'],
    accepted: ['12345678', '        ', '😀😀😀😀😀😀😀😀', 'a'.repeat(128)],
  },
  {
    rule: 'Register: first name under 2 characters',
    of: register.firstName,
    message: 'Please enter first name',
    refused: notNames,
    accepted: names,
  },
  {
    rule: 'Register: last name under 2 characters',
    of: register.lastName,
    message: 'Please enter last name',
    refused: notNames,
    accepted: names,
  },
  {
    rule: 'Register: email invalid',
    of: register.emailAddress,
    message: 'Please enter a valid email address',
    refused: notAddresses,
    accepted: addresses,
  },
  {
    rule: 'Register: weak password',
    of: register.password,
    message:
      'Please enter a password that contains at least one upper/lowercase letter, one number and one symbol.',
    refused: Object.values(weakPasswords),
    accepted: strongPasswords,
  },
  {
    rule: 'Forgot password: email invalid',
    of: forgotPassword.emailAddress,
    message: 'Please provide a valid email address',
    refused: notAddresses,
    accepted: addresses,
  },
  {
    rule: 'Create password: weak password',
    of: createPassword.password,
    message: 'Min. 8 characters - one uppercase, one lowercase, and one number.',
    refused: Object.values(weakPasswords),
    accepted: strongPasswords,
  },
  {
    rule: 'Profile: first name under 2',
    of: profile.firstName,
    message: 'Invalid first name',
    refused: notNames,
    accepted: names,
  },
  {
    rule: 'Profile: last name under 2',
    of: profile.lastName,
    message: 'Invalid last name',
    refused: notNames,
    accepted: names,
  },
  {
    rule: 'Profile: userName under 6 or not alphanumeric English characters',
    of: profile.userName,
    message: 'Min 6 and alphanumeric english chars.',
    refused: ['', 'abc12', 'abc 12', 'abc_12', 'abcdé1', 'ａｂｃｄｅｆ', 'abcde１', 'abcdef\nx'],
    accepted: ['abc123', 'ABCDEF', '123456', ' abc123 ', 'a'.repeat(32)],
  },
]

describe.each(table)('$rule', ({ of, message, refused, accepted }) => {
  test.each([...refused, ...notTexts])('refuses %j in the words of the specification', (value) => {
    expect(complaint(of, value)).toBe(message)
  })

  test.each(accepted)('accepts %j', (value) => {
    expect(complaint(of, value)).toBeUndefined()
  })
})

describe('a too long value is refused with its own message', () => {
  test.each([
    ['a first name', register.firstName, 'a', 50],
    ['a last name', profile.lastName, '😀', 50],
    ['a password', login.password, 'a', 128],
    ['a user name', profile.userName, 'a', 32],
  ] as const)('%s', (_, rule, letter, most) => {
    expect(complaint(rule, letter.repeat(most))).toBeUndefined()
    expect(complaint(rule, letter.repeat(most + 1))).toBe(`Use at most ${most} characters.`)
  })

  test('a strong password', () => {
    expect(complaint(createPassword.password, `Aa1!${'a'.repeat(125)}`)).toBe('Use at most 128 characters.')
  })
})

describe('an accepted value', () => {
  test('of a name is trimmed and composed', () => {
    expect(v.parse(profile.firstName, ' e\u0301a ')).toBe('\u00e9a')
  })

  test.each([
    ['a mark of direction at its end', 'Ada\u200e', 'Ada'],
    ['marks of direction around it', '\u2067\u05e2\u05d3\u05d4\u2069', '\u05e2\u05d3\u05d4'],
    ['a byte order mark', '\ufeffAda', 'Ada'],
    ['a word joiner within it', 'Ada\u2060Byron', 'AdaByron'],
    ['a tab for a blank', 'Ada\tByron', 'Ada Byron'],
    ['the joiner of a Persian name, which counts', 'می\u200cثم', 'می\u200cثم'],
    ['more marks than a letter bears', `A${'\u0301'.repeat(40)}b`, `\u00c1${'\u0301'.repeat(29)}b`],
  ])('of a name: %s', (_, typed, taken) => {
    expect(v.parse(profile.firstName, typed)).toBe(taken)
  })

  test('of an address is canonical', () => {
    expect(v.parse(login.emailAddress, ' Candidate@Example.COM ')).toBe('candidate@example.com')
  })

  test('of a password is unchanged, spaces included', () => {
    expect(v.parse(login.password, '  e\u0301 pass ')).toBe('  e\u0301 pass ')
  })

  test('of a new password is composed and otherwise unchanged', () => {
    expect(v.parse(createPassword.password, ' Aa1! e\u0301\uff11 ')).toBe(' Aa1! \u00e91 ')
    const marked = `Aa1!xyzw${'\u0315'.repeat(60)}`
    expect(v.parse(createPassword.password, marked)).toBe(marked)
  })

  test('of any field is accepted again unchanged', () => {
    const fields: readonly FieldRule[] = Object.values(forms).flatMap((form) =>
      Object.values<FieldRule>(form),
    )
    fc.assert(
      fc.property(fc.constantFrom(...fields), fc.string({ unit: 'binary', maxLength: 60 }), (rule, typed) => {
        const once = v.safeParse(rule, typed)
        if (once.success) expect(v.parse(rule, once.output)).toBe(once.output)
      }),
    )
  })
})

const unmet = (text: string) => passwordRules.filter(({ met }) => !met(text)).map(({ words }) => words)

describe('the rules of a strong password, checked while typing,', () => {
  test.each([
    ['Aa1!aaa', 'At least 8 characters'],
    ['AA1!AAAA', 'One lowercase letter'],
    ['aa1!aaaa', 'One uppercase letter'],
    ['Aaa!aaaa', 'One number'],
    ['Aa1aaaaa', 'One symbol'],
  ])('name what is missing in %j', (text, words) => {
    expect(unmet(text)).toEqual([words])
  })

  test('are all met exactly when the form accepts it', () => {
    const piece = fc.constantFrom('a', 'B', '7', '#', ' ', 'é', 'Ü', '٣', '😀', 'ab')
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        const text = pieces.join('')
        expect(complaint(register.password, text) === undefined).toBe(unmet(text).length === 0)
      }),
    )
  })
})
