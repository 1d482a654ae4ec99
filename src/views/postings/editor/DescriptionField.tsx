import { useRef } from 'react'
import { describedBy, FieldFrame } from '../../../ui/form/FieldFrame.tsx'
import { MarkdownTools } from '../../forms/MarkdownTools.tsx'
import { useControl, useTyped } from './useEditor.ts'

const id = 'posting.description'

/** The work in a few paragraphs, in a subset of Markdown that buttons write for whoever does not know it. */
export function DescriptionField() {
  const { typed, change } = useTyped('description')
  const { message, isFixed } = useControl(id)
  const field = useRef<HTMLTextAreaElement>(null)
  const hint = 'At least 100 characters.'
  return (
    <FieldFrame id={id} label="Description" hint={hint} message={message}>
      {!isFixed && <MarkdownTools field={field} />}
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
