import * as v from 'valibot'
import type { Read } from '../read.ts'

/** In characters. */
export const searchLengths = { text: { max: 120 } } as const

const text = v.pipe(
  v.string(),
  v.maxLength(searchLengths.text.max, `Use at most ${searchLengths.text.max} characters.`),
)

/** A place as GeoNames knows it; a posting names its places in the same way. */
export const placeSchema = v.object({
  name: v.string(),
  /** Empty where it is not known, or nobody would name it. */
  region: v.string(),
  /** Its two letters. */
  country: v.string(),
  /** In degrees, as the longitude. */
  lat: v.number(),
  lon: v.number(),
})

export type Place = v.InferOutput<typeof placeSchema>

export const searchReads = {
  /** The places whose names begin as `q` does, those with the most people first: at most 8. */
  places: {
    path: 'places',
    query: v.object({ q: v.optional(text, '') }),
    result: v.object({ places: v.array(placeSchema) }),
    answer: 'envelope',
  },
} as const satisfies Readonly<Record<string, Read>>
