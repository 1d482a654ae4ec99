import Search from 'lucide-react/icons/search'
import { useRef, useState } from 'react'
import type { Role } from '../../../contract/roles.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { FieldFrame } from '../../ui/form/FieldFrame.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { counted } from '../../../contract/words/counted.ts'
import { findQuestions } from '../../words/reading/findQuestions.ts'
import { helpWords, questions } from '../../words/reading/help.ts'

/** Help page of a role: common questions with collapsed answers, and a search. */
export function HelpView({ role }: { role: Role }) {
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const found = findQuestions(questions[role], typed)
  const clear = () => {
    setTyped('')
    field.current?.focus()
  }
  return (
    <div className="break-words">
      <Heading>{helpWords.title}</Heading>
      <search className="block max-w-measure">
        <FieldFrame id="helpSearch" label={helpWords.search} hint={undefined} message={undefined}>
          <div className="relative">
            <Search className="pointer-events-none absolute start-4 top-1/2 size-5 -translate-y-1/2 text-subtle" />
            <input
              ref={field}
              id="helpSearch"
              type="search"
              autoComplete="off"
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
              className="control ps-12"
            />
          </div>
        </FieldFrame>
      </search>
      <p role="status" className={typed === '' ? 'sr-only' : 'mb-3 text-hint text-muted tabular-nums'}>
        {typed !== '' && counted(found.length, helpWords.found.one, helpWords.found.other)}
      </p>
      {found.length === 0 ? (
        <EmptyState title={helpWords.nothing} text={helpWords.nothingText}>
          <Button look="secondary" size="small" onClick={clear}>
            {helpWords.showAll}
          </Button>
        </EmptyState>
      ) : (
        <ul className="gap-x-12 border-t border-line xl:columns-2">
          {found.map(({ answer, link, question }) => (
            <li key={question} className="break-inside-avoid border-b border-line">
              <details>
                <summary className="flex min-h-13 cursor-pointer items-center py-3 font-medium">
                  {question}
                </summary>
                <p className="max-w-measure pb-3 text-muted">{answer}</p>
                {link && (
                  <p className="pb-4">
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
