import type { Block, Inline, Markdown } from './markdown.ts'

/**
 * Renders Markdown as HTML for programs such as feed readers, with the elements of the job page. The only
 * attribute is `start` of a numbered list, links become plain text, and typed HTML is escaped.
 */
export const htmlOf = (text: Markdown): string => text.map(htmlOfBlock).join('')

function htmlOfBlock(block: Block): string {
  if (block.kind !== 'list') return element(block.kind === 'heading' ? 'h3' : 'p', htmlOfPieces(block.of))
  const items = block.items.map((item) => element('li', htmlOf(item))).join('')
  if (block.first === null) return element('ul', items)
  return block.first === 1 ? element('ol', items) : `<ol start="${block.first}">${items}</ol>`
}

const htmlOfPieces = (of: readonly Inline[]): string => of.map(htmlOfPiece).join('')

function htmlOfPiece(piece: Inline): string {
  if (typeof piece === 'string') return escaped(piece)
  if (piece.kind === 'break') return '<br>'
  const of = htmlOfPieces(piece.of)
  if (piece.kind === 'link') return of
  return element(piece.kind === 'strong' ? 'strong' : 'em', of)
}

const element = (name: string, of: string) => `<${name}>${of}</${name}>`

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
