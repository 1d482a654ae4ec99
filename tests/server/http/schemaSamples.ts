type Fields = Readonly<Record<string, unknown>>

/** A value of a schema, and the same with a field in each object that the schema does not name. */
export type Sample = readonly [plain: unknown, extended: unknown]

const extra = { passwordHash: 'secret' }
/** Deep enough for every result; a tree of Markdown would go on for ever. */
const DEEPEST = 12

/** Samples of a schema: each option of a union, each optional field present. Loose objects get no further field. */
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

/** As many as the field with the most options has; the others repeat their first. */
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
