import { describe, expect, test } from 'vitest'
import { mask, masked } from '../../src/inspector/mask.ts'

const secret = 'Open-Sesame-1'

function form(fields: Readonly<Record<string, string>>): FormData {
  const filled = new FormData()
  for (const [name, value] of Object.entries(fields)) filled.set(name, value)
  return filled
}

describe('a secret is masked', () => {
  test.each([
    'password',
    'currentPassword',
    'newPassword',
    'code',
    'resetPasswordCode',
    'verificationCode',
    'token',
    'accessToken',
    // Response of a passkey.
    'response',
  ])('under the name %s, however deep, in a form too', (name) => {
    const values = [
      { [name]: secret },
      { [name]: { inside: [secret] } },
      { input: { list: [{ [name]: secret }] } },
      { type: 'submit', form: form({ [name]: secret }) },
      new Map([['held', { [name]: secret }]]),
      new Set([form({ [name]: secret })]),
    ]
    for (const value of values) {
      expect(JSON.stringify(mask(value))).not.toContain(secret)
      expect(JSON.stringify(mask(value))).toContain(masked)
    }
  })

  test.each([
    `/auth/create-password/candidate/ada%40example.com/${secret}`,
    `https://example.com/auth/verify/employer/ada%40example.com/${secret}?next=1`,
    `/somewhere?resetPasswordCode=${secret}&next=/`,
    `#access_token=${secret}`,
  ])('in the address %s', (address) => {
    const holders = [address, { to: address }, new URL(address, 'http://here.invalid'), new Error(address)]
    for (const holder of holders) expect(JSON.stringify(mask(holder))).not.toContain(secret)
  })
})

describe('other data can be read', () => {
  test('names, addresses and the fields of a form', () => {
    const event = { type: 'submit', form: form({ emailAddress: 'ada@example.com', password: secret }) }
    expect(mask(event)).toEqual({
      type: 'submit',
      form: { FormData: { emailAddress: 'ada@example.com', password: masked } },
    })
  })

  test('the code of a failure', () => {
    const failure = { code: 'refused', message: 'No.' }
    expect(mask({ failure })).toEqual({ failure })
    expect(mask({ failure: { ...failure, code: secret } })).toEqual({
      failure: { code: masked, message: 'No.' },
    })
  })

  test('the message of an error', () => {
    expect(mask({ error: new Error('It broke.') })).toEqual({ error: { Error: 'It broke.' } })
  })
})

test('values that are no data become data', () => {
  class Door {
    readonly key = secret
  }
  const circle: Record<string, unknown> = { name: 'circle', left: undefined }
  circle['self'] = circle
  expect(mask(circle)).toEqual({ name: 'circle', self: '…' })
  expect(mask([undefined, null, new Door(), () => secret, new Date(0)])).toEqual([
    null,
    null,
    { Door: '…' },
    '(function)',
    '1970-01-01T00:00:00.000Z',
  ])
  expect(mask(undefined)).toBeNull()
})
