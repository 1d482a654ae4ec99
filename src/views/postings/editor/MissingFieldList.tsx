import { useSelector } from '@xstate/react'
import { useDeferredValue } from 'react'
import { editorWords } from '../../../words/postings/editor.ts'
import { FieldLink } from './FieldLink.tsx'
import { missingFieldsIn } from './missingFields.ts'
import { useEditorFlow } from './useEditor.ts'
import { useToday } from './useToday.ts'

/** Fields that a draft lacks for publication, as links. */
export function MissingFieldList() {
  const flow = useEditorFlow()
  const isDraft = useSelector(flow, (state) => state.context.saved.state === 'draft')
  const context = useDeferredValue(useSelector(flow, (state) => state.context))
  const lacking = missingFieldsIn(context, useToday())
  if (!isDraft) return null
  return (
    <section
      id="missing"
      tabIndex={-1}
      aria-labelledby="missingTitle"
      className="rounded-card border border-line bg-surface p-5"
    >
      <h2 id="missingTitle" className="mb-1 text-h3">
        {lacking.length > 0 ? editorWords.leftToPublish : editorWords.nothingLeft}
      </h2>
      {lacking.length > 0 ? (
        <ul>
          {lacking.map(({ id, label }) => (
            <li key={id}>
              <FieldLink id={id}>{label}</FieldLink>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-hint text-muted">{editorWords.nothingLeftText}</p>
      )}
    </section>
  )
}
