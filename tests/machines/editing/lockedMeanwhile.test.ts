import { setImmediate as heard } from 'node:timers/promises'
import { createActor } from 'xstate'
import { expect, test } from 'vitest'
import { autosavingMachine } from '../../../machines/editing/autosaving.ts'
import type { SavedContent } from '../../../machines/editing/autosavingContext.ts'
import type { Saving } from '../../../machines/editing/autosavingSetup.ts'
import { savedLetter } from '../support/autosavingSamples.ts'
import { overtaken } from '../support/events.ts'
import { held } from '../support/startFlow.ts'

test('what was typed while it was locked is compared with what another window wrote before that', async () => {
  const save = held<{ readonly revision: number }, Saving>()
  const read = held<SavedContent, { readonly id: string }>()
  const machine = autosavingMachine.provide({ actors: { saveContent: save.logic, readContent: read.logic } })
  const flow = createActor(machine, { input: { opened: savedLetter, kept: undefined } }).start()
  const theirs = { ...savedLetter, revision: 5, content: { ...savedLetter.content, title: 'Theirs' } }
  flow.send({ type: 'change', change: { body: 'Mine' } })
  flow.send({ type: 'save' })
  save.last().fail(overtaken)
  await heard()
  read.last().answer({ ...theirs, isLocked: true })
  await heard()
  expect(flow.getSnapshot().value).toBe('locked')
  flow.send({ type: 'refresh' })
  read.last().answer(theirs)
  await heard()
  expect(flow.getSnapshot().value).toBe('conflict')
  flow.stop()
})
