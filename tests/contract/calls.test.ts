// @module-tag security
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { accountPath, accountCalls, type AccountCallName } from './support/accountCalls.ts'
import { candidate } from '../machines/support/events.ts'

const emailAddress = 'candidate@example.com'
const password = 'Aa1!aaaa'

/** Calls from section 7 of the specification, and additional calls of our server. */
const table: Readonly<
  Record<AccountCallName, readonly [path: string, payload: Readonly<Record<string, string>>]>
> = {
  login: ['candidate/login', { emailAddress, password }],
  register: [
    'candidate/register',
    { firstName: 'First', lastName: 'Last', emailAddress, password, provider: 'email' },
  ],
  registerEmployer: [
    'employer/register',
    {
      firstName: 'First',
      lastName: 'Last',
      emailAddress,
      password,
      provider: 'email',
      companyName: 'Company',
    },
  ],
  forgotPassword: ['candidate/forgot-password', { emailAddress }],
  checkResetPasswordCode: [
    'candidate/check-reset-password-code',
    { emailAddress, resetPasswordCode: 'CODE' },
  ],
  createPassword: ['candidate/create-password', { emailAddress, password }],
  verify: ['candidate/verify', { emailAddress, verificationCode: 'CODE' }],
  updateProfile: [
    'candidate/update-profile',
    { id: 'c1', firstName: 'First', lastName: 'Last', userName: 'FirstLast' },
  ],
  logout: ['candidate/logout', {}],
  session: ['candidate/session', {}],
  resendVerification: ['candidate/resend-verification', {}],
  changePassword: ['candidate/change-password', { currentPassword: 'Old1!aaa', password }],
}
const isName = (key: string): key is AccountCallName => key in accountCalls
const names = Object.keys(accountCalls).filter(isName)
const keysOf = (name: AccountCallName) => Object.keys(table[name][1])

describe.each(names)('the call %s', (name) => {
  const [path, payload] = table[name]
  const accepts = (values: unknown) => v.is(accountCalls[name].payload, values)

  test('has its path for each role that may make it', () => {
    const last = path.slice(path.indexOf('/') + 1)
    expect(accountCalls[name].roles.map((role) => accountPath(role, name))).toEqual(
      accountCalls[name].roles.map((role) => `${role}/${last}`),
    )
    expect(accountCalls[name].roles.map((role) => `${role}/${last}`)).toContain(path)
  })

  test('accepts exactly its keys', () => {
    expect(v.parse(accountCalls[name].payload, payload)).toEqual(payload)
    expect(accepts({ ...payload, more: '' })).toBe(false)
    expect(accepts({ ...payload, ['__proto__']: {} })).toBe(false)
  })

  test('accepts only an object', () => {
    expect([null, undefined, 'text', 7, [payload]].filter(accepts)).toEqual([])
  })
})

describe.each(names.flatMap((name) => keysOf(name).map((key) => ({ name, key }))))(
  'the call $name and its $key',
  ({ name, key }) => {
    const [, payload] = table[name]

    test.each([undefined, null, 7, '', ['a', 'b'], { a: 'b' }])('rejects %j', (value) => {
      expect(v.is(accountCalls[name].payload, { ...payload, [key]: value })).toBe(false)
    })
  },
)

const parse = (name: AccountCallName, values: Readonly<Record<string, string>>) =>
  v.safeParse(accountCalls[name].payload, { ...table[name][1], ...values })

describe('values', () => {
  test('a registration is always by email', () => {
    expect(parse('register', { provider: 'social' }).success).toBe(false)
  })

  test.each(['login', 'register', 'forgotPassword'] as const)(
    '%s converts a typed address to its canonical form',
    (name) => {
      expect(parse(name, { emailAddress: ' Candidate@EXAMPLE.com ' }).output).toMatchObject({ emailAddress })
    },
  )

  test.each([
    ['checkResetPasswordCode', 'resetPasswordCode'],
    ['verify', 'verificationCode'],
  ] as const)('the code of %s loses its spaces, and has at most 64 characters', (name, key) => {
    expect(parse(name, { [key]: ' CODE\n' }).output).toMatchObject({ [key]: 'CODE' })
    expect(parse(name, { [key]: 'A'.repeat(64) }).success).toBe(true)
    expect(parse(name, { [key]: 'A'.repeat(65) }).success).toBe(false)
    expect(parse(name, { [key]: '  ' }).success).toBe(false)
  })

  test('A new password has to be strong; the current one only has to be present.', () => {
    expect(parse('createPassword', { password: 'aaaaaaaa' }).success).toBe(false)
    expect(parse('changePassword', { password: 'aaaaaaaa' }).success).toBe(false)
    expect(parse('changePassword', { currentPassword: 'aaaaaaaa' }).success).toBe(true)
  })
})

const answeringUser = ['login', 'register', 'registerEmployer', 'updateProfile'] as const

describe('answers', () => {
  test.each(answeringUser)('%s returns the user', (name) => {
    expect(v.parse(accountCalls[name].result, candidate)).toEqual(candidate)
    expect(v.is(accountCalls[name].result, null)).toBe(false)
  })

  test('session returns the user, or null', () => {
    expect(v.parse(accountCalls.session.result, candidate)).toEqual(candidate)
    expect(v.parse(accountCalls.session.result, null)).toBeNull()
    expect(v.is(accountCalls.session.result, undefined)).toBe(false)
  })

  test.each(names.filter((name) => name !== 'session' && !answeringUser.some((user) => user === name)))(
    'Any result of %s is accepted, because the specification does not define it.',
    (name) => {
      expect([undefined, null, true, {}].every((result) => v.is(accountCalls[name].result, result))).toBe(
        true,
      )
    },
  )
})
