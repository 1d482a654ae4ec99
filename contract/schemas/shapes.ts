import * as v from 'valibot'

// Objects, lists and records for payloads. Rejecting invalid input is cheap, whatever its size.

/** Maximum number of reported issues. Validation of a list or record stops there. */
export const maxIssues = 50

/** Maximum number of keys of an object, including unknown ones. */
const mostKeys = 1_000

// Keys that Valibot drops silently.
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

/** Rejects arrays, which Valibot accepts as objects. */
const onlyObject = <Schema extends v.GenericSchema>(schema: Schema): Schema => ({
  ...schema,
  '~run': (dataset, config) => {
    if (keysOf(dataset.value) > mostKeys || !isObject(dataset.value))
      return schema['~run']({ value: null }, config)
    const { issues } = onlyKeptKeys['~run']({ value: dataset.value }, config)
    return issues ? { typed: false, value: dataset.value, issues } : schema['~run'](dataset, config)
  },
})

/** Object with exactly these fields. */
export const strictObject = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  onlyObject(v.strictObject(entries))

/** Object with these fields, which preserves unknown ones. */
export const looseObject = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  onlyObject(v.looseObject(entries))

/** Wraps a schema so that it reports nothing further after the maximum number of issues. */
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

/** List with a maximum length. The items of a longer list are not validated. */
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

/** Object with a maximum number of keys. The values of a larger object are not validated. */
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
