import type { DataExport } from '../../../../contract/privacy/exportCalls.ts'
import type { ExportCommands, NewestExport } from '../../../../machines/privacy/dataExport.ts'
import type * as Real from '../../../../src/effects/privacy/dataExport.ts'
import { commandEffect } from '../../../../src/effects/shared/commandEffect.ts'
import { provided } from '../../../../src/effects/shared/provided.ts'
import { answer } from '../../../support/formEffect.ts'

const requested: DataExport = {
  id: 'export',
  state: 'waiting',
  progress: 0,
  bytes: null,
  requestedAt: '2026-11-26T09:00:00.000Z',
  expiresAt: null,
}

/** Journeys have no data exports. */
export const readNewestExport: (typeof Real)['readNewestExport'] = provided(() =>
  answer((): NewestExport => ({ newest: undefined })),
)

export const exportCommands: (typeof Real)['exportCommands'] = commandEffect<ExportCommands>({
  request: () => answer(() => requested),
  download: () => answer(() => ({})),
})
