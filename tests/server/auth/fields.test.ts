// @module-tag security
import { describe, expect, test } from 'vitest'
import { accountCalls, type AccountCallName } from '../../contract/support/accountCalls.ts'
import { codeLength, lengths } from '../../../contract/fields.ts'
import { userNameLength } from '../../../contract/profile/forms.ts'
import { ada, sharedTestServer } from '../support/harness.ts'

const payloads = {
  login: { emailAddress: 'ada@example.com', password: 'Analytical1!' },
  register: {
    firstName: 'Ada',
    lastName: 'Byron',
    emailAddress: 'ada@example.com',
    password: 'Analytical1!',
    provider: 'email',
  },
  registerEmployer: {
    firstName: 'Ada',
    lastName: 'Byron',
    emailAddress: 'ada@example.com',
    password: 'Analytical1!',
    provider: 'email',
    companyName: 'Engines',
  },
  forgotPassword: { emailAddress: 'ada@example.com' },
  checkResetPasswordCode: { emailAddress: 'ada@example.com', resetPasswordCode: 'A'.repeat(26) },
  createPassword: { emailAddress: 'ada@example.com', password: 'Analytical1!' },
  verify: { emailAddress: 'ada@example.com', verificationCode: 'A'.repeat(26) },
  updateProfile: { id: 'someone', firstName: 'Ada', lastName: 'Byron', userName: 'Lovelace' },
  logout: {},
  session: {},
  resendVerification: {},
  changePassword: { currentPassword: 'Analytical1!', password: 'Difference2?' },
} as const satisfies Record<AccountCallName, Readonly<Record<string, string>>>

/** A text of the given length that violates no other rule. */
const text = (length: number) => `Aa1!${'x'.repeat(length)}`.slice(0, length)
const letters = (length: number) => 'x'.repeat(length)
const address = (length: number) => {
  const label = 'd'.repeat(50)
  const ends = [`${'l'.repeat(64)}@${label}.${label}.${label}.`, '.com']
  return ends.join('e'.repeat(length - ends.join('').length))
}

interface Edges {
  readonly good: readonly unknown[]
  readonly bad: readonly unknown[]
}

const nameEdges: Edges = {
  good: [
    letters(lengths.name.min),
    letters(lengths.name.max),
    '💥'.repeat(lengths.name.max),
    "O'Neil-Åse",
    'Ad\u202ea',
  ],
  bad: [letters(lengths.name.min - 1), letters(lengths.name.max + 1), '  x  ', 'A\u0000da', 'A\ud800da'],
}
const newPasswordEdges: Edges = {
  good: [text(lengths.password.min), text(lengths.password.max), `Aa1!${'💥'.repeat(124)}`],
  bad: [text(lengths.password.min - 1), text(lengths.password.max + 1), 'analytical1!', 'Aa1!aaa\ud800'],
}
const typedPasswordEdges: Edges = {
  good: [letters(lengths.password.min), letters(lengths.password.max)],
  bad: [letters(lengths.password.min - 1), letters(lengths.password.max + 1), 'aaaaaaaa\ud800'],
}
const codeEdges: Edges = { good: ['x', letters(codeLength.max)], bad: ['  ', letters(codeLength.max + 1)] }

const edges: Readonly<Record<string, Edges>> = {
  firstName: nameEdges,
  lastName: nameEdges,
  companyName: nameEdges,
  emailAddress: {
    good: ['a@b.co', address(254), "o'brien+x@xn--bcher-kva.example", 'ada@bücher.example'],
    bad: [
      address(255),
      'ada',
      'ada@localhost',
      'ada@127.0.0.1',
      'a@b@c.example',
      'ada@x.example,eve@x.example',
      'ada@x.example\r\nBcc: eve@x.example',
      '"a b"@x.example',
      'mıke@x.example',
      'a%2Fb@x.example',
      'a\u0000@x.example',
      ['ada@x.example', 'eve@x.example'],
    ],
  },
  password: newPasswordEdges,
  currentPassword: typedPasswordEdges,
  provider: { good: ['email'], bad: ['google', 'social'] },
  resetPasswordCode: codeEdges,
  verificationCode: codeEdges,
  id: { good: ['x'], bad: ['', letters(201)] },
  userName: {
    good: [letters(userNameLength.min), letters(userNameLength.max), 'Ada2030'],
    bad: [
      letters(userNameLength.min - 1),
      letters(userNameLength.max + 1),
      'ada.byron',
      'ada byron',
      'lovelacé',
    ],
  },
}
const wrongTypes = [undefined, null, 1, true, [], {}, '']

// Addresses from links are used unchanged, and refused like a wrong code.
const linkedAddressEdges: Edges = { good: ['ada', 'a%2Fb@x.example', letters(254)], bad: [letters(255)] }
const linked = new Set<AccountCallName>(['checkResetPasswordCode', 'createPassword', 'verify'])

function edgesOf(name: AccountCallName, field: string): Edges | undefined {
  if (field === 'emailAddress' && linked.has(name)) return linkedAddressEdges
  return name === 'login' && field === 'password' ? typedPasswordEdges : edges[field]
}

const names = Object.keys(accountCalls).filter((name): name is AccountCallName => name in accountCalls)
const table = names.flatMap((name) => Object.keys(payloads[name]).map((field) => [name, field] as const))

const server = sharedTestServer()

test.each(names)('%s is tested with every field of its payload', (name) => {
  expect(Object.keys(payloads[name]).toSorted()).toEqual(
    Object.keys(accountCalls[name].payload.entries).toSorted(),
  )
})

/** A browser that may make the call. */
async function callerOf(name: AccountCallName) {
  if (accountCalls[name].access === 'public') return server().browser()
  const { browser } = await server().registered({
    ...ada,
    emailAddress: `${crypto.randomUUID()}@example.com`,
  })
  return browser
}

describe.each(table)('%s: %s', (name, field) => {
  const sendAll = async (values: readonly unknown[]) => {
    const browser = await callerOf(name)
    return Promise.all(values.map((value) => browser.call(name, { ...payloads[name], [field]: value })))
  }

  test('A value within its bounds is not refused as invalid.', async () => {
    const answers = await sendAll(edgesOf(name, field)?.good ?? [])

    expect(answers.length).toBeGreaterThan(0)
    expect(answers.map(({ http }) => http)).not.toContain(400)
    expect(answers.every(({ http }) => http < 500)).toBe(true)
  })

  test('A value out of bounds, of another type or missing is refused with a message at its field.', async () => {
    const answers = await sendAll([...(edgesOf(name, field)?.bad ?? []), ...wrongTypes])

    for (const answer of answers) {
      expect(answer).toMatchObject({ http: 400, status: false, result: null })
      expect(answer.error?.fields?.[field]).toBe(answer.error?.message)
      expect(answer.error?.message).toMatch(/^.{10,200}$/)
    }
  })
})

describe.each(names)('%s', (name) => {
  test('An unknown key is refused, and never reaches a prototype.', async () => {
    const own = JSON.stringify(payloads[name]).slice(1, -1)
    const extras = [
      '"isVerified":true',
      '"__proto__":{"isVerified":true}',
      '"constructor":{"prototype":{}}',
      '"toString":1',
    ]

    const browser = await callerOf(name)
    for (const extra of extras) {
      const response = await browser.send(`/api/${accountCalls[name].roles[0]}/${accountCalls[name].path}`, {
        body: `{${[own, extra].filter(Boolean).join(',')}}`,
      })
      expect(response.status).toBe(400)
    }
    expect('isVerified' in {}).toBe(false)
  })
})
