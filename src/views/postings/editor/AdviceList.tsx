import { useSelector } from '@xstate/react'
import { useDeferredValue } from 'react'
import { parsePosting } from '../../../../machines/postings/postingDraft.ts'
import { controlId } from '../../../words/editor.ts'
import { adviceOn } from '../../../words/postings/advice.ts'
import { editorWords } from '../../../words/postings/editor.ts'
import { FieldLink } from './FieldLink.tsx'
import { useEditorFlow } from './useEditor.ts'

/** Suggestions for a job post. Renders nothing if there are none. */
export function AdviceList() {
  // Deferred, so that typing stays responsive.
  const context = useDeferredValue(useSelector(useEditorFlow(), (state) => state.context))
  const advice = adviceOn(parsePosting(context.typed, context.saved).content)
  if (advice.length === 0) return null
  return (
    <section aria-labelledby="adviceTitle" className="border-t border-line py-5">
      <h2 id="adviceTitle" className="mb-2 text-h3">
        {editorWords.advice}
      </h2>
      <ul>
        {advice.map(({ field, words }) => (
          <li key={words}>
            <FieldLink id={controlId(field, ...(field === 'pay' ? ['max'] : []))}>{words}</FieldLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
