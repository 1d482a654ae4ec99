import Bold from 'lucide-react/icons/bold'
import Heading from 'lucide-react/icons/heading'
import Italic from 'lucide-react/icons/italic'
import Link from 'lucide-react/icons/link'
import List from 'lucide-react/icons/list'
import type { ComponentType, RefObject } from 'react'
import { writingWords } from '../../words/shared/writing.ts'

/** Markdown syntax that a button puts around the selection, or before each of its lines. */
export interface Mark {
  readonly name: string
  readonly Icon: ComponentType<{ className?: string }>
  readonly before: string
  readonly after: string
  /** Text inserted if nothing is selected. */
  readonly sample: string
  readonly isForLines?: boolean
}

const { bold, heading, italic, link, list } = writingWords.marks

const marks: readonly Mark[] = [
  { ...heading, Icon: Heading, before: '## ', after: '', isForLines: true },
  { ...bold, Icon: Bold, before: '**', after: '**' },
  { ...italic, Icon: Italic, before: '*', after: '*' },
  { ...list, Icon: List, before: '- ', after: '', isForLines: true },
  { ...link, Icon: Link, before: '[', after: '](https://)' },
]

/** Toolbar for the supported subset of Markdown. */
export const MarkdownTools = ({ field }: { field: RefObject<HTMLTextAreaElement | null> }) => (
  <div role="group" aria-label={writingWords.formatting} className="-mx-1 mb-2 flex flex-wrap print:hidden">
    {marks.map((mark) => (
      <button
        key={mark.name}
        type="button"
        onClick={() => field.current && writeMark(field.current, mark)}
        aria-label={mark.name}
        title={mark.name}
        className="grid size-10 place-items-center rounded-inner text-link hover:bg-primary-soft"
      >
        <mark.Icon className="size-4.5" />
      </button>
    ))}
  </div>
)

/** Applies Markdown syntax to the selection of a field, and selects the result. */
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

/** Replaces the selection of a field as if the text were typed, so that it can be undone. */
export function putInto(
  field: HTMLTextAreaElement,
  text: string,
  start = field.selectionStart,
  end = field.selectionEnd,
): void {
  field.focus()
  field.setSelectionRange(start, end)
  // oxlint-disable-next-line typescript/no-deprecated -- no other API adds to the browser's undo history
  if (document.execCommand('insertText', false, text)) return
  field.setRangeText(text, start, end, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
