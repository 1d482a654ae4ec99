import * as v from 'valibot'

// Objects, lists and records as calls take them: to refuse one costs little, whatever is sent.

/** So many mistakes are told at once. Of a list or a record nothing more is checked after them. */
export const maxIssues = 50

/** So many keys an object may have, those among them that nobody knows. */
const mostKeys = 1_000

// Valibot leaves them out without a word.
const UNKEPT = ['__proto__', 'constructor', 'prototype']

const onlyKeptKeys = v.pipe(
  v.custom<object>(isObject),
  v.rawCheck(({ addIssue, dataset }) => {
    if (!dataset.typed) return
    const { value } = dataset
    for (const key of UNKEPT.filter((name) => Object.hasOwn(value, name))) {
      addIssue({
        message: 'This name can’t be used. Choose another one.',
        path: [{ type: 'object', origin: 'key', input: { ...value }, key, value: undefined }],
      })
    }
  }),
)

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Refuses lists, which Valibot takes for objects. */
const onlyObject = <Schema extends v.GenericSchema>(schema: Schema): Schema => ({
  ...schema,
  '~run': (dataset, config) => {
    if (keysOf(dataset.value) > mostKeys || !isObject(dataset.value))
      return schema['~run']({ value: null }, config)
    const { issues } = onlyKeptKeys['~run']({ value: dataset.value }, config)
    return issues ? { typed: false, value: dataset.value, issues } : schema['~run'](dataset, config)
  },
})

/** An object of these fields and no others. */
export const strictObject = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  onlyObject(v.strictObject(entries))

/** An object of these fields, which keeps whatever else it has. */
export const looseObject = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  onlyObject(v.looseObject(entries))

/** A schema that finds no more mistakes once it has found enough. */
function untilEnough<Schema extends v.GenericSchema>(schema: Schema): Schema {
  let issues = 0
  return {
    ...schema,
    '~run': (dataset, config) => {
      if (issues >= maxIssues) return { typed: true, value: dataset.value }
      const checked = schema['~run'](dataset, config)
      issues += checked.issues?.length ?? 0
      return checked
    },
  }
}

/** A list of at most so many. Of a longer one no item is looked at. */
export function boundedList<Item extends v.GenericSchema>(
  item: Item,
  max: number,
  message = `Add at most ${max}.`,
) {
  const list = (each: Item) => v.array(each, 'Send a list.')
  const most = v.maxLength<unknown[], number, string>(max, message)
  const sparing: ReturnType<typeof list> = {
    ...list(item),
    '~run': (dataset, config) => {
      const { value } = dataset
      const { issues } = Array.isArray(value) ? most['~run']({ typed: true, value }, config) : {}
      return issues ? { typed: false, value, issues } : list(untilEnough(item))['~run'](dataset, config)
    },
  }
  return v.pipe(sparing, v.maxLength(max, message))
}

/** An object of at most so many keys. Of a larger one nothing is looked at. */
export function boundedRecord<Key extends v.GenericSchema<string, string>, Value extends v.GenericSchema>(
  key: Key,
  value: Value,
  max: number,
) {
  const record = (each: Value) => onlyObject(v.record(key, each, `Send an object of at most ${max} keys.`))
  const sparing: ReturnType<typeof record> = {
    ...record(value),
    '~run': (dataset, config) =>
      record(untilEnough(value))['~run'](keysOf(dataset.value) > max ? { value: null } : dataset, config),
  }
  return v.pipe(sparing, v.metadata({ maxProperties: max }))
}

const keysOf = (value: unknown) => (isObject(value) ? Object.keys(value).length : 0)
