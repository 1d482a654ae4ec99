import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { refusal } from '../../contract/envelope.ts'
import { fieldMessages } from '../../contract/fieldMessages.ts'
import { maxIssues } from '../../contract/schemas/shapes.ts'
import { withoutAccents } from '../../contract/text.ts'
import { processorTime } from '../processorTime.ts'
import { inputs, schemasIn, stepsOf } from './support/schemas.ts'
import { worstBytesOf } from './support/worstBytes.ts'

const all = await inputs()
const within = all.flatMap(({ name, schema }) =>
  schemasIn(schema).map((each) => ({ name: `${name}${each.path}`, schema: each.schema })),
)
const ofType = (...types: readonly string[]) =>
  within
    .filter(({ schema }) => types.includes(schema.type))
    .map(({ name, schema }) => [name, schema] as const)

type Step = Readonly<Record<string, unknown>>

/** True for an action that limits the length of a text. */
const isBound = ({ requirement, type }: Step) =>
  type === 'max_length' ||
  type === 'iso_date' ||
  (type === 'regex' && requirement instanceof RegExp && isFinite(requirement))

/** True for an expression that matches only texts of limited length. */
const isFinite = ({ source }: RegExp) =>
  source.startsWith('^') &&
  source.endsWith('$') &&
  !/[*+]|\{\d+,\}/.test(source.replaceAll(/\\.|\[[^\]]*\]/g, 'x'))

const isTransformation = ({ kind }: Step) => kind === 'transformation'

const milliseconds = (work: () => unknown) => {
  const began = processorTime()
  work()
  return processorTime() - began
}

test('The test finds the calls, reads and forms of the contract.', () => {
  const names = all.map(({ name }) => name).join('\n')
  expect(all.length).toBeGreaterThan(80)
  for (const part of [
    'saveResume.payload',
    'login.payload',
    'report.payload',
    'jobs.query',
    'companyForms',
  ]) {
    expect(names).toContain(part)
  }
})

describe('a text', () => {
  test.each(ofType('string'))('has a bound before all transformations: %s', (_, schema) => {
    const steps = stepsOf(schema)
    const bound = steps.findIndex(isBound)
    const first = steps.findIndex(isTransformation)
    expect(bound).toBeGreaterThan(0)
    if (first !== -1) expect(bound).toBeLessThan(first)
  })

  const marks = '\u0315\u0300\u05ae\u0301'.repeat(250_000)
  test.each(ofType('string'))('of a million marks is refused at once: %s', (_, schema) => {
    expect(milliseconds(() => v.safeParse(schema, marks, { abortPipeEarly: true }))).toBeLessThan(200)
    expect(v.is(schema, marks)).toBe(false)
  })
})

test('accents are removed from a text of marks in linear time', () => {
  const marks = '\u0315\u0300\u05ae\u0301'.repeat(25_000)
  expect(milliseconds(() => withoutAccents(marks))).toBeLessThan(200)
})

describe('a list', () => {
  test.each(ofType('array'))('has a bound: %s', (_, schema) => {
    expect(stepsOf(schema).map(({ type }) => type)).toContain('max_length')
  })

  test.each(ofType('array'))(
    'that is too long is reported once, and its items are not validated: %s',
    (_, schema) => {
      const { issues } = v.safeParse(
        schema,
        Array.from({ length: 500_000 }, () => null),
      )
      expect(issues).toHaveLength(1)
    },
  )
})

describe('an object', () => {
  test.each(ofType('record'))('with keys of any name has a bound: %s', (_, schema) => {
    const keys = Object.fromEntries(Array.from({ length: 10_000 }, (__, index) => [`k${index}`, null]))
    expect(v.safeParse(schema, keys).issues).toHaveLength(1)
  })

  test.each(ofType('loose_object'))('that keeps other keys has a bound for them: %s', (_, schema) => {
    const keys = Object.fromEntries(Array.from({ length: 1_001 }, (__, index) => [`k${index}`, null]))
    expect(v.safeParse(schema, keys).issues).toMatchObject([{ received: 'null' }])
  })

  test.each(
    ofType('object', 'strict_object', 'loose_object', 'record').filter(([name]) => !name.endsWith('.query')),
  )('is never a list: %s', (_, schema) => {
    const { issues } = v.safeParse(schema, [])
    expect(issues).toMatchObject([{ received: 'null' }])
    expect(issues?.[0]?.path).toBeUndefined()
  })

  test.each(ofType('loose_object', 'record'))('rejects the keys that it could not keep: %s', (_, schema) => {
    for (const key of ['__proto__', 'constructor', 'prototype']) {
      const { issues = [] } = v.safeParse(schema, JSON.parse(`{"${key}":{"polluted":true}}`))
      expect(issues.map(({ path }) => path?.map((item) => item.key))).toContainEqual([key])
      expect(fieldMessages(issues.slice(0, 1))).toHaveProperty([key])
    }
    expect('polluted' in {}).toBe(false)
  })
})

/** Maximum size of any body, because no document fills all of its lists. */
const largest = 1024 * 1024

const payloads = all.flatMap(({ call, name }) => (call ? [[name, call] as const] : []))

test.each(payloads)('%s accepts its longest valid payload, and hardly more', (_, call) => {
  const worst = worstBytesOf(call.payload)
  expect(call.maxBytes).toBe(Math.min(largest, 2 ** Math.ceil(Math.log2(Math.max(4 * 1024, worst)))))
})

/** A value that violates every rule of a schema, with lists and records of the maximum length. */
function wrongFor(schema: v.GenericSchema): unknown {
  const [own, ...steps] = stepsOf(schema)
  const most = [own, ...steps].map((step) => step?.['requirement']).find((each) => typeof each === 'number')
  const inner = (name: string) => schemasIn(schema).find(({ path }) => path === name)?.schema ?? v.never()
  if (schema.type === 'array') return Array.from({ length: most ?? 1 }, () => wrongFor(inner('.0')))
  if (schema.type === 'record') {
    return Object.fromEntries(
      Array.from({ length: 40 }, (_, index) => [`k${index}`, wrongFor(inner('.<value>'))]),
    )
  }
  const entries = schemasIn(schema).filter(({ path }) => /^\.[^.]+$/.test(path))
  if (entries.length === 0) return Symbol('wrong')
  return Object.fromEntries(entries.map((entry) => [entry.path.slice(1), wrongFor(entry.schema)]))
}

describe('a payload that is invalid everywhere', () => {
  test.each(all.map(({ name, schema }) => [name, schema] as const))(
    'is refused at once, with at most 50 messages: %s',
    (_, schema) => {
      const wrong = wrongFor(schema)
      let fields = {}
      const took = milliseconds(() => {
        fields = fieldMessages(v.safeParse(schema, wrong, { abortPipeEarly: true }).issues ?? [])
      })
      expect(took).toBeLessThan(200)
      expect(Object.keys(fields).length).toBeLessThanOrEqual(maxIssues)
      expect(JSON.stringify(refusal('Wrong.', fields)).length).toBeLessThan(16 * 1024)
    },
  )

  test('never gets a response of more than 16 KiB, however long the names of its fields are', () => {
    const long = Array.from({ length: 50 }, (_, index): [string, string] => [
      `\u0000${index}`.repeat(9_000),
      'Wrong.',
    ])
    const answer = JSON.stringify(
      refusal('x'.repeat(100_000), { ...Object.fromEntries(long), short: 'Wrong.' }),
    )
    expect(answer.length).toBeLessThan(16 * 1024)
    expect(answer).toContain('"short":"Wrong."')
  })
})
