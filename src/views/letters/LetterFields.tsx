import { useSelector } from '@xstate/react'
import { useRef, useState, type ComponentType } from 'react'
import { flushSync } from 'react-dom'
import {
  emptyFieldsInWords,
  letterFields,
  mergedLetter,
  type LetterValues,
} from '../../../contract/letters/letter.ts'
import type { LetterLook } from '../../../contract/letters/calls.ts'
import type { TypedLetter } from '../../../contract/letters/typed.ts'
import { wordsIn } from '../../../contract/markdown/words.ts'
import type { LetterDraftFlow } from '../../../machines/letters/letterDraft.ts'
import { describedBy, FieldFrame } from '../../ui/form/FieldFrame.tsx'
import { emptyInWords, lengthInWords } from '../../words/letters/letters.ts'
import { LookField } from './LookField.tsx'
import { MarkdownTools, putInto } from '../forms/MarkdownTools.tsx'

/** What other letters say is shown for. */
export interface ParagraphsProps {
  /** The letter that is written. */
  letter: string
  /** Puts one of them into this letter. */
  onUse: (text: string) => void
  onClose: () => void
}

/** A job that a letter can be for. */
export interface JobToChoose {
  readonly slug: string
  readonly title: string
  readonly company: { readonly name: string }
}

interface Props {
  flow: LetterDraftFlow
  /** Nothing can be typed just now. */
  isHeld: boolean
  typed: TypedLetter
  jobs: readonly JobToChoose[]
  /** The resumes that it can look like; none until they are known. */
  looks: readonly LetterLook[] | undefined
  /** What the fields in the letter say. */
  values: LetterValues
  /** What other letters say, once somebody asks for it. */
  Paragraphs: ComponentType<ParagraphsProps>
  /** Tells what of the letter cannot be printed. */
  PrintNote: ComponentType<{ readonly body: string }>
}

/** What a letter is called, for which job it is, and what it says. */
export function LetterFields({ flow, isHeld, typed, jobs, looks, values, Paragraphs, PrintNote }: Props) {
  const problems = useSelector(flow, ({ context }) => context.problems)
  const isFixed = useSelector(flow, (state) => state.hasTag('fixed')) || isHeld
  const letter = useSelector(flow, ({ context }) => context.saved.id)
  const change = (changed: Partial<TypedLetter>) => flow.send({ type: 'change', change: changed })
  return (
    <>
      <FieldFrame id="letter.title" label="Name" hint="Only you see it." message={problems['title']}>
        <input
          {...describedBy('letter.title', 'Only you see it.', problems['title'])}
          id="letter.title"
          value={typed.title}
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
      <LookField
        looks={looks}
        chosen={typed.resumeId}
        message={problems['resumeId']}
        isFixed={isFixed}
        onChoose={(resumeId) => change({ resumeId })}
      />
      <Body
        text={typed.body}
        message={problems['body']}
        isFixed={isFixed}
        letter={letter}
        onText={(body) => change({ body })}
        Paragraphs={Paragraphs}
      />
      <PrintNote body={typed.body} />
      <EmptyFields body={typed.body} values={values} isForAny={typed.slug === null} />
    </>
  )
}

interface BodyProps extends Pick<Props, 'Paragraphs'> {
  letter: string
  text: string
  message: string | undefined
  isFixed: boolean
  onText: (text: string) => void
}

function Body({ letter, text, message, isFixed, onText, Paragraphs }: BodyProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [asksParagraphs, setAsksParagraphs] = useState(false)
  const close = () => {
    // Nothing behind a dialog takes the focus.
    flushSync(() => setAsksParagraphs(false))
    field.current?.focus()
  }
  const use = (paragraph: string) => {
    close()
    if (field.current) putInto(field.current, apart(paragraph, field.current))
  }
  const hint = lengthInWords(wordsIn(text))
  return (
    <FieldFrame id="letter.body" label="Letter" hint={hint} message={message}>
      {!isFixed && (
        <>
          <MarkdownTools field={field} />
          <div className="mb-2 flex flex-wrap gap-2 print:hidden">
            <div role="group" aria-label="Fields" className="contents">
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
            <button
              type="button"
              onClick={() => setAsksParagraphs(true)}
              className="min-h-8 rounded-inner px-2 text-label text-link hover:bg-primary-soft"
            >
              Use a paragraph
            </button>
          </div>
          {asksParagraphs && <Paragraphs letter={letter} onUse={use} onClose={close} />}
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

/** A paragraph with the empty lines that keep it apart from what stands around the caret. */
function apart(paragraph: string, { selectionEnd, selectionStart, value }: HTMLTextAreaElement): string {
  const [before, after] = [value.slice(0, selectionStart), value.slice(selectionEnd)]
  const gapBefore = before.trim() === '' ? '' : '\n\n'.slice(/\n{0,2}$/.exec(before)?.[0].length)
  const gapAfter = after.trim() === '' ? '' : '\n\n'.slice(/^\n{0,2}/.exec(after)?.[0].length)
  return `${gapBefore}${paragraph}${gapAfter}`
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
