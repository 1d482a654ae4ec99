import { useRef } from 'react'
import { describedBy, FieldFrame } from '../../../ui/form/FieldFrame.tsx'
import { editorFields } from '../../../words/postings/editor.ts'
import { MarkdownTools } from '../../forms/MarkdownTools.tsx'
import { useControl } from '../../forms/draft/draftFields.ts'
import { useTyped } from './useEditor.ts'

const id = 'posting.description'

/** Text field for the description, with a toolbar for the supported subset of Markdown. */
export function DescriptionField() {
  const { typed, change } = useTyped('description')
  const { message, isFixed } = useControl(id)
  const field = useRef<HTMLTextAreaElement>(null)
  const hint = editorFields.descriptionHint
  return (
    <FieldFrame id={id} label={editorFields.description} hint={hint} message={message}>
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
