import { setImmediate as heard } from 'node:timers/promises'
import { createActor } from 'xstate'
import { expect, test } from 'vitest'
import { letterDraft, type SavedLetter } from '../../../machines/letters/letterDraft.ts'
import type { TypedLetter } from '../../../contract/letters/typed.ts'
import type { Saving } from '../../../machines/draft/draft.ts'
import { savedLetter } from '../support/draftSamples.ts'
import { superseded } from '../support/events.ts'
import { held } from '../support/startFlow.ts'
import { savingOf } from './savingOf.ts'

test('a draft typed while the document was locked is compared with what another window saved before the lock', async () => {
  const save = held<{ readonly revision: number }, Saving<TypedLetter>>()
  const read = held<SavedLetter, { readonly id: string }>()
  const machine = letterDraft.provide({ actors: { saveDraft: save.logic, readDraft: read.logic } })
  const flow = createActor(machine, { input: { opened: savedLetter, kept: undefined } }).start()
  const theirs = { ...savedLetter, revision: 5, content: { ...savedLetter.content, title: 'Theirs' } }
  flow.send({ type: 'change', change: { body: 'Mine' } })
  flow.send({ type: 'save' })
  save.last().fail(superseded)
  await heard()
  read.last().answer({ ...theirs, isLocked: true })
  await heard()
  expect(savingOf(flow)).toBe('locked')
  flow.send({ type: 'refresh' })
  read.last().answer(theirs)
  await heard()
  expect(savingOf(flow)).toBe('conflict')
  flow.stop()
})
