import { fromPromise } from 'xstate'
import { sessionCommandsMachine } from '../../machines/identity/devices.ts'
import type { Failure } from '../../machines/shared/failure.ts'
import { DevicesPanel } from '../../src/views/identity/DevicesPanel.tsx'
import { FlowAt } from '../support/flow.tsx'
import { answer } from '../support/formEffect.ts'
import { readingMachine } from '../support/reads.ts'
import { sampleSessions } from './sampleSessions.ts'

const machine = sessionCommandsMachine.provide({
  actors: { command: fromPromise(() => answer(() => ({}))) },
})

interface Props {
  at?: string
  isAlone?: boolean
  commandsAt?: string
  /** Failure of reading the devices or, if they could be read, of signing one out. */
  failure?: Failure | undefined
}

/** Panel of devices in a given state. */
export const DevicesAt = ({ at = 'shown', commandsAt = 'idle', failure, isAlone = false }: Props) => {
  const sessions = at === 'shown' ? sampleSessions.slice(0, isAlone ? 1 : undefined) : undefined
  return (
    <FlowAt
      machine={readingMachine}
      at={at}
      context={{ query: {}, data: sessions && { sessions }, failure: sessions ? undefined : failure }}
    >
      {(reading) => (
        <FlowAt
          machine={machine}
          at={commandsAt}
          context={{
            asked:
              commandsAt === 'asking' ? { command: 'endOthers', input: { role: 'candidate' } } : undefined,
            ran: undefined,
            failure: sessions && failure,
          }}
        >
          {(commands) => (
            <DevicesPanel role="candidate" reading={reading} commands={commands} sessions={sessions} />
          )}
        </FlowAt>
      )}
    </FlowAt>
  )
}
