import { createHash } from 'node:crypto'

/** So long, as JSON, is the longest value that the ledger keeps of an edit; of a longer one it keeps the digest. */
const LONGEST = 1_000

/**
 * The payload of an edit in the ledger: the fields that it changed, each with its new value. What the posting said is
 * in the posting; the ledger, which only grows, keeps of long texts how to recognise them.
 */
export const editPayload = (changed: readonly (readonly [field: string, value: unknown])[]) => ({
  changed: Object.fromEntries(
    changed.map(([field, value]) => {
      const json = JSON.stringify(value)
      return json.length <= LONGEST
        ? [field, value]
        : [field, { sha256: createHash('sha256').update(json).digest('hex'), characters: json.length }]
    }),
  ),
})
