import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import * as v from 'valibot'

const root = join(import.meta.dirname, '../..')

const named = v.object({ name: v.string() })

const titleSchema = v.variant('type', [
  v.object({ type: v.literal('Literal'), value: v.string() }),
  v.object({ type: v.literal('TemplateLiteral'), start: v.number(), end: v.number() }),
])

const callSchema = v.object({
  type: v.literal('CallExpression'),
  callee: v.looseObject({ type: v.string() }),
  arguments: v.pipe(v.array(v.unknown()), v.minLength(2)),
})

/** What stories are told of as an object: `{ name: 'Masked when sent', play: … }`. */
const storySchema = v.pipe(
  v.object({
    type: v.literal('ObjectExpression'),
    properties: v.pipe(
      v.array(v.looseObject({})),
      v.transform((properties) =>
        Object.fromEntries(properties.map(({ key, value }) => [v.is(named, key) ? key.name : '', value])),
      ),
      v.object({
        name: v.pipe(
          v.object({ value: v.string() }),
          v.transform(({ value }) => value),
        ),
        play: v.unknown(),
      }),
    ),
  }),
)

const titles = new Map<string, ReadonlySet<string>>()

/**
 * The titles of the tests in a file and of their groups, as they are written there: `cards are ${width} wide`. A story
 * is a test if it is played; what stands in a comment or an assertion is none.
 *
 * @param file from the root of the repository; of one that is not there, no titles
 */
export function titlesIn(file: string): ReadonlySet<string> {
  const known = titles.get(file)
  if (known) return known
  const found = existsSync(join(root, file))
    ? read(file, readFileSync(join(root, file), 'utf8'))
    : new Set<string>()
  titles.set(file, found)
  return found
}

/** Whether a document may name this test as its proof. */
export const isTest = ({ file, title }: { readonly file: string; readonly title: string }) =>
  titlesIn(file).has(title)

function read(file: string, source: string): Set<string> {
  const found = new Set<string>()
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(walk)
    if (typeof node !== 'object' || node === null) return
    const call = v.safeParse(callSchema, node)
    if (call.success && isTestCall(call.output.callee)) {
      const title = v.safeParse(titleSchema, call.output.arguments[0])
      if (title.success) {
        const { output } = title
        found.add(output.type === 'Literal' ? output.value : source.slice(output.start + 1, output.end - 1))
      }
    }
    const story = v.safeParse(storySchema, node)
    if (story.success) found.add(story.output.properties.name)
    Object.values(node).forEach(walk)
  }
  walk(parseSync(file, source).program)
  return found
}

const memberSchema = v.object({
  property: v.object({ name: v.string() }),
  object: v.looseObject({ type: v.string() }),
})
const eachSchema = v.object({ callee: v.looseObject({ type: v.string() }) })

/** `test(…)`, `test.each(…)(…)`, `describe(…)`, and `Story.test(…)` of Storybook; not `test.step(…)`. */
function isTestCall(callee: { readonly type: string; readonly [key: string]: unknown }): boolean {
  if (callee.type === 'Identifier') return callee['name'] === 'test' || callee['name'] === 'describe'
  if (callee.type === 'CallExpression') {
    const each = v.safeParse(eachSchema, callee)
    const member = v.safeParse(memberSchema, each.success ? each.output.callee : undefined)
    return (
      member.success &&
      /^(each|for|skipIf|runIf)$/.test(member.output.property.name) &&
      member.output.object['name'] === 'test'
    )
  }
  const member = v.safeParse(memberSchema, callee)
  return (
    member.success &&
    member.output.property.name === 'test' &&
    /^[A-Z]/.test(String(member.output.object['name']))
  )
}
