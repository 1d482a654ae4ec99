import { parseSync, Visitor, type ESTree } from 'vite'

/** A literal, template or JSX text that people read. */
export interface Text {
  readonly start: number
  readonly end: number
  /** The text, with `…` for each value of a template. */
  readonly text: string
  /** Name of the property or attribute with this value, or of the function with this argument. */
  readonly name: string
  readonly kind: 'literal' | 'template' | 'jsx'
}

/** Methods that compare, search or split: their arguments are never shown. */
const technicalMethods = new Set(
  'has get includes startsWith endsWith split join replace replaceAll indexOf test getElementById querySelector querySelectorAll closest matches hasTag getAttribute setAttribute addEventListener removeEventListener createElement invoke'.split(
    ' ',
  ),
)

const isTechnical = (method: string) =>
  technicalMethods.has(method) || /^(?:get|find|query)(?:All)?By[A-Z]/.test(method)

/** Attributes and properties whose values are for programs. */
const technicalNames = new Set(
  'className style d transform viewBox sizes srcSet media autoComplete passwordRules rel type id href path key timeZone'.split(
    ' ',
  ),
)

const nameOf = (node: { readonly type: string }) =>
  'name' in node && typeof node.name === 'string'
    ? node.name
    : 'value' in node && typeof node.value === 'string'
      ? node.value
      : ''

/**
 * Finds all texts of a module that syntax does not rule out: import sources, keys, types, comparisons,
 * arguments of errors and values of technical properties are skipped. `isProse` then separates sentences from
 * names of states and other identifiers.
 */
export function textsIn(file: string, source: string): readonly Text[] {
  const found: Text[] = []
  const names = new Map<number, string>()
  const skipped: [start: number, end: number][] = []
  const skip = (node: ESTree.Node | null | undefined) => {
    if (node) skipped.push([node.start, node.end])
  }
  const add = ({ start, end }: ESTree.Node, text: string, kind: Text['kind']) => {
    if (/\p{L}/u.test(text) && !skipped.some(([from, to]) => from <= start && end <= to))
      found.push({ start, end, text, name: names.get(start) ?? '', kind })
  }
  new Visitor({
    ImportDeclaration: skip,
    ExportAllDeclaration: skip,
    ExportNamedDeclaration: ({ source: from }) => skip(from),
    ImportExpression: skip,
    TSLiteralType: skip,
    TSTemplateLiteralType: skip,
    Property({ computed, key, value }) {
      if (computed) return
      skip(key)
      names.set(value.start, nameOf(key))
      if (technicalNames.has(nameOf(key))) skip(value)
    },
    JSXAttribute({ name, value }) {
      if (value) names.set(value.start, nameOf(name))
      if (technicalNames.has(nameOf(name))) skip(value)
    },
    MemberExpression: ({ computed, property }) => (computed ? skip(property) : undefined),
    BinaryExpression({ left, operator, right }) {
      if (!/^(?:[=!]==?|in)$/.test(operator)) return
      if (left.type === 'Literal') skip(left)
      if (right.type === 'Literal') skip(right)
    },
    SwitchCase: ({ test }) => skip(test),
    NewExpression: ({ arguments: given, callee }) => {
      if (/(?:Error|Format|Rules|Names|RegExp)$/.test(source.slice(callee.start, callee.end)))
        given.forEach(skip)
    },
    CallExpression({ arguments: given, callee }) {
      if (callee.type === 'Identifier') for (const { start } of given) names.set(start, callee.name)
      if (callee.type === 'MemberExpression' && isTechnical(nameOf(callee.property)))
        for (const each of given) if (each.type === 'Literal') skip(each)
    },
    TaggedTemplateExpression: ({ quasi }) => skip(quasi),
    Literal(node) {
      if (typeof node.value === 'string') add(node, node.value, 'literal')
    },
    TemplateLiteral(node) {
      add(node, node.quasis.map(({ value }) => value.cooked ?? value.raw).join('…'), 'template')
    },
    JSXText: (node) => add(node, node.value.trim().replaceAll(/\s+/g, ' '), 'jsx'),
  }).visit(parseSync(file, source).program)
  return found
}

/**
 * True for several words, a word with a capital letter, or a noun next to its number; false for an
 * identifier.
 */
export const isProse = ({ name, text }: Text): boolean =>
  name === 'counted' || /\p{L}\P{L}*\s|\s\P{L}*\p{L}/u.test(text) || /^\p{Lu}[\p{Ll}’'-]+\P{L}*$/u.test(text)
