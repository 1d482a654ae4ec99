type Fields = Readonly<Record<string, unknown>>

/** A sample value of a schema, and a copy with an unknown field in every object. */
export type Sample = readonly [plain: unknown, extended: unknown]

const extra = { passwordHash: 'secret' }
/** Maximum depth, enough for all results. Recursive schemas, such as Markdown trees, would never end. */
const DEEPEST = 12

/**
 * Creates samples of a schema with every option of its unions and all optional fields. Loose objects get no
 * unknown field.
 */
export function sampleOf(schema: unknown, depth = 0): readonly Sample[] {
  if (!isFields(schema)) throw new Error('This is no schema.')
  switch (schema['type']) {
    case 'object':
    case 'strict_object':
    case 'loose_object':
      return ofObject(fieldsIn(schema['entries']), schema['type'] === 'loose_object', depth)
    case 'array':
      return depth > DEEPEST ? [[[], []]] : [inList(sampleOf(schema['item'], depth + 1))]
    case 'record':
      return sampleOf(schema['value'], depth).map(([plain, more]) => [{ one: plain }, { one: more }])
    case 'nullable':
    case 'optional':
    case 'exact_optional':
    case 'nullish':
      return sampleOf(schema['wrapped'], depth)
    case 'union':
    case 'variant':
      return listIn(schema['options']).flatMap((option) => sampleOf(option, depth))
    case 'lazy':
      return sampleOf(isGetter(schema['getter']) ? schema['getter']() : undefined, depth)
    case 'literal':
      return both(schema['literal'])
    case 'picklist':
      return both(listIn(schema['options'])[0])
    case 'number':
      return both(1)
    case 'boolean':
      return both(true)
    case 'unknown':
      return [[null, extra]]
    default:
      return both('text')
  }
}

const isGetter = (value: unknown): value is () => unknown => typeof value === 'function'

const both = (value: unknown): readonly Sample[] => [[value, value]]

const inList = (samples: readonly Sample[]): Sample => [
  samples.map(([plain]) => plain),
  samples.map(([, more]) => more),
]

/**
 * Combines the samples of all fields. The field with the most samples sets their number; the others repeat
 * their first.
 */
function ofObject(entries: Fields, isLoose: boolean, depth: number): readonly Sample[] {
  const fields = Object.entries(entries).map(([name, entry]) => ({
    name,
    samples: sampleOf(entry, depth + 1),
  }))
  const count = Math.max(1, ...fields.map(({ samples }) => samples.length))
  return Array.from({ length: count }, (_, index): Sample => {
    const side = (which: 0 | 1) =>
      Object.fromEntries(
        fields.map(({ name, samples }) => [name, (samples[index] ?? samples[0] ?? [])[which]]),
      )
    return [side(0), isLoose ? side(1) : { ...side(1), ...extra }]
  })
}

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const fieldsIn = (value: unknown): Fields => (isFields(value) ? value : {})

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null
