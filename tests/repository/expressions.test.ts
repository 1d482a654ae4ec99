import { mkdirSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { check } from 'recheck'
import * as v from 'valibot'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }

const root = join(import.meta.dirname, '../..')

/** A regular expression and the file that contains it. */
interface Expression {
  readonly file: string
  readonly source: string
  readonly flags: string
}

interface Exception {
  /** A file, or all files below a folder. */
  readonly where: string
  /** Pattern of a single expression; all expressions of the file if undefined. */
  readonly source?: string
  /** Limits the exception to expressions with this flag, whose set notation the analyzer does not support. */
  readonly flags?: 'v'
  /** Reason why the expression cannot take long. */
  readonly bound: string
}

/**
 * Expressions that can take more than linear time, or that the analyzer cannot decide, with what limits their
 * time.
 */
const exceptions: readonly Exception[] = [
  { where: 'src/prerender/', bound: 'The build reads the pages that it has made.' },
  { where: 'src/ui/drawing/drawSvg.ts', bound: 'The build reads the drawings of the repository.' },
  { where: 'src/inspector/', bound: 'The inspector of the development build reads names of our own events.' },
  {
    where: 'server/resumes/reading/',
    bound:
      'A child of its own reads at most 200,000 characters in 5,000 lines, and is ended when it takes long.',
  },
  {
    where: 'server/resumes/pages/pictures.ts',
    bound: 'The child that lays out reads what the typesetter drew, and is ended when it takes long.',
  },
  ...['tokens.ts', 'ownAddresses.ts', 'denseNames.ts'].map((name): Exception => ({
    where: `server/applications/redaction/${name}`,
    flags: 'v',
    bound: 'Classes that are repeated, and nothing behind them that could fail: no text is looked at twice.',
  })),
  {
    where: 'contract/text.ts',
    source: String.raw`([\p{M}\uff9e\uff9f]{30})[\p{M}\uff9e\uff9f]+`,
    bound: 'Each sign is looked at 31 times at most: a run that is longer is taken as a whole.',
  },
]

const isExcepted = ({ file, flags, source }: Expression) =>
  exceptions.some(
    (each) =>
      file.startsWith(each.where) &&
      (each.source === undefined || each.source === source) &&
      (each.flags === undefined || flags.includes(each.flags)),
  )

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** All nodes of a syntax tree. */
function* nodesIn(value: unknown): Generator<Fields> {
  if (Array.isArray(value)) for (const each of value) yield* nodesIn(each)
  else if (isFields(value) && !(value instanceof RegExp)) {
    yield value
    for (const each of Object.values(value)) yield* nodesIn(each)
  }
}

const literal = v.object({
  type: v.literal('Literal'),
  regex: v.object({ pattern: v.string(), flags: v.string() }),
})
const made = v.object({
  type: v.picklist(['NewExpression', 'CallExpression']),
  callee: v.object({ type: v.literal('Identifier'), name: v.literal('RegExp') }),
  arguments: v.tupleWithRest(
    [v.looseObject({ type: v.string() }), v.optional(v.object({ value: v.string() }))],
    v.never(),
  ),
})
const template = v.object({
  type: v.literal('TemplateLiteral'),
  quasis: v.array(v.object({ value: v.object({ cooked: v.string(), raw: v.string() }) })),
})

const tagged = v.object({ type: v.literal('TaggedTemplateExpression'), quasi: template })

/** Pattern of an expression that is built from a template, plain or raw. */
function patternOf(node: unknown): unknown {
  if (v.is(template, node)) return node.quasis.map(({ value }) => value.cooked).join('word')
  if (v.is(tagged, node)) return node.quasi.quasis.map(({ value }) => value.raw).join('word')
  return isFields(node) ? node['value'] : undefined
}

/**
 * Regular expressions of a file. Substitutions in a template count as a word, because embedded expressions
 * are found where they are defined.
 */
function expressionsIn(file: string, text: string): readonly Expression[] {
  const { errors, program } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`)
  return [...nodesIn(program)].flatMap((node): readonly Expression[] => {
    if (v.is(literal, node)) return [{ file, source: node.regex.pattern, flags: node.regex.flags }]
    if (!v.is(made, node)) return []
    const [pattern, flags] = node.arguments
    const source = patternOf(pattern)
    if (typeof source !== 'string') throw new Error(`${file}: nobody can tell what this expression is.`)
    return [{ file, source, flags: flags?.value ?? '' }]
  })
}

const found = globSync('{contract,machines,server,src}/**/*.{ts,tsx}', { cwd: root }).flatMap((file) =>
  expressionsIn(file, readFileSync(join(root, file), 'utf8')),
)

/** Time limit for the analysis of one expression, in milliseconds. A timeout counts as slow. */
const TIMEOUT = 10_000
const AT_ONCE = 3
/** Seed of the random inputs: every run tries the same. */
const SEED = 1

const cacheFile = join(root, 'node_modules/.cache/expressions.json')
const cacheSchema = v.object({
  recheck: v.literal(manifest.devDependencies.recheck),
  quick: v.array(v.string()),
})

/** Expressions that the same version of the analyzer has already found to be fast. */
function readCache(): Set<string> {
  try {
    return new Set(v.parse(cacheSchema, JSON.parse(readFileSync(cacheFile, 'utf8'))).quick)
  } catch {
    return new Set()
  }
}

const nameOf = ({ flags, source }: Pick<Expression, 'flags' | 'source'>) => `/${source}/${flags}`

/** Expressions that are slow or undecidable, with reasons. */
async function slowOnes(expressions: readonly Expression[], quick: Set<string>): Promise<readonly string[]> {
  const waiting = [...new Map(expressions.map((each) => [nameOf(each), each])).values()].filter(
    (each) => !quick.has(nameOf(each)),
  )
  const slow: string[] = []
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const told = await check(next.source, next.flags, { timeout: TIMEOUT, randomSeed: SEED })
      const name = nameOf(next)
      if (told.status === 'safe') quick.add(name)
      else if (told.status === 'vulnerable') slow.push(`${next.file}: ${name} is ${told.complexity.summary}`)
      else slow.push(`${next.file}: ${name} cannot be told of: ${told.error.kind}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return slow
}

test('every regular expression of the product takes linear time, or its input is bounded', async () => {
  const quick = readCache()
  const slow = await slowOnes(
    found.filter((each) => !isExcepted(each)),
    quick,
  )
  mkdirSync(join(cacheFile, '..'), { recursive: true })
  writeFileSync(
    cacheFile,
    JSON.stringify({ recheck: manifest.devDependencies.recheck, quick: [...quick].toSorted() }),
  )
  expect(found.length).toBeGreaterThan(250)
  expect(slow).toEqual([])
}, 300_000)

test('formerly used slow expressions are found to be slow', async () => {
  const before = [
    String.raw`\{\{\s*([^{}]*?)\s*\}\}`,
    String.raw`^[^\s/:@]+\.[^\s/:@]+(?:[/?#]\S*)?$`,
    String.raw`[^\s"'(</]+@[^\s"')>/]+`,
  ].map((source) => ({ file: 'before.ts', source, flags: 'g' }))
  expect(await slowOnes(before, new Set())).toHaveLength(before.length)
}, 120_000)

test('no exception is unused, and no expression is skipped', () => {
  expect(
    exceptions.filter(
      ({ source, where }) =>
        !found.some((each) => each.file.startsWith(where) && (!source || each.source === source)),
    ),
  ).toEqual([])
  expect(expressionsIn('a.ts', 'new RegExp(`a${1}b`, "u"); RegExp("c"); /d/g')).toMatchObject([
    { source: 'awordb', flags: 'u' },
    { source: 'c', flags: '' },
    { source: 'd', flags: 'g' },
  ])
  expect(() => expressionsIn('a.ts', 'new RegExp(text)')).toThrow('nobody can tell')
  expect(found.filter((each) => each.flags.includes('v') && !isExcepted(each))).toEqual([])
})
