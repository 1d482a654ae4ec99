import MarkdownIt from 'markdown-it'
import { isSafeLink } from './links.ts'
import type { Block, Inline, Markdown } from './markdown.ts'

// Nobody nests as deep. Lists beyond it are left out and marks lose their effect, so that no text exhausts the stack.
const MOST_NESTED = 20

const parser = new MarkdownIt('zero', { breaks: true, maxNesting: MOST_NESTED }).enable([
  'emphasis',
  'entity',
  'escape',
  'heading',
  'link',
  'list',
  'newline',
])
parser.validateLink = isSafeLink

type Token = ReturnType<typeof parser.parse>[number]
type Tokens = IterableIterator<Token>

/**
 * Reads a text in our subset of Markdown: paragraphs, headings, bold, italic, lists, links, line breaks. Everything
 * else is text as it was typed, HTML too. It never fails, and 20,000 characters take a fraction of a second, whatever
 * they are.
 *
 * @param text as it was typed
 * @returns a tree, of which no link leads anywhere but to the web, a mail address or a telephone
 */
export const parseMarkdown = (text: string): Markdown => blocksIn(parser.parse(text, {}).values())

const blocksIn = (tokens: Tokens): Block[] =>
  Array.from(untilClosed(tokens), (token): Block => {
    const { tag, type } = token
    if (tag === 'ol')
      return { kind: 'list', first: Number(token.attrGet('start') ?? 1), items: itemsIn(tokens) }
    if (tag === 'ul') return { kind: 'list', first: null, items: itemsIn(tokens) }
    return { kind: type === 'heading_open' ? 'heading' : 'paragraph', of: linesIn(tokens) }
  })

const itemsIn = (tokens: Tokens): Markdown[] => Array.from(untilClosed(tokens), () => blocksIn(tokens))

const linesIn = (tokens: Tokens): Inline[] =>
  [...untilClosed(tokens)].flatMap(({ children }) =>
    piecesIn((children ?? []).filter(({ level, nesting }) => nesting === 0 || level < MOST_NESTED).values()),
  )

const piecesIn = (tokens: Tokens): Inline[] =>
  Array.from(untilClosed(tokens), (token): Inline | readonly Inline[] => {
    if (token.tag === 'br') return { kind: 'break' }
    if (token.tag === 'strong') return { kind: 'strong', of: piecesIn(tokens) }
    if (token.tag === 'em') return { kind: 'emphasis', of: piecesIn(tokens) }
    if (token.tag === 'a') return linkTo(String(token.attrGet('href')), piecesIn(tokens))
    return token.content
  })
    .flat()
    .filter((piece) => piece !== '')

// The parser takes `[words]()` for a link without asking whether it is safe.
const linkTo = (href: string, of: readonly Inline[]) =>
  isSafeLink(href) ? ({ kind: 'link', href, of } as const) : of

/** The tokens up to the one that closes what they lie in. Whoever takes one that opens takes what lies in it too. */
function* untilClosed(tokens: Tokens) {
  for (const token of tokens) {
    if (token.nesting < 0) return
    yield token
  }
}
