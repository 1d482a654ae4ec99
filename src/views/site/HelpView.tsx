import { useRef, useState } from 'react'
import type { Role } from '../../../contract/roles.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { FieldFrame } from '../../ui/form/FieldFrame.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { findQuestions } from '../../words/reading/findQuestions.ts'
import { questions } from '../../words/reading/help.ts'

/** What people of a role ask, each with its answer behind it. What is typed narrows them down. */
export function HelpView({ role }: { role: Role }) {
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const found = findQuestions(questions[role], typed)
  const clear = () => {
    setTyped('')
    field.current?.focus()
  }
  return (
    <div className="max-w-measure break-words">
      <Heading>Help &amp; Support</Heading>
      <search>
        <FieldFrame id="helpSearch" label="Search in Help" hint={undefined} message={undefined}>
          <input
            ref={field}
            id="helpSearch"
            type="search"
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            className="control"
          />
        </FieldFrame>
      </search>
      <p role="status" className={typed === '' ? 'sr-only' : 'mb-3 text-hint text-muted tabular-nums'}>
        {typed !== '' && (found.length === 1 ? '1 question' : `${found.length} questions`)}
      </p>
      {found.length === 0 ? (
        <EmptyState title="No question has all of these words" text="Try fewer words, or other ones.">
          <Button look="secondary" size="small" onClick={clear}>
            Show all questions
          </Button>
        </EmptyState>
      ) : (
        <ul className="border-t border-line">
          {found.map(({ answer, link, question }) => (
            <li key={question} className="border-b border-line">
              <details>
                <summary className="flex min-h-11 cursor-pointer items-center py-3 font-medium">
                  {question}
                </summary>
                <p className="pb-2 text-muted">{answer}</p>
                {link && (
                  <p className="pb-3">
                    <TextLink href={link.href}>{link.label}</TextLink>
                  </p>
                )}
              </details>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
