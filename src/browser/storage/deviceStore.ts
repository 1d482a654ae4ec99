import * as v from 'valibot'

/**
 * Keeps something on the device, each by an id: what was typed and is not saved yet. A device that keeps nothing, or is
 * full, loses no more than it did without: the page still has it.
 *
 * @param kind what it is; who may not read something never asks for its id
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
        // The page still has it.
      }
    },
    forget(id: string): void {
      try {
        localStorage.removeItem(keyOf(id))
      } catch {
        // Nothing was kept.
      }
    },
  }
}
