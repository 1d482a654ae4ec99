import { describe, expect, test } from 'vitest'
import { parsePosting } from '../../../machines/postings/postingDraft.ts'
import { typedOf } from '../../../contract/postings/typed.ts'
import { notThere, superseded, refused } from '../support/events.ts'
import { wholePosting } from '../support/postings.ts'
import { draft, heard, offline, open, savedPostingOf } from './openEditor.ts'

describe('a draft', () => {
  test('is saved once typing pauses, and not before', async () => {
    const { clock, save, saved, state, context, type } = open()
    type('Engine')
    clock.increment(999)
    type('Engines')
    clock.increment(999)
    expect([state(), save.calls.length]).toEqual(['dirty', 0])
    clock.increment(1)
    expect(save.calls.map(({ input }) => input)).toEqual([
      { id: 'p1', revision: 1, content: { ...wholePosting, title: 'Engines' } },
    ])
    await saved(2)
    expect(state()).toEqual('clean')
    expect(context()).toMatchObject({ saved: { revision: 2, content: { title: 'Engines' } }, tries: 0 })
    expect(context().saved.savedAt).toBeTypeOf('number')
  })

  test('is parsed once for each change, however many read it', () => {
    const { context, type } = open()
    type('Engines')
    const parsed = () => parsePosting(context().typed, context().saved)
    const reading = parsed()
    expect(reading.content.title).toBe('Engines')
    expect(parsed()).toBe(reading)
    type('Another')
    expect(parsed().content.title).toBe('Another')
  })

  test('equal to the saved one is not sent', () => {
    const { clock, save, state, type } = open()
    type('Another')
    type(wholePosting.title)
    clock.increment(1_000)
    expect([state(), save.calls.length]).toEqual(['clean', 0])
  })

  test('shows that it is being saved when that takes longer than a moment', () => {
    const { clock, state, type } = open()
    type('Engines')
    clock.increment(1_000)
    expect(state()).toEqual({ saving: 'quiet' })
    clock.increment(300)
    expect(state()).toEqual({ saving: 'slow' })
  })

  test('changed during a save is saved again, on top of the saved one', async () => {
    const { clock, save, saved, state, type } = open()
    type('One')
    clock.increment(1_000)
    type('Two')
    await saved(2)
    expect(state()).toEqual('dirty')
    clock.increment(1_000)
    expect(save.last().input).toMatchObject({ revision: 2, content: { title: 'Two' } })
    await saved(3)
    expect(state()).toEqual('clean')
  })

  test('that could not be saved is retried after 2, 5, 15 and then every 30 seconds, and announced once', async () => {
    const { clock, context, emitted, failed, save, state, type } = open()
    type('Engines')
    clock.increment(1_000)
    for (const [tries, wait] of [2_000, 5_000, 15_000, 30_000, 30_000].entries()) {
      await failed(offline)
      expect([state(), context().tries]).toEqual(['unsaved', tries + 1])
      clock.increment(wait - 1)
      expect(save.calls.length).toBe(tries + 1)
      clock.increment(1)
      expect(save.calls.length).toBe(tries + 2)
    }
    expect([context().failure, emitted]).toEqual([offline, []])
  })

  test.each(['save', 'connected'] as const)('that could not be saved is retried by %s', async (event) => {
    const { clock, failed, flow, save, saved, state, type } = open()
    type('One')
    clock.increment(1_000)
    await failed(offline)
    type('Two')
    flow.send({ type: event })
    expect(save.last().input).toMatchObject({ content: { title: 'Two' } })
    await saved(2)
    expect([state(), flow.getSnapshot().context.failure]).toEqual(['clean', undefined])
  })

  test('is saved without its invalid fields, names them, and saves them once they are valid', async () => {
    const { clock, context, flow, save, saved, state } = open()
    flow.send({ type: 'change', change: { openings: 'many', summary: 'New' } })
    expect(context().problems).toEqual({})
    clock.increment(1_000)
    expect(save.last().input.content).toMatchObject({ openings: 1, summary: 'New' })
    await saved(2)
    expect([state(), context().problems]).toEqual([
      'invalid',
      { 'posting.openings': 'Enter a whole number from 1 to 99.' },
    ])
    expect(flow.getSnapshot().hasTag('unsaved')).toBe(true)
    flow.send({ type: 'change', change: { openings: '2' } })
    expect(context().problems).toEqual({})
    clock.increment(1_000)
    await saved(3)
    expect([state(), context().saved.content.openings]).toEqual(['clean', 2])
  })

  test('refused by the server at a field shows the reason there until the field changes', async () => {
    const { clock, context, failed, flow, state, type } = open()
    type('Engines')
    clock.increment(1_000)
    await failed({ ...refused, fields: { 'posting.title': 'Not this one.' } })
    expect([state(), context().problems]).toEqual(['invalid', { 'posting.title': 'Not this one.' }])
    flow.send({ type: 'change', change: { summary: 'New' } })
    expect(context().problems).toEqual({ 'posting.title': 'Not this one.' })
    type('Motors')
    expect(context().problems).toEqual({})
  })

  test('starts with the text stored on the device', () => {
    const typed = { ...typedOf(wholePosting), title: 'Kept' }
    const { clock, save, state } = open(draft, { revision: 1, before: wholePosting, typed })
    expect(state()).toEqual('dirty')
    clock.increment(1_000)
    expect(save.last().input.content.title).toBe('Kept')
  })
})

describe('a posting changed by somebody else', () => {
  const theirs = savedPostingOf({ ...wholePosting, title: 'Theirs', contact: 'Theirs' }, { revision: 2 })

  async function clash() {
    const editor = open()
    editor.flow.send({ type: 'change', change: { title: 'Mine', summary: 'Mine' } })
    editor.clock.increment(1_000)
    await editor.failed(superseded)
    expect(editor.state()).toBe('comparing')
    editor.read.last().answer(theirs)
    await heard()
    expect(editor.state()).toBe('conflict')
    return editor
  }

  test('keeps mine on top of theirs, and fields that only they have changed', async () => {
    const { clock, flow, save, saved, state } = await clash()
    flow.send({ type: 'change', change: { summary: 'Mine too' } })
    flow.send({ type: 'keepMine' })
    clock.increment(1_000)
    expect(save.last().input).toEqual({
      id: 'p1',
      revision: 2,
      content: { ...wholePosting, title: 'Mine', summary: 'Mine too', contact: 'Theirs' },
    })
    await saved(3)
    expect(state()).toEqual('clean')
  })

  test('takes theirs', async () => {
    const { context, flow, state } = await clash()
    flow.send({ type: 'takeTheirs' })
    expect([state(), context().saved, context().typed]).toEqual(['clean', theirs, typedOf(theirs.content)])
  })

  test('is a conflict at once when the device has kept an older draft', () => {
    const typed = { ...typedOf(wholePosting), title: 'Kept' }
    const { context, state } = open(theirs, { revision: 1, before: wholePosting, typed })
    expect([state(), context().typed.title, context().theirs]).toEqual(['conflict', 'Kept', theirs])
  })

  test('is no conflict when only its state differs', async () => {
    const { clock, failed, read, save, state, type } = open()
    type('Mine')
    clock.increment(1_000)
    await failed(superseded)
    read.last().answer({ ...draft, revision: 2, state: 'published' })
    await heard()
    expect(state()).toEqual({ manual: 'dirty' })
    clock.increment(60_000)
    expect(save.calls.length).toBe(1)
  })

  test.each(['held', 'expired', 'closed'] as const)('cannot be edited once it is %s', async (now) => {
    const { clock, context, failed, read, state, type } = open()
    type('Mine')
    clock.increment(1_000)
    await failed(superseded)
    read.last().answer({ ...draft, revision: 2, state: now })
    await heard()
    expect([state(), context().typed.title]).toEqual(['locked', 'Mine'])
  })

  test('is no conflict when the change was saved here and the response lost: later typing is saved on top', async () => {
    const { clock, failed, read, save, state, type } = open()
    type('First')
    clock.increment(1_000)
    await failed(offline)
    type('Second')
    clock.increment(2_000)
    await failed(superseded)
    read.last().answer(savedPostingOf({ ...wholePosting, title: 'First' }, { revision: 2 }))
    await heard()
    expect(state()).toEqual('dirty')
    clock.increment(1_000)
    expect(save.last().input).toEqual({
      id: 'p1',
      revision: 2,
      content: { ...wholePosting, title: 'Second' },
    })
  })

  test('keeps text reverted to its original after the change in between was saved without a response', async () => {
    const { clock, context, failed, read, state, type } = open()
    type('First')
    clock.increment(1_000)
    await failed(offline)
    type(wholePosting.title)
    clock.increment(2_000)
    await failed(superseded)
    read.last().answer(savedPostingOf({ ...wholePosting, title: 'First' }, { revision: 2 }))
    await heard()
    expect([state(), context().typed.title]).toEqual(['dirty', wholePosting.title])
  })

  test('is compared with the draft here once it can be edited again', async () => {
    const { clock, failed, flow, read, state, type } = open()
    type('Mine')
    clock.increment(1_000)
    await failed(superseded)
    read.last().answer({ ...theirs, state: 'held' })
    await heard()
    expect(state()).toBe('locked')
    flow.send({ type: 'refresh' })
    read.last().answer(theirs)
    await heard()
    expect(state()).toBe('conflict')
  })

  test('is no conflict when the change was saved before the window was opened again', () => {
    const typed = { ...typedOf(wholePosting), title: 'Second' }
    const first = { ...wholePosting, title: 'First' }
    const kept = { revision: 1, before: wholePosting, typed, unanswered: [first] }
    expect(open(savedPostingOf(first, { revision: 2 }), kept).state()).toEqual('dirty')
    expect(open(theirs, kept).state()).toBe('conflict')
  })

  test('is gone once the company no longer owns it', async () => {
    const { clock, failed, state, type } = open()
    type('Mine')
    clock.increment(1_000)
    await failed(notThere)
    expect(state()).toBe('gone')
  })
})
