import { setImmediate as heard } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import type { OwnProfile } from '../../../contract/talent/profileCalls.ts'
import type { ProfileContent } from '../../../contract/talent/profile.ts'
import type { Saving } from '../../../machines/draft/draft.ts'
import {
  profileDraft,
  type ProfileAnswer,
  type SavedProfileDraft,
} from '../../../machines/talent/profileDraft.ts'
import { ownProfile, visibleProfile } from '../../../stories/talent/ownProfile.ts'
import { savingOf } from '../draft/savingOf.ts'
import { superseded } from '../support/events.ts'
import { held } from '../support/startFlow.ts'

function open({ profile: content, ...rest }: OwnProfile) {
  const clock = new SimulatedClock()
  const save = held<ProfileAnswer, Saving<ProfileContent>>()
  const read = held<SavedProfileDraft, { readonly id: string }>()
  const opened = { ...rest, id: 'c1', content, savedAt: undefined }
  const flow = createActor(
    profileDraft.provide({ actors: { saveDraft: save.logic, readDraft: read.logic } }),
    { input: { opened, kept: undefined }, clock },
  ).start()
  return {
    clock,
    flow,
    opened,
    read,
    save,
    type: (headline: string) => flow.send({ type: 'change', change: { headline } }),
    answer: async () => {
      save.last().answer({ ...rest, revision: rest.revision + 1 })
      await heard()
    },
  }
}

test('A hidden profile is saved once typing pauses.', async () => {
  const { answer, clock, flow, save, type } = open(ownProfile)
  type('Set builder')
  clock.increment(1000)
  expect(save.last().input.content.headline).toBe('Set builder')
  await answer()
  expect(savingOf(flow)).toBe('clean')
})

test('A visible profile is saved only on request.', async () => {
  const { answer, clock, flow, save, type } = open(visibleProfile)
  type('Set builder')
  clock.increment(60_000)
  expect(save.calls).toHaveLength(0)
  expect(savingOf(flow)).toEqual({ manual: 'dirty' })
  flow.send({ type: 'commit' })
  expect(save.last().input.content.headline).toBe('Set builder')
  await answer()
  expect(savingOf(flow)).toEqual({ manual: 'clean' })
})

test('An invalid visible profile is not saved, and names the field.', () => {
  const { flow, save } = open(visibleProfile)
  flow.send({ type: 'change', change: { availableFrom: '2027-02-31' } })
  flow.send({ type: 'commit' })
  expect(save.calls).toHaveLength(0)
  expect(Object.keys(flow.getSnapshot().context.problems)).toEqual(['profile.availableFrom'])
})

test('A change in another window is compared, and the own text stays when it is kept.', async () => {
  const { clock, flow, opened, read, save, type } = open(ownProfile)
  type('Set builder')
  clock.increment(1000)
  save.last().fail(superseded)
  await heard()
  read.last().answer({
    ...opened,
    revision: opened.revision + 1,
    content: { ...opened.content, headline: 'Scenic carpenter' },
  })
  await heard()
  expect(savingOf(flow)).toBe('conflict')
  flow.send({ type: 'keepMine' })
  clock.increment(1000)
  expect(save.last().input).toMatchObject({
    revision: opened.revision + 1,
    content: { headline: 'Set builder' },
  })
})
