import type { RefObject } from 'react'
import { writingWords } from '../../words/shared/writing.ts'

/** What a button puts around what is chosen, or before each of its lines. */
export interface Mark {
  readonly name: string
  readonly before: string
  readonly after: string
  /** Stands there while nothing is chosen. */
  readonly sample: string
  readonly isForLines?: boolean
}

const { bold, heading, italic, link, list } = writingWords.marks

const marks: readonly Mark[] = [
  { ...heading, before: '## ', after: '', isForLines: true },
  { ...bold, before: '**', after: '**' },
  { ...italic, before: '*', after: '*' },
  { ...list, before: '- ', after: '', isForLines: true },
  { ...link, before: '[', after: '](https://)' },
]

/** Buttons that write our subset of Markdown into a field, for whoever does not know it. */
export const MarkdownTools = ({ field }: { field: RefObject<HTMLTextAreaElement | null> }) => (
  <div role="group" aria-label={writingWords.formatting} className="-mx-2 mb-1 flex flex-wrap print:hidden">
    {marks.map((mark) => (
      <button
        key={mark.name}
        type="button"
        onClick={() => field.current && writeMark(field.current, mark)}
        className="min-h-11 rounded-inner px-2 text-label text-link hover:bg-primary-soft"
      >
        {mark.name}
      </button>
    ))}
  </div>
)

/** Writes a mark at what is chosen in a field, and chooses what it was written for. */
function writeMark(field: HTMLTextAreaElement, { after, before, isForLines = false, sample }: Mark): void {
  const { selectionEnd, value } = field
  const lineStart = value.lastIndexOf('\n', field.selectionStart - 1) + 1
  const start = isForLines ? lineStart : field.selectionStart
  const chosen = value.slice(start, selectionEnd) || sample
  const written = isForLines ? chosen.replaceAll(/^/gm, before) : `${before}${chosen}${after}`
  putInto(field, written, start, selectionEnd)
  const from = isForLines ? start : start + before.length
  field.setSelectionRange(from, from + (isForLines ? written.length : chosen.length))
}

/** Puts a text into a field, in place of what is chosen there, as if it were typed: it can be undone as what is typed. */
export function putInto(
  field: HTMLTextAreaElement,
  text: string,
  start = field.selectionStart,
  end = field.selectionEnd,
): void {
  field.focus()
  field.setSelectionRange(start, end)
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else is undone by the keys that undo typing
  if (document.execCommand('insertText', false, text)) return
  field.setRangeText(text, start, end, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
