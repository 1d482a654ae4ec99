import { isFields, schemasIn, stepsOf, type Fields } from './schemas.ts'

const BYTES_OF_CHARACTER = 4
const BYTES_OF_NUMBER = 24

const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0)

const all = (names: unknown) => (Array.isArray(names) ? names.map((each: unknown) => each) : [])

const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {})

/** Size in UTF-8 bytes of the longest JSON that a schema accepts, as `JSON.stringify` writes it. */
export function worstBytesOf(schema: unknown): number {
  const [found] = schemasIn(schema)
  if (!found) throw new Error('This is no schema.')
  const own: Fields = found.schema
  const { entries, item, key, literal, options, type, value, wrapped } = own
  switch (type) {
    case 'string':
      // An expression restricts the text to ASCII, so that each character takes one byte.
      return (
        2 + mostOf(own) * (stepsOf(own).some(({ type: step }) => step === 'regex') ? 1 : BYTES_OF_CHARACTER)
      )
    case 'array':
      return 2 + mostOf(own) * (1 + worstBytesOf(item))
    case 'record':
      return 2 + mostOf(own) * (2 + worstBytesOf(key) + worstBytesOf(value))
    case 'object':
    case 'strict_object':
    case 'loose_object':
      return (
        2 + sum(Object.entries(fieldsOf(entries)).map(([name, each]) => name.length + 4 + worstBytesOf(each)))
      )
    case 'union':
    case 'variant':
      return Math.max(...all(options).map(worstBytesOf))
    case 'optional':
    case 'nullable':
    case 'nullish':
      return Math.max(4, worstBytesOf(wrapped))
    case 'picklist':
      return Math.max(...all(options).map((option) => JSON.stringify(option).length))
    case 'literal':
      return JSON.stringify(literal).length
    case 'number':
      return BYTES_OF_NUMBER
    case 'null':
      return 4
    case 'boolean':
      return 5
    default:
      throw new Error(`Nobody knows how long a value of ${String(type)} may be.`)
  }
}

/** Maximum number of characters, items or keys that a schema accepts. */
function mostOf(schema: unknown): number {
  const bounds = stepsOf(schema).flatMap((step) => {
    const { metadata, requirement, type } = step
    if (type === 'max_length' && typeof requirement === 'number') return [requirement]
    if (type === 'regex' && requirement instanceof RegExp) return [mostFor(requirement)]
    if (type === 'iso_date') return [10]
    if (type !== 'metadata') return []
    const { maxLength, maxProperties } = fieldsOf(metadata)
    return [maxLength, maxProperties].filter((bound) => typeof bound === 'number')
  })
  if (bounds.length === 0) throw new Error('This has no bound.')
  return Math.min(...bounds)
}

/** Upper bound for the length of a match of an expression without nested repetition. */
const mostFor = ({ source }: RegExp) =>
  source.length + sum([...source.matchAll(/\{(?:\d+,)?(\d+)\}/g)].map(([, most]) => Number(most)))
