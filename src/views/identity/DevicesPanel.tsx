import { useSelector } from '@xstate/react'
import type { OpenSession } from '../../../contract/identity/sessions.ts'
import type { Role } from '../../../contract/roles.ts'
import type { SessionCommandsFlow } from '../../../machines/identity/devices.ts'
import type { AnyReading } from '../../../machines/reading/reading.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { Dialog } from '../../ui/feedback/Dialog.tsx'
import { Panel } from '../../ui/text/Panel.tsx'
import { useNow } from '../../ui/text/useNow.ts'
import { dayHere, shortTime } from '../../words/dates.ts'
import { devicesWords as words } from '../../words/identity/devices.ts'
import { Reading } from '../reading/Reading.tsx'

interface Props {
  role: Role
  reading: AnyReading
  commands: SessionCommandsFlow
  /** Undefined until loaded. */
  sessions: readonly OpenSession[] | undefined
}

/** Panel of the devices on which a member is logged in. */
export function DevicesPanel({ role, reading, commands, sessions }: Props) {
  const failure = useSelector(commands, ({ context }) => context.failure)
  return (
    <Panel title={words.title}>
      <Reading flow={reading} what={words.what} rows={3}>
        {sessions && (
          <>
            {failure && <Banner kind="failure">{failure.message}</Banner>}
            <p className="max-w-measure text-muted">{words.text}</p>
            <Devices role={role} commands={commands} sessions={sessions} />
          </>
        )}
      </Reading>
    </Panel>
  )
}

function Devices({ role, commands, sessions }: Omit<Props, 'reading'> & Pick<Required<Props>, 'sessions'>) {
  const isBusy = useSelector(commands, (state) => state.hasTag('busy'))
  const isAsked = useSelector(commands, ({ context }) => context.asked?.command === 'endOthers')
  const now = useNow()
  const cancel = () => commands.send({ type: 'cancel' })
  return (
    <>
      <ul className="mt-3">
        {sessions?.map(({ browser, createdAt, id, isCurrent, lastUsedAt, network }) => (
          <li
            key={id}
            className="flex flex-wrap items-center gap-x-6 gap-y-1 border-t border-line py-3 first:border-0"
          >
            <div className="min-w-0 grow basis-60 wrap-anywhere">
              <p className="font-medium">
                {browser || words.unknownBrowser}
                {isCurrent && (
                  <span className="ms-2 text-hint font-normal text-success-text">{words.current}</span>
                )}
              </p>
              <p className="text-hint text-muted tabular-nums">
                {network ? words.network(network) : words.unknownNetwork}
                {' · '}
                {words.since(dayHere(createdAt))}
                {' · '}
                {isCurrent ? words.usedNow : words.lastUsed(shortTime(lastUsedAt, now))}
              </p>
            </div>
            {!isCurrent && (
              <Button
                look="quiet"
                size="small"
                className="-mx-4"
                aria-label={words.endNamed(browser || words.unknownBrowser)}
                aria-disabled={isBusy || undefined}
                onClick={() => !isBusy && commands.send({ type: 'run', command: 'end', input: { role, id } })}
              >
                {words.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions && sessions.length > 1 ? (
        <Button
          look="secondary"
          className="mt-3"
          aria-disabled={isBusy || undefined}
          onClick={() => !isBusy && commands.send({ type: 'ask', command: 'endOthers', input: { role } })}
        >
          {words.endOthers}
        </Button>
      ) : (
        <p className="text-hint text-muted">{words.alone}</p>
      )}
      <Dialog open={isAsked} id="endOtherSessions" title={words.dialog.title} onCancel={cancel}>
        <p className="mt-3">{words.dialog.text}</p>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button onClick={() => commands.send({ type: 'run', command: 'endOthers', input: { role } })}>
            {words.dialog.confirm}
          </Button>
          <Button look="secondary" onClick={cancel}>
            {words.dialog.cancel}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
