import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { MailSettings } from '../../../contract/notices/calls.ts'
import type { Role } from '../../../contract/roles.ts'
import { mailPreferencesMachine, type MailsToSave } from '../../../machines/notices/mailPreferences.ts'
import { readingWith } from '../../../src/effects/shared/readingWith.ts'
import { refused } from '../support/events.ts'
import { held } from '../support/startFlow.ts'

const arrived = () => new Promise(setImmediate)
const asRead = { choices: { moved: 'on', told: 'on' } } as const

/** Starts the preferences and answers the read of the settings. */
async function opened() {
  const read = held<MailSettings, { role: Role }>()
  const save = held<MailSettings, MailsToSave>()
  const flow = createActor(
    mailPreferencesMachine.provide({
      actors: { settings: readingWith(read.logic), saveSettings: save.logic },
    }),
    { input: { role: 'candidate' } },
  ).start()
  read.last().answer(asRead)
  await arrived()
  const snapshot = () => flow.getSnapshot()
  return {
    flow,
    save,
    sent: () => save.calls.map(({ input }) => input.choices),
    /** Choices as the page shows them. */
    shown: () => ({
      ...snapshot().children.settings?.getSnapshot().context.data?.choices,
      ...snapshot().context.wanted,
    }),
    answer: async (choices: MailSettings['choices']) => {
      save.last().answer({ choices })
      await arrived()
    },
  }
}

test('a choice is shown at once, and saved', async () => {
  const { answer, flow, sent, shown } = await opened()
  flow.send({ type: 'choose', kind: 'moved', choice: 'off' })
  expect(shown()).toEqual({ moved: 'off', told: 'on' })
  expect(sent()).toEqual([{ moved: 'off' }])
  await answer({ moved: 'off', told: 'on' })
  expect(flow.getSnapshot().value).toBe('saved')
  expect(shown()).toEqual({ moved: 'off', told: 'on' })
})

test('a choice during a save is saved after it', async () => {
  const { answer, flow, sent, shown } = await opened()
  flow.send({ type: 'choose', kind: 'moved', choice: 'off' })
  flow.send({ type: 'choose', kind: 'told', choice: 'off' })
  flow.send({ type: 'choose', kind: 'moved', choice: 'on' })
  expect(sent()).toHaveLength(1)
  await answer({ moved: 'off', told: 'on' })
  expect(shown()).toEqual({ moved: 'on', told: 'off' })
  expect(sent()).toEqual([{ moved: 'off' }, { moved: 'on', told: 'off' }])
  await answer({ moved: 'on', told: 'off' })
  expect(flow.getSnapshot().value).toBe('saved')
})

test('a choice to which the server responds with another one is not sent again', async () => {
  const { answer, flow, sent, shown } = await opened()
  flow.send({ type: 'choose', kind: 'moved', choice: 'off' })
  await answer(asRead.choices)
  expect(sent()).toHaveLength(1)
  expect(shown()).toEqual(asRead.choices)
})

test('choices that could not be saved stay, and are saved by a retry', async () => {
  const { answer, flow, save, sent, shown } = await opened()
  flow.send({ type: 'choose', kind: 'moved', choice: 'off' })
  save.last().fail(refused)
  await arrived()
  expect(flow.getSnapshot().context.failure).toEqual(refused)
  expect(shown()).toEqual({ moved: 'off', told: 'on' })
  flow.send({ type: 'retry' })
  expect(flow.getSnapshot().context.failure).toBeUndefined()
  expect(sent()).toEqual([{ moved: 'off' }, { moved: 'off' }])
  await answer({ moved: 'off', told: 'on' })
  expect(flow.getSnapshot().value).toBe('saved')
})
