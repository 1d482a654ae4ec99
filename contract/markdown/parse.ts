import MarkdownIt from 'markdown-it'
import { isSafeLink } from './links.ts'
import type { Block, Inline, Markdown } from './markdown.ts'

// Maximum nesting, so that no text exhausts the stack. Deeper lists are left out, deeper formatting is
// ignored.
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
 * Parses the supported subset of Markdown: paragraphs, headings, bold, italic, lists, links, line breaks.
 * Everything else, including HTML, stays literal text. It never fails, and takes a fraction of a second for
 * any 20,000 characters.
 *
 * @param text Markdown as typed
 * @returns a tree whose links lead only to the web, an email address or a phone number
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

// The parser does not check explicit links such as `[words](target)` for safety.
const linkTo = (href: string, of: readonly Inline[]) =>
  isSafeLink(href) ? ({ kind: 'link', href, of } as const) : of

/**
 * Iterates over tokens up to the closing token of the current node. The consumer of an opening token must
 * iterate over its content, too.
 */
function* untilClosed(tokens: Tokens) {
  for (const token of tokens) {
    if (token.nesting < 0) return
    yield token
  }
}
