import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { resumeLengths } from '../../../contract/resumes/fields.ts'
import type { ResumeVersion } from '../../../contract/resumes/calls.ts'
import type { ResumeCommandsFlow } from '../../../machines/resumes/resumeCommands.ts'
import type { AnyReading } from '../../../machines/reading/reading.ts'
import { lengthOf, tooLong } from '../../../contract/text.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { describedBy, FieldFrame } from '../../ui/form/FieldFrame.tsx'
import { shortTime } from '../../words/dates.ts'
import { versionWords } from '../../words/resumes/versions.ts'
import { controlWords } from '../../words/shared/controls.ts'
import { Reading } from '../reading/Reading.tsx'

interface FrameProps {
  reading: AnyReading
  onClose: () => void
  children: ReactNode
}

/** Panel around the versions of a resume. */
export const VersionsFrame = ({ reading, onClose, children }: FrameProps) => (
  <section
    aria-labelledby="versionsTitle"
    className="mb-6 rounded-panel border border-line bg-surface p-4 sm:p-5"
  >
    <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
      <h2 id="versionsTitle" tabIndex={-1} className="text-h3">
        {versionWords.title}
      </h2>
      <Button look="quiet" size="small" onClick={onClose}>
        {versionWords.close}
      </Button>
    </div>
    <Reading flow={reading} what={versionWords.all} rows={3}>
      {children}
    </Reading>
  </section>
)

interface Props {
  /** Id of the resume. */
  id: string
  versions: readonly ResumeVersion[]
  /** Current revision. */
  revision: number
  commands: ResumeCommandsFlow
  /** Shows a version, before the person restores it. */
  onShow: (revision: number) => void
  now: number
}

/** List of versions with name and time, and buttons to name and view them. */
export const VersionList = ({ versions, revision, ...more }: Props) => (
  <ol className="divide-y divide-line">
    {versions.map((version) => (
      <Version key={version.revision} version={version} isNow={version.revision === revision} {...more} />
    ))}
  </ol>
)

interface VersionProps extends Pick<Props, 'id' | 'commands' | 'onShow' | 'now'> {
  version: ResumeVersion
  isNow: boolean
}

function Version({ id, version, isNow, commands, onShow, now }: VersionProps) {
  const { name, revision, savedAt, wasSent } = version
  const [typed, setTyped] = useState<string>()
  const isBusy = useSelector(commands, (state) => state.hasTag('busy'))
  const saved = shortTime(savedAt, now)
  const title = name ?? saved
  const facts = [
    name === null ? '' : saved,
    isNow ? versionWords.current : '',
    wasSent ? versionWords.sent : '',
  ]
  const field = `version.${revision}`
  const isNaming = typed !== undefined
  const place = useRef<HTMLLIElement>(null)
  const wasNaming = useRef(isNaming)

  const message =
    typed !== undefined && lengthOf(typed) > resumeLengths.title ? tooLong(resumeLengths.title) : undefined

  // Keeps the typed name in its field until the server has saved it.
  const named = useSelector(commands, ({ context: { done } }) =>
    done?.command === 'nameVersion' && done.input.revision === revision ? done : undefined,
  )
  const [namedBefore, setNamedBefore] = useState(named)
  if (named !== namedBefore) {
    setNamedBefore(named)
    setTyped(undefined)
  }

  // The pressed button disappears, so the focus moves to its replacement.
  useEffect(() => {
    if (wasNaming.current === isNaming) return
    wasNaming.current = isNaming
    place.current?.querySelector<HTMLElement>('input, button')?.focus()
  }, [isNaming])

  return (
    <li ref={place} className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 py-2">
      <div className="min-w-0 flex-[1_1_12rem]">
        <p className="text-label wrap-anywhere tabular-nums">{title}</p>
        <p className="text-hint text-muted tabular-nums">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      {typed === undefined ? (
        <div className="-mx-2 flex flex-wrap">
          <Button
            look="quiet"
            size="small"
            aria-label={versionWords.nameOf(title)}
            onClick={() => setTyped(name ?? '')}
          >
            {versionWords.name}
          </Button>
          <Button
            look="quiet"
            size="small"
            aria-label={versionWords.viewOf(title)}
            onClick={() => onShow(revision)}
          >
            {versionWords.view}
          </Button>
        </div>
      ) : (
        <form
          noValidate
          className="flex w-full flex-wrap items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault()
            if (typed.trim() === '' || message !== undefined || isBusy) return
            commands.send({ type: 'run', command: 'nameVersion', input: { id, revision, name: typed } })
          }}
        >
          <div className="min-w-0 flex-[1_1_12rem]">
            <FieldFrame id={field} label={versionWords.nameLabel} hint={undefined} message={message}>
              <input
                {...describedBy(field, undefined, message)}
                id={field}
                name="title"
                value={typed}
                readOnly={isBusy}
                autoComplete="off"
                onChange={({ currentTarget: { value } }) => setTyped(value)}
                className="control"
              />
            </FieldFrame>
          </div>
          <Button type="submit" size="small">
            {versionWords.saveName}
          </Button>
          <Button look="secondary" size="small" onClick={() => setTyped(undefined)}>
            {controlWords.cancel}
          </Button>
        </form>
      )}
    </li>
  )
}
