import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import {
  emptyFieldsInWords,
  letterFields,
  letterLengths,
  mergedLetter,
  wordsIn,
  type LetterValues,
} from '../../../contract/letters/letter.ts'
import type { TypedLetter } from '../../../contract/letters/typed.ts'
import type { AutosavingFlow } from '../../../machines/editing/autosaving.ts'
import { describedBy, FieldFrame } from '../../ui/form/FieldFrame.tsx'
import { emptyInWords, lengthInWords } from '../../words/letters/letters.ts'
import { MarkdownTools, putInto } from '../forms/MarkdownTools.tsx'

/** A job that a letter can be for. */
export interface JobToChoose {
  readonly slug: string
  readonly title: string
  readonly company: { readonly name: string }
}

interface Props {
  flow: AutosavingFlow
  /** Nothing can be typed just now. */
  isHeld: boolean
  typed: TypedLetter
  jobs: readonly JobToChoose[]
  /** What the fields in the letter say. */
  values: LetterValues
}

/** What a letter is called, for which job it is, and what it says. */
export function LetterFields({ flow, isHeld, typed, jobs, values }: Props) {
  const problems = useSelector(flow, ({ context }) => context.problems)
  const isFixed = useSelector(flow, (state) => state.hasTag('fixed')) || isHeld
  const change = (changed: Partial<TypedLetter>) => flow.send({ type: 'change', change: changed })
  return (
    <>
      <FieldFrame id="letter.title" label="Name" hint="Only you see it." message={problems['title']}>
        <input
          {...describedBy('letter.title', 'Only you see it.', problems['title'])}
          id="letter.title"
          value={typed.title}
          maxLength={letterLengths.title}
          readOnly={isFixed}
          autoComplete="off"
          onChange={(event) => change({ title: event.currentTarget.value })}
          className="control"
        />
      </FieldFrame>
      <FieldFrame
        id="letter.slug"
        label="Job"
        hint="Jobs that you have saved, or begun to apply for."
        message={problems['slug']}
      >
        <select
          {...describedBy(
            'letter.slug',
            'Jobs that you have saved, or begun to apply for.',
            problems['slug'],
          )}
          id="letter.slug"
          value={typed.slug ?? ''}
          disabled={isFixed}
          onChange={(event) => change({ slug: event.currentTarget.value || null })}
          className="control"
        >
          <option value="">Any job</option>
          {jobs.map(({ slug, title, company }) => (
            <option key={slug} value={slug}>
              {title}, {company.name}
            </option>
          ))}
        </select>
      </FieldFrame>
      <Body
        text={typed.body}
        message={problems['body']}
        isFixed={isFixed}
        onText={(body) => change({ body })}
      />
      <EmptyFields body={typed.body} values={values} isForAny={typed.slug === null} />
    </>
  )
}

interface BodyProps {
  text: string
  message: string | undefined
  isFixed: boolean
  onText: (text: string) => void
}

function Body({ text, message, isFixed, onText }: BodyProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const hint = lengthInWords(wordsIn(text))
  return (
    <FieldFrame id="letter.body" label="Letter" hint={hint} message={message}>
      {!isFixed && (
        <>
          <MarkdownTools field={field} />
          <div role="group" aria-label="Fields" className="mb-2 flex flex-wrap gap-2 print:hidden">
            {letterFields.map((name) => (
              <button
                key={name}
                type="button"
                onClick={() => field.current && putInto(field.current, `{{${name}}}`)}
                className="min-h-8 rounded-tag border border-field bg-surface px-2 font-mono text-hint text-link hover:bg-primary-soft"
              >
                {`{{${name}}}`}
              </button>
            ))}
          </div>
        </>
      )}
      <textarea
        {...describedBy('letter.body', hint, message)}
        ref={field}
        id="letter.body"
        rows={16}
        value={text}
        readOnly={isFixed}
        onChange={(event) => onText(event.currentTarget.value)}
        className="control py-3"
      />
    </FieldFrame>
  )
}

/** Which fields say nothing yet, and what to do about them. */
function EmptyFields({ body, values, isForAny }: { body: string; values: LetterValues; isForAny: boolean }) {
  const { empty } = mergedLetter(body, values)
  if (empty.length === 0) return null
  const unknown = empty.filter((written) => !letterFields.some((name) => written.includes(name)))
  return (
    <p className="mb-5 text-hint wrap-anywhere text-muted">
      {emptyInWords(empty)}.{' '}
      {isForAny && unknown.length === 0
        ? 'They are filled in when you apply.'
        : emptyFieldsInWords(unknown.length > 0 ? unknown : empty)}
    </p>
  )
}
