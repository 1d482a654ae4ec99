import { globSync } from 'node:fs'
import { join } from 'node:path'
import type * as v from 'valibot'
import type { Call } from '../../../contract/call.ts'

const root = join(import.meta.dirname, '../../..')

export type Fields = Readonly<Record<string, unknown>>

export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

const isSchema = (value: unknown): value is v.GenericSchema & Fields =>
  isFields(value) && value['kind'] === 'schema' && '~run' in value

const isCall = (value: Fields): value is Call & Fields => 'payload' in value && 'maxBytes' in value

interface Input {
  /** Path of the schema: file, export, keys. */
  readonly name: string
  readonly schema: v.GenericSchema
  /** Call whose payload this schema validates. */
  readonly call?: Call
}

/**
 * All schemas that validate input: payloads of calls, queries of reads and streams, fields of forms, and
 * events.
 */
export async function inputs(): Promise<readonly Input[]> {
  const modules = await Promise.all(
    // Leaves out the registry, which repeats the exports of the domains.
    globSync('contract/**/*.ts', { cwd: root, exclude: ['contract/index.ts'] }).map(async (file) => {
      const module: unknown = await import(join(root, file))
      return { file, exports: isFields(module) ? module : {} }
    }),
  )
  return modules.flatMap(({ file, exports }) =>
    Object.entries(exports).flatMap(([name, value]) => inputsIn(`${file} ${name}`, value)),
  )
}

function inputsIn(name: string, value: unknown): readonly Input[] {
  if (isSchema(value)) return name.endsWith('Events') ? [{ name, schema: value }] : []
  if (!isFields(value)) return []
  const isForm = / \w*forms?(\.|$)/i.test(name)
  return Object.entries(value).flatMap(([key, inner]) => {
    const isInput = isForm || key === 'payload' || key === 'query'
    if (isSchema(inner))
      return isInput ? [{ name: `${name}.${key}`, schema: inner, ...(isCall(value) && { call: value }) }] : []
    return isFields(inner) && Object.getPrototypeOf(inner) === Object.prototype
      ? inputsIn(`${name}.${key}`, inner)
      : []
  })
}

/** A nested schema and its path in the outer one. */
interface Within {
  readonly path: string
  readonly schema: v.GenericSchema & Fields
}

/** A schema and all schemas nested in it, without the items of its pipe. */
export function schemasIn(schema: unknown, path = ''): readonly Within[] {
  if (!isSchema(schema)) return []
  const { entries, item, key, options, value, wrapped } = schema
  return [
    { path, schema },
    ...Object.entries(isFields(entries) ? entries : {}).flatMap(([name, inner]) =>
      schemasIn(inner, `${path}.${name}`),
    ),
    ...(Array.isArray(options) ? options.flatMap((each) => schemasIn(each, path)) : []),
    ...schemasIn(item, `${path}.0`),
    ...schemasIn(key, `${path}.<key>`),
    ...schemasIn(value, `${path}.<value>`),
    ...schemasIn(wrapped, path),
  ]
}

/** A value that matches the structure of a schema, with the given text in place of every string. */
export function filledWith(schema: unknown, text: string): unknown {
  if (!isSchema(schema)) return null
  const { entries, item, literal, options, value, wrapped } = schema
  const choices = Array.isArray(options) ? options.map((each: unknown) => each) : []
  switch (schema.type) {
    case 'string':
      return text
    case 'array':
      return [filledWith(item, text)]
    case 'record':
      return { key: filledWith(value, text) }
    case 'union':
    case 'variant':
      return filledWith(
        choices.findLast((each) => JSON.stringify(filledWith(each, 'text')).includes('text')),
        text,
      )
    case 'picklist':
      return choices[0]
    case 'literal':
      return literal
    case 'number':
      return 1
    case 'boolean':
      return true
    default:
      if (wrapped !== undefined) return filledWith(wrapped, text)
      return Object.fromEntries(
        Object.entries(isFields(entries) ? entries : {}).map(([name, each]) => [
          name,
          filledWith(each, text),
        ]),
      )
  }
}

/** Steps of a schema in order, including those of schemas in its pipe. */
export function stepsOf(schema: unknown): readonly Fields[] {
  if (!isFields(schema)) return []
  const { pipe } = schema
  return Array.isArray(pipe)
    ? pipe.flatMap((step: unknown, index) => (index === 0 && step === schema ? [schema] : stepsOf(step)))
    : [schema]
}
