import { strFromU8, unzipSync } from 'fflate'
import * as v from 'valibot'
import { exportCalls, type DataExport, type ExportCallName } from '../../../contract/privacy/exportCalls.ts'
import type { Role } from '../../../contract/roles.ts'
import { readAnswer, type Browser, type TestServer } from './harness.ts'

const send = (browser: Browser, name: ExportCallName, payload: object, role: Role) =>
  browser.send(`/api/${role}/${exportCalls[name].path}`, { body: JSON.stringify(payload) })

/** Calls of an account about data exports. */
export function exportsIn(browser: Browser, role: Role = 'candidate') {
  const ask = async (name: ExportCallName, payload: object = {}) =>
    readAnswer(await send(browser, name, payload, role))
  const one = async (name: 'readExport' | 'requestExport', payload: object = {}): Promise<DataExport> =>
    v.parse(exportCalls[name].result, (await ask(name, payload)).result)
  const download = (id: string) => send(browser, 'downloadExport', { id }, role)
  return {
    ask,
    download,
    request: () => one('requestExport'),
    read: (id: string) => one('readExport', { id }),
    list: async () => v.parse(exportCalls.listExports.result, (await ask('listExports')).result).items,
    /** Creates an export. Returns its files by path. */
    files: async (server: Pick<TestServer, 'makeExports'>) => {
      const { id } = await one('requestExport')
      await server.makeExports()
      return unzipped(await download(id))
    },
  }
}

/** Files of a downloaded ZIP by path. */
export async function unzipped(response: Response): Promise<Readonly<Record<string, Uint8Array>>> {
  if (!response.ok) throw new Error(`There is no ZIP: ${await response.text()}`)
  return unzipSync(new Uint8Array(await response.arrayBuffer()))
}

/** Parsed JSON file of an export. */
export const jsonIn = (files: Readonly<Record<string, Uint8Array>>, path: string): unknown =>
  JSON.parse(strFromU8(files[path] ?? new Uint8Array()))
