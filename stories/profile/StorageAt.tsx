import { fromPromise } from 'xstate'
import { fileCommandsMachine } from '../../machines/files/fileCommands.ts'
import type { Failure } from '../../machines/shared/failure.ts'
import { StoragePanel } from '../../src/views/profile/StoragePanel.tsx'
import { FlowAt } from '../support/flow.tsx'
import { answer } from '../support/formEffect.ts'
import { readingMachine } from '../support/reads.ts'

const MIB = 1024 * 1024
const machine = fileCommandsMachine.provide({
  actors: { command: fromPromise(() => answer(() => ({ id: 'one' }))) },
})

const held = {
  storage: {
    used: 12.4 * MIB,
    most: 50 * MIB,
    parts: { resumes: 0.4 * MIB, versions: 6.8 * MIB, letters: 0.1 * MIB, files: 5.1 * MIB },
  },
  files: [
    { id: 'one', name: 'Mina-Okafor-Resume.pdf', bytes: 4.9 * MIB },
    { id: 'two', name: 'Certificates.pdf', bytes: 0.2 * MIB },
  ],
}

const full = { ...held, storage: { ...held.storage, used: 50 * MIB } }

interface Props {
  at?: string
  isFull?: boolean
  commandsAt?: string
  /** Failure of reading the storage or, if it could be read, of deleting a file. */
  failure?: Failure | undefined
}

/** Storage panel in a given state. */
export const StorageAt = ({ at = 'shown', commandsAt = 'idle', failure, isFull = false }: Props) => {
  const data = at === 'shown' ? (isFull ? full : held) : undefined
  return (
    <FlowAt
      machine={readingMachine}
      at={at}
      context={{ query: {}, data, failure: data ? undefined : failure }}
    >
      {(reading) => (
        <FlowAt
          machine={machine}
          at={commandsAt}
          context={{
            asked: commandsAt === 'asking' ? { command: 'delete', input: { id: 'one' } } : undefined,
            ran: undefined,
            failure: data && failure,
          }}
        >
          {(commands) => <StoragePanel reading={reading} commands={commands} held={data} />}
        </FlowAt>
      )}
    </FlowAt>
  )
}
