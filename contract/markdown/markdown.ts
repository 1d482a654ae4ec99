import * as v from 'valibot'
import { isSafeLink } from './links.ts'

/** Inline node: text, line break, or formatting around other nodes. */
export type Inline =
  | string
  | { readonly kind: 'break' }
  | { readonly kind: 'strong'; readonly of: readonly Inline[] }
  | { readonly kind: 'emphasis'; readonly of: readonly Inline[] }
  | { readonly kind: 'link'; readonly href: string; readonly of: readonly Inline[] }

/** Block node. Headings have a single level; the page chooses the HTML level. */
export type Block =
  | { readonly kind: 'paragraph' | 'heading'; readonly of: readonly Inline[] }
  | { readonly kind: 'list'; readonly first: number | null; readonly items: readonly Markdown[] }

/**
 * Syntax tree of a text in the supported subset of Markdown. A list with a first number is a numbered list.
 */
export type Markdown = readonly Block[]

const inlines: v.GenericSchema<readonly Inline[]> = v.array(v.lazy(() => inlineSchema))

const inlineSchema = v.union([
  v.string(),
  v.object({ kind: v.literal('break') }),
  v.object({ kind: v.literal('strong'), of: inlines }),
  v.object({ kind: v.literal('emphasis'), of: inlines }),
  v.object({ kind: v.literal('link'), href: v.pipe(v.string(), v.check(isSafeLink)), of: inlines }),
])

/** Schema of a tree from outside, such as from an API response. */
export const markdownSchema: v.GenericSchema<Markdown> = v.array(v.lazy(() => blockSchema))

const blockSchema = v.union([
  v.object({ kind: v.picklist(['paragraph', 'heading']), of: inlines }),
  v.object({ kind: v.literal('list'), first: v.nullable(v.number()), items: v.array(markdownSchema) }),
])

/** Text without formatting: a blank line between blocks, one line per list item. */
export const plainText = (text: Markdown): string =>
  text
    .map((block) =>
      block.kind === 'list' ? block.items.map(plainText).join('\n') : block.of.map(wordsOf).join(''),
    )
    .join('\n\n')

const wordsOf = (piece: Inline): string => {
  if (typeof piece === 'string') return piece
  return piece.kind === 'break' ? '\n' : piece.of.map(wordsOf).join('')
}
