import { setImmediate as heard } from 'node:timers/promises'
import { createActor, SimulatedClock } from 'xstate'
import { describe, expect, test } from 'vitest'
import { letterDraft, type SavedLetter } from '../../../machines/letters/letterDraft.ts'
import type { TypedLetter } from '../../../contract/letters/typed.ts'
import type { KeptDraft, Saving } from '../../../machines/draft/draft.ts'
import type { Failure } from '../../../machines/shared/failure.ts'
import { savedLetter } from '../support/draftSamples.ts'
import { notThere, superseded, refused } from '../support/events.ts'
import { held } from '../support/startFlow.ts'
import { savingOf } from './savingOf.ts'

const offline: Failure = { code: 'offline', message: 'No connection.' }
const { content } = savedLetter

/** Opens a draft with pending calls and a simulated clock. */
function open(opened: SavedLetter = savedLetter, kept?: KeptDraft<TypedLetter, TypedLetter>) {
  const clock = new SimulatedClock()
  const save = held<{ readonly revision: number }, Saving<TypedLetter>>()
  const read = held<SavedLetter, { readonly id: string }>()
  const machine = letterDraft.provide({ actors: { saveDraft: save.logic, readDraft: read.logic } })
  const flow = createActor(machine, { input: { opened, kept }, clock }).start()
  return {
    flow,
    clock,
    save,
    type: (body: string) => flow.send({ type: 'change', change: { body } }),
    state: () => savingOf(flow),
    context: () => flow.getSnapshot().context,
    saved: async (revision: number) => {
      save.last().answer({ revision })
      await heard()
    },
    failed: async (failure: Failure) => {
      save.last().fail(failure)
      await heard()
    },
    reads: async (letter: SavedLetter) => {
      read.last().answer(letter)
      await heard()
    },
    findsNothing: async () => {
      read.last().fail(notThere)
      await heard()
    },
  }
}

const theirs = { ...savedLetter, revision: 5, content: { ...content, title: 'Theirs' } }

describe('a draft', () => {
  test('is saved once typing pauses, and not before', async () => {
    const { clock, context, save, saved, state, type } = open()
    expect(context().saved.savedAt).toBe(savedLetter.savedAt)
    type('One')
    clock.increment(999)
    type('Two')
    clock.increment(999)
    expect([state(), save.calls.length]).toEqual(['dirty', 0])
    clock.increment(1)
    expect(save.calls.map(({ input }) => input)).toEqual([
      { id: 'l1', revision: 1, content: { ...content, body: 'Two' } },
    ])
    await saved(2)
    expect(state()).toEqual('clean')
    expect(context()).toMatchObject({ saved: { revision: 2, content: { body: 'Two' } } })
  })

  test('sends nothing when it equals the saved text', () => {
    const { clock, save, state, type } = open()
    type('Another')
    type('I build sets.')
    clock.increment(1_000)
    expect([state(), save.calls.length]).toEqual(['clean', 0])
  })

  test('is saved again on top of the saved text when the person types on', async () => {
    const { clock, save, saved, state, type } = open()
    type('One')
    clock.increment(1_000)
    type('Two')
    await saved(2)
    expect(state()).toEqual('dirty')
    clock.increment(1_000)
    expect(save.last().input).toMatchObject({ revision: 2, content: { body: 'Two' } })
  })

  test('is retried after 2, 5, 15 and then every 30 seconds, and as soon as the device is online', async () => {
    const { clock, failed, flow, save, saved, state, type } = open()
    type('One')
    clock.increment(1_000)
    for (const [tries, wait] of [2_000, 5_000, 15_000, 30_000, 30_000].entries()) {
      await failed(offline)
      clock.increment(wait - 1)
      expect(save.calls.length).toBe(tries + 1)
      clock.increment(1)
      expect(save.calls.length).toBe(tries + 2)
    }
    await failed(offline)
    flow.send({ type: 'connected' })
    await saved(2)
    expect(state()).toEqual('clean')
  })

  test('with an invalid field waits for the person, and names the field', async () => {
    const { clock, context, failed, save, state, type } = open()
    type('Long')
    clock.increment(1_000)
    await failed({ ...refused, fields: { body: 'Use at most 6000 characters.' } })
    clock.increment(60_000)
    expect([state(), save.calls.length]).toEqual(['invalid', 1])
    expect(context().problems).toEqual({ body: 'Use at most 6000 characters.' })
    type('Short')
    expect([state(), context().problems]).toEqual(['dirty', {}])
  })
})

/** Changes a draft that another window has saved meanwhile, and answers the read of the other version. */
async function supersededBy(read: SavedLetter) {
  const opened = open()
  opened.type('Mine')
  opened.clock.increment(1_000)
  await opened.failed(superseded)
  await opened.reads(read)
  return opened
}

describe('a change saved in another window', () => {
  test('is shown next to the draft until the person chooses; fields untouched here take the other text', async () => {
    const { clock, flow, save, state } = await supersededBy(theirs)
    expect([state(), save.calls.length]).toEqual(['conflict', 1])
    flow.send({ type: 'keepMine' })
    clock.increment(1_000)
    expect(save.last().input).toEqual({
      id: 'l1',
      revision: 5,
      content: { ...content, title: 'Theirs', body: 'Mine' },
    })
  })

  test('replaces the draft when the person chooses it', async () => {
    const { context, flow, state } = await supersededBy(theirs)
    flow.send({ type: 'takeTheirs' })
    expect([state(), context().typed]).toEqual(['clean', theirs.content])
  })

  test('is no conflict when both texts are equal', async () => {
    const { clock, save, state } = await supersededBy({ ...savedLetter, revision: 5 })
    expect(state()).toEqual('dirty')
    clock.increment(1_000)
    expect(save.last().input).toMatchObject({ revision: 5, content: { body: 'Mine' } })
  })

  test('in the trash blocks typing here, and the draft is there again after a restore', async () => {
    const { flow, reads, state, context } = await supersededBy({ ...savedLetter, isLocked: true })
    expect(state()).toBe('locked')
    flow.send({ type: 'refresh' })
    await reads({ ...savedLetter, revision: 5 })
    expect([state(), context().typed.body]).toEqual(['dirty', 'Mine'])
  })
})

describe('a draft stored on the device', () => {
  const kept = { revision: 1, before: content, typed: { ...content, body: 'Kept' } }

  test('is restored on the next visit', () => {
    const { clock, save } = open(savedLetter, kept)
    clock.increment(1_000)
    expect(save.last().input).toMatchObject({ revision: 1, content: { body: 'Kept' } })
  })

  test('conflicts with another text saved elsewhere meanwhile, and the person chooses', () => {
    expect(open(theirs, kept).state()).toBe('conflict')
  })

  test('is no conflict when it was saved after all', () => {
    expect(open({ ...savedLetter, revision: 2, content: kept.typed }, kept).state()).toBe('clean')
  })
})

describe('a pending navigation', () => {
  const leave = { type: 'leave', to: '/candidate/help' } as const

  test('is dropped as soon as the person types on', async () => {
    const { flow, saved, state, type } = open()
    type('One')
    flow.send(leave)
    type('Two')
    await saved(2)
    expect([state(), flow.getSnapshot().matches({ open: { intent: 'none' } })]).toEqual(['dirty', true])
  })

  test('is dropped when another window has saved meanwhile, and the next attempt asks', async () => {
    const { failed, flow, state, type } = open()
    type('One')
    flow.send(leave)
    await failed(superseded)
    expect([state(), flow.getSnapshot().matches({ open: { intent: 'none' } })]).toEqual(['comparing', true])
    flow.send(leave)
    expect(state()).toBe('asking')
  })

  test('is dropped when the document was deleted: the person sees that first', async () => {
    const { failed, flow, state, type } = open()
    type('One')
    flow.send(leave)
    await failed(notThere)
    expect([state(), flow.getSnapshot().matches({ open: { intent: 'none' } })]).toEqual(['gone', true])
  })

  test('follows the last link', async () => {
    const { flow, saved, type } = open()
    type('One')
    flow.send(leave)
    flow.send({ type: 'leave', to: '/candidate' })
    await saved(2)
    expect(flow.getSnapshot().output).toEqual({ to: '/candidate' })
  })
})

test('the order of fields is no difference', () => {
  const { title, ...others } = content
  const kept = { revision: 1, before: content, typed: { ...others, title } }
  expect(open(savedLetter, kept).state()).toBe('clean')
})

test('leaving a draft waits until everything is saved', async () => {
  const { flow, saved, state, type } = open()
  type('One')
  flow.send({ type: 'leave', to: '/candidate/help' })
  expect(state()).toEqual({ saving: 'quiet' })
  await saved(2)
  expect(flow.getSnapshot().output).toEqual({ to: '/candidate/help' })
})

test('leaving a draft that cannot be saved asks, and the person stays or leaves', async () => {
  const { failed, flow, state, type } = open()
  type('One')
  flow.send({ type: 'leave', to: '/candidate/help' })
  await failed(offline)
  expect(state()).toBe('asking')
  flow.send({ type: 'stay' })
  expect(state()).toEqual('dirty')
})

test('a deleted document is announced, and the draft stays', async () => {
  const { clock, context, failed, findsNothing, flow, state, type } = open()
  type('One')
  clock.increment(1_000)
  await failed(notThere)
  flow.send({ type: 'refresh' })
  await findsNothing()
  expect([state(), context().typed.body]).toEqual(['gone', 'One'])
})

describe('a save whose response was lost', () => {
  const lost: Failure = { code: 'unreachable', message: 'No answer came.' }
  const asSent = { ...savedLetter, revision: 2, content: { ...content, body: 'One' } }

  test.each(['Three', 'I build sets.'])('causes no conflict: %s is saved on top of it', async (body) => {
    const { clock, failed, reads, save, state, type } = open()
    type('One')
    clock.increment(1_000)
    await failed(lost)
    type(body)
    clock.increment(2_000)
    await failed(superseded)
    await reads(asSent)
    expect(state()).toEqual('dirty')
    clock.increment(1_000)
    expect(save.last().input).toEqual({ id: 'l1', revision: 2, content: { ...content, body } })
  })

  test('is recognized after the window is opened again', () => {
    const typed = { ...content, body: 'Two' }
    const kept = { revision: 1, before: content, typed, unanswered: [asSent.content] }
    expect(open(asSent, kept).state()).toEqual('dirty')
    expect(open(theirs, kept).state()).toBe('conflict')
  })

  test('is forgotten once a response arrives, so a save in another window conflicts as before', async () => {
    const { clock, failed, reads, saved, state, type } = open()
    type('One')
    clock.increment(1_000)
    await saved(2)
    type('Two')
    clock.increment(1_000)
    await failed(superseded)
    await reads({ ...asSent, revision: 4, content: { ...content, title: 'Theirs', body: 'One' } })
    expect(state()).toBe('conflict')
  })
})
