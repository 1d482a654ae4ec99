import type { Inline, Markdown } from '../../../contract/markdown/markdown.ts'
import { seenIn } from '../../../contract/resumes/printedParts.ts'

/** Inline piece of a letter, in the format of the template. */
export type LetterPiece<Set extends object> =
  | { readonly kind: 'break' }
  | (Set & {
      readonly kind: 'words'
      readonly isStrong: boolean
      readonly isEmphasized: boolean
      /** Link target; null without a link. */
      readonly href: string | null
    })

/** Block of a letter, in the format of the template. */
export type LetterBlock<Set extends object> =
  | {
      readonly kind: 'paragraph' | 'heading'
      readonly rtl: boolean
      readonly pieces: readonly LetterPiece<Set>[]
    }
  | {
      readonly kind: 'list'
      readonly rtl: boolean
      /** First number of a numbered list; null for bullets. */
      readonly first: number | null
      readonly items: readonly (readonly LetterBlock<Set>[])[]
    }

/** Typesetting of the characters in a text. */
interface Setting<Set extends object> {
  readonly set: (text: string, isEmphasized: boolean) => Set
  readonly runsLeft: (text: string) => boolean
}

interface Marks {
  readonly isStrong: boolean
  readonly isEmphasized: boolean
  readonly href: string | null
}

const plain: Marks = { isStrong: false, isEmphasized: false, href: null }

/**
 * Converts a letter to the format of the template.
 *
 * @returns its blocks in order, without empty ones
 */
export function letterBlocks<Set extends object>(text: Markdown, by: Setting<Set>): LetterBlock<Set>[] {
  return text.flatMap((block): LetterBlock<Set>[] => {
    if (block.kind === 'list') {
      const items = block.items.map((item) => letterBlocks(item, by)).filter(({ length }) => length > 0)
      const [rtl = false] = items.flatMap(([first]) => first?.rtl ?? [])
      return items.length === 0 ? [] : [{ kind: 'list', rtl, first: block.first, items }]
    }
    const said = block.of.map(wordsOf).join('')
    if (said.trim() === '') return []
    const pieces = block.of.flatMap((piece) => piecesOf(piece, plain, by))
    return [{ kind: block.kind, rtl: by.runsLeft(said), pieces }]
  })
}

function piecesOf<Set extends object>(piece: Inline, marks: Marks, by: Setting<Set>): LetterPiece<Set>[] {
  if (typeof piece === 'string') {
    const text = seenIn(piece)
    return text === '' ? [] : [{ ...by.set(text, marks.isEmphasized), ...marks, kind: 'words' }]
  }
  if (piece.kind === 'break') return [{ kind: 'break' }]
  const inside: Marks = {
    isStrong: marks.isStrong || piece.kind === 'strong',
    isEmphasized: marks.isEmphasized || piece.kind === 'emphasis',
    href: piece.kind === 'link' ? piece.href : marks.href,
  }
  return piece.of.flatMap((held) => piecesOf(held, inside, by))
}

const wordsOf = (piece: Inline): string => {
  if (typeof piece === 'string') return seenIn(piece)
  return piece.kind === 'break' ? ' ' : piece.of.map(wordsOf).join('')
}
