import { createHash } from 'node:crypto'

/** Maximum JSON length of a value in the ledger; longer ones are replaced by their hash. */
const LONGEST = 1_000

/**
 * Ledger payload of an edit: changed fields with their new values. Long texts are stored in the posting; the
 * append-only ledger contains their hash.
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
