import { arrayBuffer } from 'node:stream/consumers'
import { contract } from '../../../contract/index.ts'
import { WrittenResult } from '../shared/context.ts'
import { defineHandler } from '../shared/defineHandler.ts'

/**
 * Reads a resume from a file, which is not stored.
 *
 * @throws Refused if the file cannot be read; Refused (503) if the queue is full
 */
export const importResume = defineHandler(
  contract.resumes.importResume,
  async ({ account, importer }, { content }) => {
    const file = content ? new Uint8Array(await arrayBuffer(content)) : new Uint8Array()
    return new WrittenResult(Buffer.from(await importer.read(account.id, file)))
  },
)
