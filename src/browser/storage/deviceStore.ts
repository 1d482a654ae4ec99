import * as v from 'valibot'

/**
 * Stores unsaved text in the browser, by ID. Failures are ignored, if storage is full or off: the page still has the
 * text.
 *
 * @param kind prefix of the storage keys; a page only reads IDs that its user may read
 */
export function createDeviceStore<Schema extends v.GenericSchema>(kind: string, schema: Schema) {
  const keyOf = (id: string) => `${kind}:${id}`
  return {
    /**
     * Stored value of an id; undefined for none, without storage, or for an unknown format. Overlong texts
     * are returned as typed.
     */
    of(id: string): v.InferOutput<Schema> | undefined {
      try {
        const parsed = v.safeParse(schema, JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null'))
        return parsed.typed ? parsed.output : undefined
      } catch {
        return undefined
      }
    },
    keep(id: string, kept: v.InferInput<Schema>): void {
      try {
        localStorage.setItem(keyOf(id), JSON.stringify(kept))
      } catch {
        // Full or off: the page still has the text.
      }
    },
    forget(id: string): void {
      try {
        localStorage.removeItem(keyOf(id))
      } catch {
        // Storage is off.
      }
    },
  }
}
