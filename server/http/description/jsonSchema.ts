import { toJsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'

export type JsonSchema = Readonly<Record<string, unknown>>

/** Actions without an equivalent in JSON Schema. Bounds of custom checks are declared as metadata. */
const UNSAID = ['check', 'normalize', 'transform', 'trim'] as const

/**
 * JSON Schema of the input of a contract schema.
 *
 * @throws Error for an action without an equivalent that is not listed above
 */
export function jsonSchemaOf(schema: v.GenericSchema) {
  const { $schema: _, ...described } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    ignoreActions: [...UNSAID],
  })
  return described
}
