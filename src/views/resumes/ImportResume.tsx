import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { ImportedResume } from '../../../contract/resumes/import.ts'
import { textAt } from '../../../contract/resumes/editing.ts'
import { resumeLengths } from '../../../contract/resumes/fields.ts'
import type { ActingFlow } from '../../../machines/acting/acting.ts'
import { formWith } from '../../../machines/shared/submission.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { newResumeTitle } from '../../words/resumes/resumes.ts'
import { titleOf } from '../../words/resumes/sections.ts'

/** Reads a resume out of a file; a sentence, where there is none in it. */
export type ReadResumeFile = (file: File) => Promise<ImportedResume | string>

interface Props {
  acting: ActingFlow
  readFile: ReadResumeFile
  /** What else can be done there. */
  children: ReactNode
}

/** Brings a resume along: what was found in its file is looked over before it is imported. */
export function ImportResume({ acting, readFile, children }: Props) {
  const [read, setRead] = useState<ImportedResume | string>()
  const isBusy = useSelector(acting, (state) => state.hasTag('busy'))
  const file = useRef<HTMLInputElement>(null)
  const review = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (read !== undefined) review.current?.focus()
  }, [read])

  const forget = () => {
    setRead(undefined)
    button.current?.focus()
  }
  const bring = (imported: ImportedResume) =>
    acting.send({
      type: 'send',
      act: { name: 'import' },
      form: formWith({
        title: titleFor(imported),
        document: JSON.stringify(imported.document),
      }),
    })

  return (
    <>
      <div className="flex flex-wrap gap-3">
        {children}
        <Button ref={button} look="secondary" size="small" onClick={() => file.current?.click()}>
          Import
        </Button>
      </div>
      <input
        ref={file}
        type="file"
        accept=".json,application/json"
        aria-label="JSON Resume file"
        className="hidden"
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? []
          currentTarget.value = ''
          if (chosen) void readFile(chosen).then(setRead)
        }}
      />
      {typeof read === 'string' && (
        <div role="alert" className="mt-4">
          <Banner kind="warning">{read}</Banner>
        </div>
      )}
      {typeof read === 'object' && (
        <section
          ref={review}
          tabIndex={-1}
          aria-labelledby="importTitle"
          className="mt-4 rounded-panel border border-line bg-surface p-4 sm:p-5"
        >
          <h2 id="importTitle" className="text-h3">
            {headingOf(read)}
          </h2>
          <ul className="mt-2 list-disc ps-5 text-muted">
            {Object.entries(read.found).map(([key, count]) => (
              <li key={key}>
                {titleOf({ key })}: {count}
              </li>
            ))}
          </ul>
          <Names
            names={read.leftOut}
            text="These could not be read, and are left out. Write them again after the import:"
          />
          <Names
            names={read.unknown}
            text="These are not part of JSON Resume. They are kept, and stand in every export, but are not printed:"
          />
          <div className="mt-5 flex flex-wrap gap-3">
            <Button size="small" aria-disabled={isBusy || undefined} onClick={() => !isBusy && bring(read)}>
              Import this resume
            </Button>
            <Button look="secondary" size="small" onClick={forget}>
              Cancel
            </Button>
          </div>
        </section>
      )}
    </>
  )
}

const Names = ({ names, text }: { names: readonly string[]; text: string }) =>
  names.length > 0 && (
    <>
      <p className="mt-4">{text}</p>
      <ul className="mt-1 list-disc ps-5 font-mono text-hint wrap-anywhere text-muted">
        {names.slice(0, 20).map((name) => (
          <li key={name}>{name}</li>
        ))}
        {names.length > 20 && <li>and {names.length - 20} more</li>}
      </ul>
    </>
  )

function headingOf({ found, leftOut, unknown }: ImportedResume): string {
  const all = Object.values(found).reduce((sum, count) => sum + count, 0)
  const toCheck = leftOut.length + unknown.length
  return toCheck === 0 ? `${all} found` : `${all} found, ${toCheck} to check`
}

function titleFor({ document }: ImportedResume): string {
  const role = textAt(document, 'basics.label').trim() || textAt(document, 'basics.name').trim()
  return [...(role || newResumeTitle)].slice(0, resumeLengths.title).join('')
}
