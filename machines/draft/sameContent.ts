import { dequal } from 'dequal'

/** Whether two values are the same as JSON: the order of fields says nothing, and an undefined field is none. */
export const isSame = (one: unknown, other: unknown): boolean =>
  dequal(one, other) || dequal(asJson(one), asJson(other))

/** Whether the server has saved what was sent. It cuts off blanks at the ends of texts. */
export const isSaved = (sent: unknown, read: unknown): boolean =>
  dequal(asJson(sent, trimmed), asJson(read, trimmed))

const trimmed = (_: string, value: unknown): unknown => (typeof value === 'string' ? value.trim() : value)

const asJson = (value: unknown, replacer?: typeof trimmed): unknown =>
  JSON.parse(JSON.stringify(value, replacer))
