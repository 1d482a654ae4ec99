import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { isolate } from '../../../contract/isolate.ts'
import { resumeLengths } from '../../../contract/resumes/fields.ts'
import type { ResumeVersion } from '../../../contract/resumes/calls.ts'
import type { ResumeCommandsFlow } from '../../../machines/resumes/resumeCommands.ts'
import type { AnyReading } from '../../../machines/reading/reading.ts'
import { lengthOf, tooLong } from '../../../contract/text.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { describedBy, FieldFrame } from '../../ui/form/FieldFrame.tsx'
import { shortTime } from '../../words/dates.ts'
import { Reading } from '../reading/Reading.tsx'

interface FrameProps {
  reading: AnyReading
  onClose: () => void
  children: ReactNode
}

/** The states that a resume was in. */
export const VersionsFrame = ({ reading, onClose, children }: FrameProps) => (
  <section
    aria-labelledby="versionsTitle"
    className="mb-6 rounded-panel border border-line bg-surface p-4 sm:p-5"
  >
    <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
      <h2 id="versionsTitle" tabIndex={-1} className="text-h3">
        Versions
      </h2>
      <Button look="quiet" size="small" onClick={onClose}>
        Close
      </Button>
    </div>
    <Reading flow={reading} what="the versions" rows={3}>
      {children}
    </Reading>
  </section>
)

interface Props {
  /** Of the resume. */
  id: string
  versions: readonly ResumeVersion[]
  /** The revision that is there now. */
  revision: number
  commands: ResumeCommandsFlow
  /** Shows what the version said, before anybody restores it. */
  onShow: (revision: number) => void
  now: number
}

/** Each version with its name, when it was saved, and the way to see it. */
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
    isNow ? 'as it is now' : '',
    wasSent ? 'sent with an application' : '',
  ]
  const field = `version.${revision}`
  const isNaming = typed !== undefined
  const place = useRef<HTMLLIElement>(null)
  const wasNaming = useRef(isNaming)

  const message =
    typed !== undefined && lengthOf(typed) > resumeLengths.title ? tooLong(resumeLengths.title) : undefined

  // A name stays where it was typed until the server has it.
  const named = useSelector(commands, ({ context: { done } }) =>
    done?.command === 'nameVersion' && done.input.revision === revision ? done : undefined,
  )
  const [namedBefore, setNamedBefore] = useState(named)
  if (named !== namedBefore) {
    setNamedBefore(named)
    setTyped(undefined)
  }

  // What was pressed is gone: reading goes on at what stands in its place.
  useEffect(() => {
    if (wasNaming.current === isNaming) return
    wasNaming.current = isNaming
    place.current?.querySelector<HTMLElement>('input, button')?.focus()
  }, [isNaming])

  return (
    <li ref={place} className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 py-2">
      <div className="min-w-0 flex-[1_1_12rem]">
        <p className="text-label wrap-anywhere tabular-nums">{title}</p>
        <p className="text-hint text-muted tabular-nums">{facts.filter(Boolean).join(', ')}</p>
      </div>
      {typed === undefined ? (
        <div className="-mx-2 flex flex-wrap">
          <Button
            look="quiet"
            size="small"
            aria-label={`Name: ${isolate(title)}`}
            onClick={() => setTyped(name ?? '')}
          >
            Name
          </Button>
          <Button
            look="quiet"
            size="small"
            aria-label={`Show: ${isolate(title)}`}
            onClick={() => onShow(revision)}
          >
            Show
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
            <FieldFrame id={field} label="Name of this version" hint={undefined} message={message}>
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
            Name this version
          </Button>
          <Button look="secondary" size="small" onClick={() => setTyped(undefined)}>
            Cancel
          </Button>
        </form>
      )}
    </li>
  )
}
