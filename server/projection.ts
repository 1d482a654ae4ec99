import type * as v from 'valibot'

/**
 * Copies the parts of a value that a schema declares, without validating them. Linear in the size of the
 * value.
 */
export type Projection = (value: unknown) => unknown

type Fields = Readonly<Record<string, unknown>>

interface Compiled {
  readonly project: Projection
  /** True if a value matches this option of a union. */
  readonly fits: (value: unknown) => boolean
  /** True if the field may be absent. */
  readonly isOptional?: boolean
}

const compiled = new WeakMap<object, Compiled>()

/**
 * Projection to a schema, compiled once. All results of calls and reads and the data of rendered pages pass
 * through it, so that a field outside of the result schema never leaves the server.
 *
 * - Objects keep the fields of their schema. Loose objects (documents that belong to the reader) also keep
 *   the others.
 * - A schema of a primitive keeps no object; `unknown` becomes null.
 *
 * @throws Error for an unsupported kind of schema
 */
export const projectionOf = (schema: v.GenericSchema): Projection => compile(schema).project

function compile(schema: unknown): Compiled {
  if (!isFields(schema)) throw new TypeError('A projection needs a schema.')
  const known = compiled.get(schema)
  if (known) return known
  const made = build(schema)
  compiled.set(schema, made)
  return made
}

function build(schema: Fields): Compiled {
  switch (schema['type']) {
    case 'object':
    case 'strict_object':
      return ofObject(schema['entries'], false)
    case 'loose_object':
      return ofObject(schema['entries'], true)
    case 'array':
      return ofArray(schema['item'])
    case 'record':
      return ofRecord(schema['value'])
    case 'nullable':
      return ofWrapped(schema['wrapped'], (value) => value === null, false)
    case 'optional':
    case 'exact_optional':
      return ofWrapped(schema['wrapped'], (value) => value === undefined, true)
    case 'nullish':
      return ofWrapped(schema['wrapped'], (value) => value === null || value === undefined, true)
    case 'union':
    case 'variant':
      return ofOptions(schema['options'])
    case 'lazy':
      return ofLazy(schema['getter'])
    case 'string':
    case 'number':
    case 'boolean':
      return { project: scalar, fits: (value) => typeof value === schema['type'] }
    case 'literal':
      return { project: scalar, fits: (value) => value === schema['literal'] }
    case 'picklist': {
      const options = listIn(schema['options'])
      return { project: scalar, fits: (value) => options.includes(value) }
    }
    case 'unknown':
      return { project: () => null, fits: () => true }
    default:
      throw new TypeError(`A projection cannot be made from a schema of the kind ${String(schema['type'])}.`)
  }
}

const scalar: Projection = (value) => (typeof value === 'object' ? null : value)

function ofObject(entries: unknown, isLoose: boolean): Compiled {
  const fields = Object.entries(isFields(entries) ? entries : {}).map(([name, entry]) => ({
    name,
    ...compile(entry),
  }))
  return {
    project: (value) => {
      if (!isFields(value)) return value === undefined ? undefined : null
      const kept: Record<string, unknown> = isLoose ? { ...value } : {}
      for (const { name, project } of fields) {
        const field = value[name]
        if (field !== undefined) kept[name] = project(field)
      }
      return kept
    },
    fits: (value) =>
      isFields(value) &&
      fields.every(({ name, fits, isOptional }) =>
        value[name] === undefined ? isOptional === true : fits(value[name]),
      ),
  }
}

function ofArray(item: unknown): Compiled {
  const { project } = compile(item)
  return {
    project: (value) => (Array.isArray(value) ? value.map(project) : null),
    fits: (value) => Array.isArray(value),
  }
}

function ofRecord(item: unknown): Compiled {
  const { project } = compile(item)
  return {
    project: (value) =>
      isFields(value)
        ? Object.fromEntries(Object.entries(value).map(([name, each]) => [name, project(each)]))
        : null,
    fits: isFields,
  }
}

function ofWrapped(wrapped: unknown, isMissing: (value: unknown) => boolean, isOptional: boolean): Compiled {
  const { fits, project } = compile(wrapped)
  return {
    project: (value) => (isMissing(value) ? value : project(value)),
    fits: (value) => isMissing(value) || fits(value),
    isOptional,
  }
}

function ofOptions(schemas: unknown): Compiled {
  const options = listIn(schemas).map(compile)
  const optionFor = (value: unknown) => options.find(({ fits }) => fits(value))
  return {
    project: (value) => {
      // Null contains nothing to leak.
      if (value === null) return null
      const option = optionFor(value)
      if (!option) throw new TypeError('An answer fits none of the options that its result schema names.')
      return option.project(value)
    },
    fits: (value) => optionFor(value) !== undefined,
  }
}

function ofLazy(getter: unknown): Compiled {
  let made: Compiled | undefined
  // Compiled once: a getter may create a new schema on every call, which would miss the cache of compiled
  // schemas.
  const target = () => (made ??= compile(isGetter(getter) ? getter() : undefined))
  return { project: (value) => target().project(value), fits: (value) => target().fits(value) }
}

const isGetter = (value: unknown): value is () => unknown => typeof value === 'function'

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
