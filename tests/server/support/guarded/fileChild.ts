// Replacement for the child process that reads files.
import process from 'node:process'
import { closeNetwork } from '../../../../server/operations/closeNetwork.ts'
import type { ParseRequest } from '../../../../server/resumes/import/messages.ts'
import { misbehave, tryAll } from './attempts.ts'

closeNetwork()

process.on('disconnect', () => process.exit())
process.on('message', ({ content }: ParseRequest) => {
  const wanted = Buffer.from(content).toString()
  if (misbehave(wanted)) return
  void tryAll().then((summary) =>
    process.send?.({
      imported: JSON.stringify({ document: { basics: { name: wanted, summary } } }),
    }),
  )
})
