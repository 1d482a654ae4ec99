// Stands in for the typesetter's child where a test is about what surrounds it: it does as the name of the resume says.
import process from 'node:process'
import type { Asked } from '../../../../server/resumes/pages/messages.ts'

process.on('disconnect', () => process.exit())
process.on('message', (asked: Asked) => {
  const name = 'letter' in asked ? asked.letter.name?.text : asked.document.basics?.name
  if (name === 'dies') process.exit(1)
  if (name === 'hangs') return
  setTimeout(() => process.send?.({ pdf: Buffer.from(`${process.pid} ${name}`) }), 5)
})
process.send?.({ ready: true })
