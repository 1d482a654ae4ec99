import { useRef } from 'react'
import { describedBy, FieldFrame } from '../../../ui/form/FieldFrame.tsx'
import { useControl, useTyped } from './useEditor.ts'

/** What a button puts around what is chosen, or before each of its lines. */
interface Mark {
  readonly name: string
  readonly before: string
  readonly after: string
  /** Stands there while nothing is chosen. */
  readonly sample: string
  readonly isForLines?: boolean
}

const marks: readonly Mark[] = [
  { name: 'Heading', before: '## ', after: '', sample: 'Heading', isForLines: true },
  { name: 'Bold', before: '**', after: '**', sample: 'bold' },
  { name: 'Italic', before: '*', after: '*', sample: 'italic' },
  { name: 'List', before: '- ', after: '', sample: 'first', isForLines: true },
  { name: 'Link', before: '[', after: '](https://)', sample: 'words' },
]

const id = 'posting.description'

/** The work in a few paragraphs, in a subset of Markdown that buttons write for whoever does not know it. */
export function DescriptionField() {
  const { typed, change } = useTyped()
  const { message, isFixed } = useControl(id)
  const field = useRef<HTMLTextAreaElement>(null)
  const hint = 'At least 100 characters.'
  return (
    <FieldFrame id={id} label="Description" hint={hint} message={message}>
      {!isFixed && (
        <div role="group" aria-label="Formatting" className="-mx-2 mb-1 flex flex-wrap print:hidden">
          {marks.map((mark) => (
            <button
              key={mark.name}
              type="button"
              onClick={() => field.current && write(field.current, mark)}
              className="min-h-11 rounded-inner px-2 text-label text-link hover:bg-primary-soft"
            >
              {mark.name}
            </button>
          ))}
        </div>
      )}
      <textarea
        {...describedBy(id, hint, message)}
        ref={field}
        id={id}
        rows={12}
        value={typed.description}
        readOnly={isFixed}
        onChange={(event) => change({ description: event.currentTarget.value })}
        className="control"
      />
    </FieldFrame>
  )
}

/** Writes a mark at what is chosen in a field, and chooses what it was written for. */
function write(field: HTMLTextAreaElement, { after, before, isForLines = false, sample }: Mark): void {
  const { selectionEnd, value } = field
  const lineStart = value.lastIndexOf('\n', field.selectionStart - 1) + 1
  const start = isForLines ? lineStart : field.selectionStart
  const chosen = value.slice(start, selectionEnd) || sample
  const written = isForLines ? chosen.replaceAll(/^/gm, before) : `${before}${chosen}${after}`
  field.focus()
  field.setRangeText(written, start, selectionEnd, 'end')
  const from = isForLines ? start : start + before.length
  field.setSelectionRange(from, from + (isForLines ? written.length : chosen.length))
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
