import { exportCalls } from '../../../contract/privacy/exportCalls.ts'
import type { ExportCommands, ExportQuery, NewestExport } from '../../../machines/privacy/dataExport.ts'
import { brand } from '../../brand.ts'
import { saveFile } from '../../browser/saveFile.ts'
import { DOWNLOAD_TIMEOUT_MS, request } from '../../network/request.ts'
import { commandEffect } from '../shared/commandEffect.ts'
import { provided, type EffectRequest } from '../shared/provided.ts'

/** Loads the latest data export of an account. */
export const readNewestExport = provided(
  async ({ input: { role }, signal }: EffectRequest<ExportQuery>): Promise<NewestExport> => {
    const { items } = await request(exportCalls.listExports, { limit: 1 }, { role, signal })
    return { newest: items[0] }
  },
)

export const exportCommands = commandEffect<ExportCommands>({
  request: ({ input: { role }, signal }) => request(exportCalls.requestExport, {}, { role, signal }),
  download: async ({ input: { id, role }, signal }) => {
    const options = { role, signal, timeoutMs: DOWNLOAD_TIMEOUT_MS }
    saveFile(await request(exportCalls.downloadExport, { id }, options), `${brand}-export.zip`)
    return {}
  },
})
