import { staleLogin } from '../../../contract/identity/proof.ts'
import type { DataExport } from '../../../contract/privacy/exportCalls.ts'
import type { machines } from '../../../machines/index.ts'
import type { Failure } from '../../../machines/shared/failure.ts'
import type { Samples } from './events.ts'

const role = 'candidate'
/** Refusal of a download, because the login is too long ago. */
const oldLogin: Failure = {
  code: 'refused',
  message: 'The server says no.',
  reason: { code: 'state', state: staleLogin },
}

const runningExport: DataExport = {
  id: 'x1',
  state: 'running',
  progress: 0.4,
  bytes: null,
  requestedAt: '2026-01-02T03:04:05.000Z',
  expiresAt: null,
}

/** Samples of a data export, including a download that requires a new login. */
export const dataExportSample: Samples<(typeof machines)['dataExport']> = {
  input: { role },
  events: [
    { type: 'reading.known', data: { newest: runningExport } },
    { type: 'reading.known', data: { newest: undefined } },
    { type: 'command.done', command: 'request', input: { role }, output: runningExport },
    { type: 'command.failed', command: 'download', input: { role, id: 'x1' }, failure: oldLogin },
    { type: 'logInAgain' },
  ],
  outputs: {},
}
