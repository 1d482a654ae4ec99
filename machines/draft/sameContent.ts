import { dequal } from 'dequal'

/** Compares two values as JSON: in any order of fields, and an undefined field is none. */
export const isSame = (one: unknown, other: unknown): boolean =>
  dequal(one, other) || dequal(asJson(one), asJson(other))

/** Compares a saved version with a sent one: the server cuts off blanks at the ends of texts. */
export const isSaved = (sent: unknown, read: unknown): boolean =>
  dequal(asJson(sent, trimmed), asJson(read, trimmed))

const trimmed = (_: string, value: unknown): unknown => (typeof value === 'string' ? value.trim() : value)

const asJson = (value: unknown, replacer?: typeof trimmed): unknown =>
  JSON.parse(JSON.stringify(value, replacer))
