import type * as v from 'valibot'
import { companyLengths } from '../../contract/companies/forms.ts'
import { lengths } from '../../contract/fields.ts'
import { userNameLength } from '../../contract/profile/forms.ts'

export type JsonSchema = Readonly<Record<string, unknown>>

/** Bounds that the contract checks by functions, in characters as a person counts them; so does JSON Schema. */
const bounds: Readonly<Record<string, { readonly min?: number; readonly max: number }>> = {
  firstName: lengths.name,
  lastName: lengths.name,
  password: lengths.password,
  currentPassword: lengths.password,
  emailAddress: lengths.emailAddress,
  userName: userNameLength,
  companyName: lengths.name,
  companyWebsite: companyLengths.website,
  companyAbout: companyLengths.about,
}

/**
 * A valibot schema as JSON Schema: the kinds that the contract uses, and the bounds of its fields.
 *
 * @throws Error for a kind that the contract has not used so far
 */
export function jsonSchemaOf(schema: v.GenericSchema): JsonSchema {
  const { type } = schema
  if (type === 'strict_object' || type === 'object') return objectSchemaOf(schema)
  if (type === 'string') return { type: 'string', ...rulesOf(schema) }
  if (type === 'boolean') return { type: 'boolean' }
  if (type === 'unknown') return {}
  if (type === 'literal' && 'literal' in schema) return { const: schema.literal }
  if (type === 'picklist' && 'options' in schema) return { enum: schema.options }
  if (type === 'optional' && 'wrapped' in schema && isSchema(schema.wrapped))
    return jsonSchemaOf(schema.wrapped)
  if ((type === 'nullable' || type === 'nullish') && 'wrapped' in schema && isSchema(schema.wrapped)) {
    return { anyOf: [jsonSchemaOf(schema.wrapped), { type: 'null' }] }
  }
  throw new Error(`There are no words for a schema of the kind ${type} yet.`)
}

function objectSchemaOf(schema: v.GenericSchema): JsonSchema {
  const entries = 'entries' in schema ? Object.entries(schema.entries ?? {}) : []
  const properties = entries.flatMap(([name, entry]: [string, unknown]) => {
    if (!isSchema(entry)) return []
    const { min, max } = bounds[name] ?? {}
    const bound = {
      ...(min !== undefined && schema.type === 'strict_object' && { minLength: min }),
      ...(max !== undefined && schema.type === 'strict_object' && { maxLength: max }),
    }
    return [[name, { ...jsonSchemaOf(entry), ...bound }, entry.type] as const]
  })
  return {
    type: 'object',
    required: properties
      .filter(([, , type]) => !['nullish', 'optional'].includes(type))
      .map(([name]) => name),
    properties: Object.fromEntries(properties.map(([name, property]) => [name, property])),
    ...(schema.type === 'strict_object' && { additionalProperties: false }),
  }
}

function rulesOf(schema: v.GenericSchema): JsonSchema {
  const steps: readonly unknown[] = 'pipe' in schema && Array.isArray(schema.pipe) ? schema.pipe : []
  return Object.fromEntries(
    steps.flatMap((step): [string, unknown][] => {
      if (typeof step !== 'object' || step === null || !('type' in step)) return []
      const requirement = 'requirement' in step ? step.requirement : undefined
      if (step.type === 'non_empty') return [['minLength', 1]]
      if (step.type === 'max_length') return [['maxLength', requirement]]
      return requirement instanceof RegExp ? [['pattern', requirement.source]] : []
    }),
  )
}

const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema'
