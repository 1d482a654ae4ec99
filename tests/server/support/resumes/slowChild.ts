// Replacement for the typesetter's child process, whose behaviour depends on the name in the resume. For
// tests of the code around it.
import process from 'node:process'
import type { LayoutRequest } from '../../../../server/resumes/pages/messages.ts'

process.on('disconnect', () => process.exit())
process.on('message', (asked: LayoutRequest) => {
  const name = 'letter' in asked ? asked.letter.name?.text : asked.document.basics?.name
  if (name === 'dies') process.exit(1)
  if (name === 'hangs') return
  const held: Uint8Array[] = []
  if (name === 'eats') for (;;) held.push(new Uint8Array(64 * 1024 * 1024).fill(1))
  setTimeout(() => process.send?.({ pdf: Buffer.from(`${process.pid} ${name}`) }), 5)
})
process.send?.({ ready: true })
