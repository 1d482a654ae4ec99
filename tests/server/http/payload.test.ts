import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { bounded } from '../../../contract/text.ts'
import { jsonSchemaOf } from '../../../server/http/description/jsonSchema.ts'
import { readPayload } from '../../../server/http/payload.ts'
import { Refused } from '../../../server/refused.ts'

const name = v.pipe(v.string('Name it.'), v.nonEmpty('Name it.'))
const schema = v.strictObject({
  title: name,
  places: v.pipe(v.array(v.strictObject({ name })), v.maxLength(2, 'Name two places at most.')),
  pay: v.nullable(v.strictObject({ min: v.pipe(v.number('Enter a number.'), v.integer(), v.minValue(0)) })),
  event: v.variant('type', [
    v.strictObject({ type: v.literal('tell'), message: name }),
    v.strictObject({ type: v.literal('undo') }),
  ]),
})
const valid = { title: 'Smith', places: [{ name: 'Berlin' }], pay: { min: 7 }, event: { type: 'undo' } }

const read = (payload: unknown) =>
  readPayload(schema, Uint8Array.from(Buffer.from(JSON.stringify(payload))).buffer)

const fieldsOf = (payload: unknown) => {
  try {
    read(payload)
    return {}
  } catch (error) {
    if (error instanceof Refused) return error.fields
    throw error
  }
}

describe('a payload', () => {
  test('that matches its schema is parsed unchanged', () => {
    expect(read(valid)).toEqual(valid)
    expect(read({ ...valid, pay: null, event: { type: 'tell', message: 'x' } })).toMatchObject({ pay: null })
  })

  test('has a message for each wrong field, by its path', () => {
    expect(
      fieldsOf({ ...valid, title: '', places: [{ name: 'Berlin' }, { name: 7 }], pay: { min: 'x' } }),
    ).toEqual({
      title: 'Name it.',
      'places.1.name': 'Name it.',
      'pay.min': 'Enter a number.',
    })
  })

  test('without a field is refused because it is missing, at any depth', () => {
    expect(fieldsOf({ places: [{}], pay: {}, event: { type: 'tell' } })).toEqual({
      title: '“title” is missing.',
      'places.0.name': '“name” is missing.',
      'pay.min': '“min” is missing.',
      'event.message': '“message” is missing.',
    })
    expect(fieldsOf({ ...valid, event: {} })).toEqual({ 'event.type': '“type” is missing.' })
  })

  test('is refused without parsing a text that is too long', () => {
    const looked: string[] = []
    const text = v.pipe(
      bounded(2, 'Write.'),
      v.check((typed) => looked.push(typed) > 0, 'Write.'),
    )
    const body = Uint8Array.from(Buffer.from('{"text":"too long for it"}')).buffer
    expect(() => readPayload(v.strictObject({ text }), body)).toThrow('Use at most 2 characters.')
    expect(looked).toEqual([])
  })

  test('has one message for a whole list', () => {
    expect(fieldsOf({ ...valid, places: [1, 2, 3].map(() => ({ name: 'x' })) })).toEqual({
      places: 'Name two places at most.',
    })
  })

  test.each([
    { ...valid, more: '' },
    { ...valid, places: [{ name: 'Berlin', more: '' }] },
    JSON.parse('{"title":"x","places":[],"pay":null,"event":{"type":"undo"},"__proto__":{}}'),
  ])('with an unknown field is refused without naming the field: %j', (payload) => {
    expect(() => read(payload)).toThrow(Refused)
    expect(fieldsOf(payload)).toEqual({})
  })
})

test('lists, numbers and objects within objects are described with their bounds', () => {
  expect(jsonSchemaOf(schema)).toMatchObject({
    type: 'object',
    required: ['title', 'places', 'pay', 'event'],
    additionalProperties: false,
    properties: {
      title: { type: 'string', minLength: 1 },
      places: {
        type: 'array',
        maxItems: 2,
        items: { type: 'object', required: ['name'], properties: { name: { minLength: 1 } } },
      },
      pay: { anyOf: [{ properties: { min: { type: 'integer', minimum: 0 } } }, { type: 'null' }] },
    },
  })
})
