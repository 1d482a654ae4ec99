import type { LetterValues } from '../../../contract/letters/letter.ts'
import type { Markdown } from '../../../contract/markdown/markdown.ts'
import { mergePieces } from '../../../contract/mergeFields.ts'
import { inOrder } from '../../ui/text/inOrder.ts'
import { letterEditorWords } from '../../words/letters/letters.ts'
import { MarkdownText } from '../../ui/text/MarkdownText.tsx'

interface Props {
  text: Markdown
  values: LetterValues
}

/** Letter with its merge fields filled in. Fields without a value have a dashed border. */
export const LetterText = ({ text, values }: Props) => (
  <MarkdownText
    text={text}
    heading="h3"
    words={(words) =>
      inOrder(mergePieces(words, { ...values }), (piece) => {
        if (typeof piece === 'string') return piece
        return piece.value === undefined ? (
          <span className="rounded-tag border border-dashed border-field px-1 wrap-anywhere">
            {piece.written}
            <span className="sr-only"> {letterEditorWords.empty}</span>
          </span>
        ) : (
          <span className="rounded-tag bg-primary-soft px-1 wrap-anywhere">{piece.value}</span>
        )
      })
    }
  />
)
