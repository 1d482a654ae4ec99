import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { ImportedResume } from '../../../contract/resumes/imported.ts'
import { importingMachine } from '../../../machines/resumes/importing.ts'
import { fromPdf } from '../../../stories/resumes/imports.ts'
import { refused } from '../support/events.ts'
import { emittedBy, held } from '../support/startFlow.ts'

const arrived = () => new Promise(setImmediate)

function chosen() {
  const read = held<ImportedResume, undefined>()
  const flow = createActor(importingMachine.provide({ actors: { importResume: read.logic } }))
  const emitted = emittedBy(flow)
  flow.start()
  return { emitted, flow, read }
}

test('a chosen file is imported, and the page receives the result', async () => {
  const { flow, read } = chosen()
  expect(flow.getSnapshot().hasTag('busy')).toBe(true)
  read.last().answer(fromPdf)
  await arrived()
  expect(flow.getSnapshot().value).toBe('found')
  expect(flow.getSnapshot().context.imported).toBe(fromPdf)
})

test('a file that cannot be read shows the reason, on the page and in a notification', async () => {
  const { emitted, flow, read } = chosen()
  read.last().fail(refused)
  await arrived()
  expect(flow.getSnapshot().context.failure).toEqual(refused)
  const { message } = refused
  expect(emitted).toEqual([
    { type: 'notice', notice: { kind: 'failure', title: 'error', message: { name: 'text', text: message } } },
  ])
})
