import * as v from 'valibot'

/**
 * Creates a store for unsaved text in `localStorage`, by id. Failures are ignored, for example if storage is
 * full or disabled, because the page still has the text.
 *
 * @param kind prefix of the storage keys; a page only reads ids that its user may read
 */
export function createDeviceStore<Schema extends v.GenericSchema>(kind: string, schema: Schema) {
  const keyOf = (id: string) => `${kind}:${id}`
  return {
    /**
     * Returns the stored value, or undefined for no value, no storage, or an unknown format. Overlong text is
     * returned as it was typed.
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
        // Storage is full or disabled; the page still has the text.
      }
    },
    forget(id: string): void {
      try {
        localStorage.removeItem(keyOf(id))
      } catch {
        // Storage is disabled.
      }
    },
  }
}
