import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { chosenOf, leftoverKey, unknownKey, withoutAtFirst } from '../../../contract/resumes/chosen.ts'
import { textAt } from '../../../contract/resumes/editing.ts'
import { resumeLengths } from '../../../contract/resumes/fields.ts'
import type { ImportedResume } from '../../../contract/resumes/imported.ts'
import { unprintableInResume } from '../../../contract/resumes/printing/unprintableFields.ts'
import type { ImportingFlow } from '../../../machines/resumes/importing.ts'
import type { ResumeCommandsFlow } from '../../../machines/resumes/resumeCommands.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { StillWaiting } from '../../ui/feedback/StillWaiting.tsx'
import {
  countInWords,
  fieldInWords,
  foundInWords,
  importedFrom,
  languageInWords,
  leftoverTitle,
  notFoundInWords,
  sourceInWords,
} from '../../words/resumes/importing.ts'
import { importWords } from '../../words/resumes/importReview.ts'
import { newResumeTitle } from '../../words/resumes/resumes.ts'
import { Unprintable } from '../forms/Unprintable.tsx'

/** Maximum number of unknown fields in the review. The data export contains all of them. */
const MOST_UNKNOWN = 100

interface Props {
  /** Flow that imports the file. */
  flow: ImportingFlow
  /** Commands of the page, which create the resume. */
  commands: ResumeCommandsFlow
  onForget: () => void
}

/** Review of an import: the items found in a file with their positions, and text that matches no field. */
export function ImportReview({ flow, commands, onForget }: Props) {
  const isReading = useSelector(flow, (state) => state.hasTag('busy'))
  const isSlow = useSelector(flow, (state) => state.hasTag('slow'))
  const { failure, imported } = useSelector(flow, ({ context }) => context)
  if (imported) return <Found commands={commands} imported={imported} onForget={onForget} />
  if (failure) {
    return (
      <div className="mt-4">
        <Banner kind="failure">{failure.message}</Banner>
      </div>
    )
  }
  return (
    <div className="mt-4 text-muted">
      {isReading && <p role="status">{importWords.reading}</p>}
      {isSlow && <StillWaiting />}
    </div>
  )
}

function Found({ commands, imported, onForget }: Omit<Props, 'flow'> & { imported: ImportedResume }) {
  const isBusy = useSelector(commands, (state) => state.hasTag('busy'))
  const [without, setWithout] = useState(() => withoutAtFirst(imported))
  const section = useRef<HTMLElement>(null)
  useEffect(() => section.current?.focus(), [])

  const keep = (key: string, isKept: boolean) =>
    setWithout((before) => new Set(isKept ? [...before].filter((each) => each !== key) : [...before, key]))
  const bring = () => {
    const document = chosenOf(imported, without, leftoverTitle)
    commands.send({ type: 'run', command: 'import', input: { title: titleFor(imported), document } })
  }
  const notFound = imported.kind === 'ours' ? '' : notFoundInWords(imported)
  const choice = { without, onKeep: keep }
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby="importTitle"
      className="mt-4 rounded-panel border border-line bg-surface p-4 sm:p-5"
    >
      <h2 id="importTitle" className="text-h3">
        {countInWords(imported)}
      </h2>
      <p className="mt-1 max-w-measure text-muted">
        {importedFrom[imported.kind]} {languageInWords(imported)}
      </p>
      {foundInWords(imported).map(({ items, key, title }) => (
        <Group key={key} title={importWords.group(title, items.length)}>
          {items.map(({ path, ...item }) => (
            <Row key={path} name={path} {...item} {...choice} />
          ))}
        </Group>
      ))}
      <Unprintable characters={unprintableInResume(imported.document)} />
      {notFound !== '' && <p className="mt-5">{importWords.notFound(notFound)}</p>}
      {imported.leftover.length > 0 && (
        <Group
          title={importWords.noField(imported.leftover.length)}
          hint={importWords.noFieldHint(leftoverTitle)}
        >
          {imported.leftover.map((leftover, index) => (
            <Row
              key={leftoverKey(index)}
              name={leftoverKey(index)}
              text={leftover.text}
              place={sourceInWords(leftover)}
              {...choice}
            />
          ))}
        </Group>
      )}
      {imported.unknown.length > 0 && (
        <Group
          title={importWords.otherFields(imported.unknown.length)}
          hint={importWords.otherFieldsHint(leftoverTitle)}
        >
          {imported.unknown.slice(0, MOST_UNKNOWN).map(({ field, text }, index) => (
            <Row
              key={unknownKey(index)}
              name={unknownKey(index)}
              text={text}
              place={fieldInWords(field)}
              {...choice}
            />
          ))}
        </Group>
      )}
      {imported.unknown.length > MOST_UNKNOWN && (
        <p className="mt-1">{importWords.more(imported.unknown.length - MOST_UNKNOWN)}</p>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button size="small" aria-disabled={isBusy || undefined} onClick={() => !isBusy && bring()}>
          {importWords.submit}
        </Button>
        <Button look="secondary" size="small" onClick={onForget}>
          {importWords.cancel}
        </Button>
      </div>
    </section>
  )
}

const Group = ({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) => (
  <fieldset className="mt-5 min-w-0">
    <legend className="text-label">{title}</legend>
    {hint !== undefined && <p className="text-hint text-muted">{hint}</p>}
    <div className="mt-1 divide-y divide-line border-y border-line">{children}</div>
  </fieldset>
)

interface RowProps {
  name: string
  text: string
  place: string
  isUnsure?: boolean
  without: ReadonlySet<string>
  onKeep: (name: string, isKept: boolean) => void
}

const Row = ({ name, text, place, isUnsure = false, without, onKeep }: RowProps) => (
  <label className="flex min-h-11 items-start gap-3 py-2">
    <input
      type="checkbox"
      checked={!without.has(name)}
      onChange={({ currentTarget }) => onKeep(name, currentTarget.checked)}
      className="mt-0.5 size-5 shrink-0 accent-primary"
    />
    <span className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-4">
      <span className="min-w-0 wrap-anywhere whitespace-pre-line">{text}</span>
      {isUnsure && (
        <span className="rounded-tag bg-warning-soft px-2 text-hint font-medium text-warning-text">
          {importWords.toCheck}
        </span>
      )}
      {place !== '' && <span className="text-hint text-muted tabular-nums">{place}</span>}
    </span>
  </label>
)

function titleFor({ document }: ImportedResume): string {
  const role = textAt(document, 'basics.label').trim() || textAt(document, 'basics.name').trim()
  return [...(role || newResumeTitle)].slice(0, resumeLengths.title).join('')
}
