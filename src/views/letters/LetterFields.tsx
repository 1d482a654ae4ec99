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
import { emptyInWords, lengthInWords, letterEditorWords } from '../../words/letters/letters.ts'
import { LookField } from './LookField.tsx'
import { MarkdownTools, putInto } from '../forms/MarkdownTools.tsx'

const words = letterEditorWords.fields

/** Props of the dialog with paragraphs of other letters. */
export interface ParagraphsProps {
  /** Id of the open letter, whose paragraphs are excluded. */
  letter: string
  /** Inserts a paragraph into this letter. */
  onUse: (text: string) => void
  onClose: () => void
}

/** Job that a letter can be written for. */
export interface JobToChoose {
  readonly slug: string
  readonly title: string
  readonly company: { readonly name: string }
}

interface Props {
  flow: LetterDraftFlow
  /** True while the form is temporarily read-only. */
  isHeld: boolean
  typed: TypedLetter
  jobs: readonly JobToChoose[]
  /** Resumes whose design the letter can use; undefined until loaded. */
  looks: readonly LetterLook[] | undefined
  /** Values of the merge fields. */
  values: LetterValues
  /** Dialog with paragraphs of other letters. */
  Paragraphs: ComponentType<ParagraphsProps>
  /** Warning about characters that cannot be printed. */
  PrintNote: ComponentType<{ readonly body: string }>
}

/** Form fields of a letter: name, job, design and text. */
export function LetterFields({ flow, isHeld, typed, jobs, looks, values, Paragraphs, PrintNote }: Props) {
  const problems = useSelector(flow, ({ context }) => context.problems)
  const isFixed = useSelector(flow, (state) => state.hasTag('fixed')) || isHeld
  const letter = useSelector(flow, ({ context }) => context.saved.id)
  const change = (changed: Partial<TypedLetter>) => flow.send({ type: 'change', change: changed })
  return (
    <>
      <FieldFrame id="letter.title" label={words.name} hint={words.nameHint} message={problems['title']}>
        <input
          {...describedBy('letter.title', words.nameHint, problems['title'])}
          id="letter.title"
          value={typed.title}
          readOnly={isFixed}
          autoComplete="off"
          onChange={(event) => change({ title: event.currentTarget.value })}
          className="control"
        />
      </FieldFrame>
      <FieldFrame id="letter.slug" label={words.job} hint={words.jobHint} message={problems['slug']}>
        <select
          {...describedBy('letter.slug', words.jobHint, problems['slug'])}
          id="letter.slug"
          value={typed.slug ?? ''}
          disabled={isFixed}
          onChange={(event) => change({ slug: event.currentTarget.value || null })}
          className="control"
        >
          <option value="">{words.anyJob}</option>
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
    // Closes the dialog synchronously, because elements behind it cannot be focused.
    flushSync(() => setAsksParagraphs(false))
    field.current?.focus()
  }
  const use = (paragraph: string) => {
    close()
    if (field.current) putInto(field.current, apart(paragraph, field.current))
  }
  const hint = lengthInWords(wordsIn(text))
  return (
    <FieldFrame id="letter.body" label={words.letter} hint={hint} message={message}>
      {!isFixed && (
        <>
          <MarkdownTools field={field} />
          <div className="mb-2 flex flex-wrap gap-2 print:hidden">
            <div role="group" aria-label={words.mergeFields} className="contents">
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
              {words.paragraphs}
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

/** Adds the blank lines that separate a paragraph from the text around the caret. */
function apart(paragraph: string, { selectionEnd, selectionStart, value }: HTMLTextAreaElement): string {
  const [before, after] = [value.slice(0, selectionStart), value.slice(selectionEnd)]
  const gapBefore = before.trim() === '' ? '' : '\n\n'.slice(/\n{0,2}$/.exec(before)?.[0].length)
  const gapAfter = after.trim() === '' ? '' : '\n\n'.slice(/^\n{0,2}/.exec(after)?.[0].length)
  return `${gapBefore}${paragraph}${gapAfter}`
}

/** List of merge fields without a value, with a hint how to fill them in. */
function EmptyFields({ body, values, isForAny }: { body: string; values: LetterValues; isForAny: boolean }) {
  const { empty } = mergedLetter(body, values)
  if (empty.length === 0) return null
  const unknown = empty.filter((written) => !letterFields.some((name) => written.includes(name)))
  return (
    <p className="mb-5 text-hint wrap-anywhere text-muted">
      {emptyInWords(empty)}.{' '}
      {isForAny && unknown.length === 0
        ? words.filledIn
        : emptyFieldsInWords(unknown.length > 0 ? unknown : empty)}
    </p>
  )
}
