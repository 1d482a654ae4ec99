import { useSelector } from '@xstate/react'
import type { DataExport } from '../../../contract/privacy/exportCalls.ts'
import type { Role } from '../../../contract/roles.ts'
import type {
  DataExportFlow,
  ExportCommandsFlow,
  NewestExport,
} from '../../../machines/privacy/dataExport.ts'
import type { AnyReading } from '../../../machines/reading/reading.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { StillWaiting } from '../../ui/feedback/StillWaiting.tsx'
import { Panel } from '../../ui/text/Panel.tsx'
import { dataExportWords as words } from '../../words/privacy/dataExport.ts'
import { Reading } from '../reading/Reading.tsx'

interface Props {
  role: Role
  flow: DataExportFlow
  reading: AnyReading
  commands: ExportCommandsFlow
  /** Undefined until loaded. */
  data: NewestExport | undefined
}

/** Panel for exporting the person's own data: request, progress, download. */
export function DataExportPanel({ role, flow, reading, commands, data }: Props) {
  const failure = useSelector(commands, ({ context }) => context.failure)
  const isOld = useSelector(flow, (state) => state.matches({ login: 'old' }))
  const isSlow = useSelector(commands, (state) => state.hasTag('slow'))
  const logInAgain = (
    <Button look="secondary" size="small" onClick={() => flow.send({ type: 'logInAgain' })}>
      {words.logInAgain}
    </Button>
  )
  return (
    <Panel title={words.title}>
      <p className="mb-4 max-w-measure text-muted">{words.about[role]}</p>
      <Reading flow={reading} what={words.what} rows={1}>
        {data && (
          <>
            {isOld && (
              <Banner kind="info" action={logInAgain}>
                {words.oldLogin}
              </Banner>
            )}
            {failure && !isOld && <Banner kind="failure">{failure.message}</Banner>}
            {data.newest && <State newest={data.newest} />}
            <Acts role={role} commands={commands} newest={data.newest} />
            {isSlow && <StillWaiting />}
          </>
        )}
      </Reading>
    </Panel>
  )
}

const isOpen = ({ state }: DataExport) => state === 'waiting' || state === 'running'

function State({ newest }: { newest: DataExport }) {
  const percent = Math.floor(newest.progress * 100)
  return (
    <>
      <p role="status" className="mb-3 max-w-measure tabular-nums">
        {inWords(newest, percent)}
      </p>
      {isOpen(newest) && (
        <>
          <progress aria-label={words.progress} max={100} value={percent} className="sr-only" />
          <div aria-hidden className="meter-bar mb-4">
            <div style={{ inlineSize: `${percent}%` }} />
          </div>
        </>
      )}
    </>
  )
}

function inWords(newest: DataExport, percent: number): string {
  if (newest.state === 'running') return words.running(percent)
  if (newest.state === 'ready') return words.ready(newest)
  return words[newest.state]
}

interface ActsProps {
  role: Role
  commands: ExportCommandsFlow
  newest: DataExport | undefined
}

function Acts({ role, commands, newest }: ActsProps) {
  const isBusy = useSelector(commands, (state) => state.hasTag('busy'))
  const ran = useSelector(commands, (state) =>
    state.hasTag('busy') ? state.context.ran?.command : undefined,
  )
  const isMade = newest !== undefined && isOpen(newest)
  const id = newest?.state === 'ready' ? newest.id : undefined
  const request = () => {
    if (!isBusy && !isMade) commands.send({ type: 'run', command: 'request', input: { role } })
  }
  const download = () => {
    if (!isBusy && id !== undefined) commands.send({ type: 'run', command: 'download', input: { role, id } })
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      {id !== undefined && (
        <Button aria-disabled={isBusy || undefined} onClick={download}>
          {words.download}
        </Button>
      )}
      <Button look="secondary" aria-disabled={isBusy || isMade || undefined} onClick={request}>
        {words.request}
      </Button>
      <span role="status" className="text-muted">
        {ran === 'request' && words.requesting}
        {ran === 'download' && words.downloading}
      </span>
    </div>
  )
}
