import { dequal } from 'dequal'

/** Compares two values as JSON: ignores field order, and treats undefined fields as absent. */
export const isSame = (one: unknown, other: unknown): boolean =>
  dequal(one, other) || dequal(asJson(one), asJson(other))

/** Compares a sent version with the stored one, ignoring the whitespace that the server trims. */
export const isSaved = (sent: unknown, read: unknown): boolean =>
  dequal(asJson(sent, trimmed), asJson(read, trimmed))

const trimmed = (_: string, value: unknown): unknown => (typeof value === 'string' ? value.trim() : value)

const asJson = (value: unknown, replacer?: typeof trimmed): unknown =>
  JSON.parse(JSON.stringify(value, replacer))
