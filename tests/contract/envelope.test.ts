import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { envelopeSchema, refusal, success } from '../../contract/envelope.ts'
import { userSchema } from '../../contract/user.ts'
import { candidate } from '../machines/support/events.ts'

const read = (answer: unknown) => v.safeParse(envelopeSchema, answer)
const refused = (message: string, fields?: unknown) => ({ status: false, error: { message, fields } })

describe('a response that is an envelope', () => {
  test('returns success with its result', () => {
    expect(read(success({ a: [1] })).output).toEqual({ status: true, result: { a: [1] } })
    expect(read(success()).output).toEqual({ status: true, result: null })
  })

  test('can leave out what it does not need', () => {
    expect(read({ status: true }).output).toEqual({ status: true })
    expect(read({ status: true, result: 1, error: 'x', more: 2 }).output).toEqual({ status: true, result: 1 })
  })

  test('returns a refusal with its message, and messages by field', () => {
    expect(read(refusal('No.')).output).toEqual(refused('No.'))
    const fields = { emailAddress: 'Taken.' }
    expect(read(refusal('No.', fields)).output).toEqual(refused('No.', fields))
  })

  test.each([
    ['without an error', {}],
    ['with null for an error', { error: null }],
    ['with text for an error', { error: 'No.' }],
    ['with an error that has no message', { error: { code: 7 } }],
    ['with a number for a message', { error: { message: 7 } }],
  ])('is a refusal too %s', (_, rest) => {
    expect(read({ status: false, result: null, ...rest }).output).toEqual(refused(''))
  })

  test.each([7, 'x', ['x'], { emailAddress: 7 }, null])(
    'keeps its message when its fields are %j',
    (fields) => {
      const { output } = read({ status: false, error: { message: 'No.', fields } })
      expect(output).toMatchObject({ status: false, error: { message: 'No.' } })
      expect(read(output).output).toEqual(output)
    },
  )
})

describe('the reason of a refusal', () => {
  test.each([
    { code: 'conflict', revision: 7 },
    { code: 'state', state: 'closed' },
  ] as const)('is read from the error: %j', (reason) => {
    const { output } = read(refusal('No.', undefined, reason))
    expect(output).toEqual({ status: false, error: { message: 'No.', fields: undefined, reason } })
  })

  test.each([
    { code: 'conflict' },
    { code: 'conflict', revision: 'x' },
    { code: 'state' },
    { code: 'else' },
    { code: 7 },
  ])('is not recognized in another shape: %j', (error) => {
    expect(read({ status: false, error: { message: 'No.', ...error } }).output).toEqual(refused('No.'))
  })
})

test('a refusal without a message keeps the messages of its fields', () => {
  const fields = { emailAddress: 'Taken.' }
  expect(read({ status: false, error: { fields } }).output).toEqual(refused('', fields))
})

describe('a response that is no envelope', () => {
  test.each([
    undefined,
    null,
    true,
    'true',
    '',
    [],
    {},
    { status: 'true' },
    { status: 1 },
    { status: null, result: 1 },
    { result: candidate },
    [{ status: true }],
  ])('is not accepted: %j', (answer) => {
    expect(read(answer).success).toBe(false)
  })
})

describe('the user in a response', () => {
  const { id, firstName, lastName, emailAddress } = candidate
  const least = { id, firstName, lastName, emailAddress }
  const empty = { picture: '', ipAddress: '', createdOn: '', dateOfBirth: '', userName: '' }

  test('can have only the four fields that every screen needs', () => {
    const user = { ...least, provider: 'email', isVerified: false, ...empty }
    expect(v.parse(userSchema, least)).toEqual(user)
    const nulls = Object.fromEntries(Object.keys(user).map((key) => [key, null]))
    expect(v.parse(userSchema, { ...nulls, ...least })).toEqual(user)
  })

  test('contains nothing that the cookie should not store', () => {
    expect(v.parse(userSchema, { ...candidate, password: 'x', token: 'y' })).toEqual(candidate)
  })

  test.each([
    ...Object.keys(least).map((key) => ({ ...candidate, [key]: undefined })),
    { ...candidate, id: '' },
    { ...candidate, id: 7 },
    { ...candidate, emailAddress: '' },
    { ...candidate, provider: 'other' },
    { ...candidate, isVerified: 'yes' },
    { ...candidate, picture: {} },
    [candidate],
    'user',
    null,
  ])('is not a user: %j', (answer) => {
    expect(v.is(userSchema, answer)).toBe(false)
  })
})

const like = (keys: readonly string[]) =>
  fc.dictionary(fc.constantFrom(...keys, '__proto__', 'constructor'), fc.jsonValue())

const hasStatus = (answer: unknown) =>
  typeof answer === 'object' && answer !== null && 'status' in answer && typeof answer.status === 'boolean'

describe('arbitrary JSON', () => {
  const answers = fc.oneof(fc.jsonValue(), like(['status', 'result', 'error']), like(Object.keys(candidate)))

  test('is parsed without an exception, to an envelope or nothing', () => {
    const envelopes = fc.record({ status: fc.boolean(), result: answers, error: like(['message', 'fields']) })
    fc.assert(
      fc.property(fc.oneof(answers, envelopes), (answer) => {
        const envelope = read(answer)
        expect(envelope.success).toBe(hasStatus(answer))
        if (envelope.success && !envelope.output.status) {
          expect(typeof envelope.output.error.message).toBe('string')
        }
      }),
    )
  })

  test('is parsed to a user without an exception, and parsing the result again changes nothing', () => {
    const users = like(Object.keys(candidate)).map((odd) => ({ ...candidate, ...odd }))
    fc.assert(
      fc.property(fc.oneof(answers, users), (answer) => {
        const user = v.safeParse(userSchema, answer)
        if (user.success) expect(v.parse(userSchema, user.output)).toEqual(user.output)
      }),
    )
  })
})
