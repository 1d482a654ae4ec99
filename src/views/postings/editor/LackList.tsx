import { useSelector } from '@xstate/react'
import { useDeferredValue } from 'react'
import { parsePosting } from '../../../../machines/postings/postingDraft.ts'
import { adviceOn } from '../../../words/advice.ts'
import { controlId } from '../../../words/editor.ts'
import { focusOn } from '../../forms/focusOn.ts'
import { lackingIn } from './lacking.ts'
import { useEditorFlow } from './useEditor.ts'
import { useToday } from './useToday.ts'

/** What publishing the draft still needs, with the way to each, and what could be better. */
export function LackList() {
  const flow = useEditorFlow()
  const isDraft = useSelector(flow, (state) => state.context.saved.state === 'draft')
  // A key never waits for advice.
  const context = useDeferredValue(useSelector(flow, (state) => state.context))
  const lacking = lackingIn(context, useToday())
  const advice = adviceOn(parsePosting(context.typed, context.saved).content)
  return (
    <>
      {isDraft && (
        <section
          id="missing"
          tabIndex={-1}
          aria-labelledby="missingTitle"
          className="border-t border-line py-5"
        >
          <h2 id="missingTitle" className="mb-2 text-h3">
            {lacking.length > 0 ? 'Missing to publish' : 'Nothing is missing to publish'}
          </h2>
          <ul>
            {lacking.map(({ id, label }) => (
              <li key={id}>
                <LinkTo id={id}>{label}</LinkTo>
              </li>
            ))}
          </ul>
        </section>
      )}
      {advice.length > 0 && (
        <section aria-labelledby="adviceTitle" className="border-t border-line py-5">
          <h2 id="adviceTitle" className="mb-2 text-h3">
            Worth another look
          </h2>
          <ul>
            {advice.map(({ field, words }) => (
              <li key={words}>
                <LinkTo id={controlId(field, ...(field === 'pay' ? ['max'] : []))}>{words}</LinkTo>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

const LinkTo = ({ id, children }: { id: string; children: string }) => (
  <a
    href={`#${id}`}
    onClick={(event) => {
      event.preventDefault()
      focusOn(id)
    }}
    className="inline-block rounded-tag py-1 text-link underline decoration-1 underline-offset-4 hover:text-link-hover hover:decoration-2"
  >
    {children}
  </a>
)
