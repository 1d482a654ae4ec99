import * as v from 'valibot'
import type { Texture } from './textures.ts'

/**
 * Goals of a payload: pass validation at maximum size, violate as many rules as possible, or contain texts
 * that are far too long, the first one longest.
 */
export const aims = ['accepted', 'refused', 'overlong'] as const

export type Aim = (typeof aims)[number]

interface Options {
  readonly aim: Aim
  readonly texture: Texture
  /** Index of the option to take in every variant and list, modulo the number of options. */
  readonly choice: number
  readonly maxBytes: number
  /** Values for top-level keys, such as the id of an object that the caller owns. */
  readonly own?: Readonly<Record<string, unknown>>
  /** A valid payload, which supplies the fields that do not accept the texture. */
  readonly example?: unknown
}

type Shape = Readonly<Record<string, unknown>>

const DEPTH = 12
// Assumed bound of fields without one, which only the size of the body limits.
const UNBOUNDED = 1_000_000
const PROBE = 1_000
const STRANGE_KEY_BYTES = 16
const wellFormed = [
  'ada@example.com',
  'https://example.com/',
  '2026-12-24',
  'DE',
  'en',
  'work/0',
  'EUR',
  'id-1',
  '2030-01-01T00:00:00.000Z',
  'Analytical1!',
]

/** Builds the largest payload for an aim and a texture that fits into the maximum size of a body. */
export function worstPayload(schema: v.GenericSchema, options: Options): unknown {
  for (let scale = 1; scale > 1e-6; scale /= 2) {
    const payload = buildWithin(schema, options, scale)
    if (payload === undefined) continue
    const given = isRecord(payload) ? { ...payload, ...options.own } : payload
    if (Buffer.byteLength(JSON.stringify(given)) <= options.maxBytes) return given
  }
  return options.own ?? {}
}

class TooLarge extends Error {}

function buildWithin(schema: v.GenericSchema, options: Options, scale: number): unknown {
  try {
    return build(schema, options, {
      scale,
      depth: 0,
      example: options.example,
      room: { left: options.maxBytes },
    })
  } catch (error) {
    if (error instanceof TooLarge) return undefined
    throw error
  }
}

/** Number of payloads needed to cover every option of every variant. */
export const choicesOf = (schema: v.GenericSchema): number => Math.max(1, ...optionCounts(schema, 0))

interface At {
  /** Fraction of every bound to use, halved until the payload fits into the body. */
  readonly scale: number
  readonly depth: number
  readonly example: unknown
  /** Remaining bytes of the body; values that do not fit are not built. */
  readonly room: { left: number }
}

function build(schema: unknown, options: Options, at: At): unknown {
  const shape = asRecord(schema)
  const type = shape['type']
  at.room.left -= 2
  if (at.room.left < 0) throw new TooLarge()
  if (at.depth > DEPTH) return null
  const deeper = (inner: unknown, example?: unknown) =>
    build(inner, options, { ...at, depth: at.depth + 1, example })
  if (shape['wrapped']) return deeper(shape['wrapped'], at.example)
  if (isLazy(schema)) return deeper(schema.getter(undefined))
  if (Array.isArray(shape['options'])) return chosen(shape['options'], options, at)
  if (isRecord(shape['entries'])) {
    const examples = asRecord(at.example)
    const built = Object.entries(shape['entries']).map(([key, entry]) => {
      at.room.left -= key.length + 3
      return [key, deeper(entry, examples[key])] as const
    })
    return Object.fromEntries([...built, ...(options.aim === 'refused' ? strangeKeys(at) : [])])
  }
  if (type === 'array') {
    const examples = Array.isArray(at.example) ? at.example : []
    const most = boundOf(shape, 'max_length') ?? UNBOUNDED
    const counts = { accepted: Math.min(most, 5_000), refused: Math.max(most, 100_000), overlong: 2 }
    const count = Math.ceil(counts[options.aim] * at.scale)
    return Array.from({ length: count }, (_, index) =>
      deeper(shape['item'], examples[index % examples.length]),
    )
  }
  if (type === 'record') {
    const count = options.aim === 'overlong' ? 2 : Math.ceil(50_000 * at.scale)
    return Object.fromEntries(
      Array.from({ length: count }, (_, index) => [`k${index}`, deeper(shape['value'])]),
    )
  }
  if (options.aim === 'refused') return refusedLeaf(type)
  if (type === 'string') return options.aim === 'overlong' ? overlong(options, at) : text(shape, options, at)
  if (type === 'number') return at.example ?? boundOf(shape, 'max_value') ?? 1
  if (type === 'boolean') return at.example ?? true
  if (type === 'literal') return shape['literal']
  if (type === 'null') return null
  return nested(at)
}

function chosen(all: readonly unknown[], options: Options, at: At): unknown {
  const option: unknown = all[options.choice % all.length]
  if (!isRecord(option)) return options.aim === 'refused' ? 0 : (at.example ?? option)
  return build(option, options, { ...at, depth: at.depth + 1 })
}

/**
 * Text of the maximum length from the texture, or another valid value if the field does not accept the
 * texture.
 */
function text(shape: Shape, { texture }: Options, { example, room, scale }: At): string {
  const takes = (candidate: unknown) => v.safeParse(asSchema(shape), candidate).success
  const bound = boundOf(shape, 'max_length') ?? (isUnbounded(shape) ? UNBOUNDED : PROBE)
  const most = Math.ceil(bound * scale)
  // Validating a megabyte is slow, which is what the benchmark measures on the server, so long candidates are
  // not validated here.
  const candidates = most > 50_000 ? [] : [texture(most), `x${texture(most - 2)}x`, example, ...wellFormed]
  const known = example === undefined ? takenBefore.get(shape) : undefined
  const taken =
    (known?.most === most && known.texture === texture ? known.taken : undefined) ??
    candidates.filter((each) => typeof each === 'string').find(takes) ??
    texture(Math.min(most, room.left))
  takenBefore.set(shape, { most, taken, texture })
  room.left -= Buffer.byteLength(taken)
  return taken
}

/** Text from the texture that takes a quarter of the remaining bytes. */
function overlong({ texture }: Options, { room }: At): string {
  const taken = texture(Math.floor((room.left / 4 / Buffer.byteLength(texture(PROBE))) * PROBE))
  room.left -= Buffer.byteLength(taken)
  return taken
}

const isUnbounded = (shape: Shape) => v.safeParse(asSchema(shape), 'x'.repeat(PROBE)).success

const takenBefore = new WeakMap<Shape, { most: number; taken: string; texture: Texture }>()

const refusedLeaf = (type: unknown) => (type === 'string' ? 0 : 'x')

function strangeKeys({ room, scale }: At) {
  const count = Math.ceil(1_000 * scale)
  room.left -= count * STRANGE_KEY_BYTES
  return Array.from({ length: count }, (_, index) => [`strange${index}`, index] as const)
}

function nested({ room, scale }: At): unknown {
  let value: unknown = 'x'
  const levels = Math.ceil(Math.min(2_000, 100_000 * scale))
  for (let level = 0; level < levels; level += 1) value = [value]
  room.left -= 2 * levels
  return value
}

/** Smallest bound of a schema, from an action of its pipe or from metadata. */
function boundOf(shape: Shape, action: 'max_length' | 'max_value'): number | undefined {
  const pipe: readonly unknown[] = Array.isArray(shape['pipe']) ? shape['pipe'] : []
  const bounds = pipe.map(asRecord).flatMap((each) => {
    if (each['type'] === action) return [each['requirement']]
    const said = asRecord(each['metadata'])['maxLength']
    if (each['type'] === 'metadata' && action === 'max_length' && said !== undefined) return [said]
    // A pipe can contain another schema with its own pipe.
    return each !== shape && Array.isArray(each['pipe']) && each['pipe'] !== pipe
      ? [boundOf(each, action)]
      : []
  })
  const numbers = bounds.filter((each) => typeof each === 'number')
  return numbers.length > 0 ? Math.min(...numbers) : undefined
}

function optionCounts(schema: unknown, depth: number): number[] {
  const shape = asRecord(schema)
  if (depth > DEPTH) return []
  const inner = [
    shape['wrapped'],
    shape['item'],
    shape['value'],
    ...Object.values(asRecord(shape['entries'])),
    ...asList(shape['options']),
  ].filter(isRecord)
  const isVariant = shape['type'] === 'variant' || shape['type'] === 'union'
  const own = isVariant && Array.isArray(shape['options']) ? [shape['options'].length] : []
  return [...own, ...inner.flatMap((each) => optionCounts(each, depth + 1))]
}

const isRecord = (value: unknown): value is Shape =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value itself if it is an object, else an empty object. */
export const asRecord = (value: unknown): Shape => (isRecord(value) ? value : {})

const isSchema = (shape: Shape): shape is Shape & v.GenericSchema =>
  shape['kind'] === 'schema' && '~run' in shape

const isLazy = (schema: unknown): schema is v.LazySchema<v.GenericSchema> =>
  asRecord(schema)['type'] === 'lazy'

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const asSchema = (shape: Shape): v.GenericSchema => (isSchema(shape) ? shape : v.unknown())
