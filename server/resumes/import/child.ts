// Child process that reads a single uploaded file and then exits.
import process from 'node:process'
import { closeNetwork } from '../../operations/closeNetwork.ts'
import { most, UnreadableFile, type Answer, type ParseRequest } from './messages.ts'

closeNetwork()

async function answerTo({ content, task }: ParseRequest): Promise<Answer> {
  if (task === 'inspect') return inspectionOf(content)
  try {
    // Imported only after network access is blocked.
    const { readFile } = await import('./readFile.ts')
    const imported = JSON.stringify(await readFile(content))
    return Buffer.byteLength(imported) > most.answer ? { unreadable: 'tooMuch' } : { imported }
  } catch (error) {
    // All other errors of a parser mean a damaged file.
    return { unreadable: error instanceof UnreadableFile ? error.reason : 'damaged' }
  }
}

async function inspectionOf(content: Uint8Array): Promise<Answer> {
  try {
    const { inspectPdf } = await import('./inspectPdf.ts')
    return { unsafe: await inspectPdf(content) }
  } catch {
    return { unsafe: 'damaged' }
  }
}

process.on('disconnect', () => process.exit())
process.once('message', (asked: ParseRequest) => {
  void answerTo(asked).then((answer) => process.send?.(answer))
})
