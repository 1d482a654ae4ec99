import { createHash } from 'node:crypto'

/** So long, as JSON, is the longest value that the ledger keeps of an edit; of a longer one it keeps the digest. */
const LONGEST = 1_000

/**
 * Ledger payload of an edit: changed fields with their new values. Long texts are stored in the posting; the
 * append-only ledger keeps their hash.
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
