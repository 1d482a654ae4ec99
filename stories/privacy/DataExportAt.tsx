import { fromPromise } from 'xstate'
import { exportCommandsMachine, dataExportMachine } from '../../machines/privacy/dataExport.ts'
import type { DataExport } from '../../contract/privacy/exportCalls.ts'
import type { Role } from '../../contract/roles.ts'
import type { Failure } from '../../machines/shared/failure.ts'
import { DataExportPanel } from '../../src/views/privacy/DataExportPanel.tsx'
import { FlowAt } from '../support/flow.tsx'
import { answer } from '../support/formEffect.ts'
import { readingMachine } from '../support/reads.ts'

const requested: DataExport = {
  id: 'one',
  state: 'waiting',
  progress: 0,
  bytes: null,
  requestedAt: '2026-11-26T09:00:00.000Z',
  expiresAt: null,
}

const exportsBy = {
  none: undefined,
  waiting: requested,
  running: { ...requested, state: 'running', progress: 0.42 },
  ready: {
    ...requested,
    state: 'ready',
    progress: 1,
    bytes: 8_400_000,
    expiresAt: '2026-12-03T09:00:00.000Z',
  },
  expired: { ...requested, state: 'expired', progress: 1, bytes: 8_400_000 },
  failed: { ...requested, state: 'failed', progress: 0.42 },
} as const satisfies Readonly<Record<string, DataExport | undefined>>

const machine = exportCommandsMachine.provide({
  actors: { command: fromPromise(() => answer((): object => requested)) },
})

interface Props {
  role?: Role
  at?: string
  export?: keyof typeof exportsBy
  loginAt?: 'recent' | 'old'
  commandsAt?: string
  command?: 'request' | 'download'
  failure?: Failure | undefined
}

/** Panel of data exports in a given state. */
export function DataExportAt({
  role = 'candidate',
  at = 'shown',
  export: shown = 'none',
  loginAt = 'recent',
  commandsAt = 'idle',
  command = 'request',
  failure,
}: Props) {
  const data = at === 'shown' ? { newest: exportsBy[shown] } : undefined
  const ran =
    command === 'request'
      ? ({ command, input: { role } } as const)
      : ({ command, input: { role, id: 'one' } } as const)
  return (
    <FlowAt machine={dataExportMachine} at={`progress.resting login.${loginAt}`} context={{ role }}>
      {(flow) => (
        <FlowAt
          machine={readingMachine}
          at={at}
          context={{ query: {}, data, failure: data ? undefined : failure }}
        >
          {(reading) => (
            <FlowAt
              machine={machine}
              at={commandsAt}
              context={{ asked: undefined, ran, failure: data && failure }}
            >
              {(commands) => (
                <DataExportPanel role={role} flow={flow} reading={reading} commands={commands} data={data} />
              )}
            </FlowAt>
          )}
        </FlowAt>
      )}
    </FlowAt>
  )
}
