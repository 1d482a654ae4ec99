import { describe, expect, test } from 'vitest'
import { emptyPosting } from '../../../contract/postings/posting.ts'
import { typedOf } from '../../../contract/postings/typed.ts'
import { refused } from '../support/events.ts'
import { wholePosting } from '../support/postings.ts'
import { draft, heard, offline, open, savedPostingOf } from './openEditor.ts'

describe('publishing', () => {
  test('saves typed text first, and opens the posting', async () => {
    const { emitted, flow, save, saved, send, type } = open()
    type('Engines')
    flow.send({ type: 'commit' })
    expect(save.calls.length).toBe(1)
    await saved(2)
    expect(send.last().input).toEqual({ id: 'p1', revision: 2 })
    send.last().answer({ ...draft, state: 'published' })
    await heard()
    expect(flow.getSnapshot().output).toEqual({ to: undefined })
    expect(emitted).toMatchObject([{ notice: { message: { name: 'text', text: 'Your job post is live.' } } }])
  })

  test('is not offered while a field is missing or invalid', () => {
    const { flow } = open(savedPostingOf(emptyPosting('Engine Builder')))
    expect(flow.getSnapshot().can({ type: 'commit' })).toBe(false)
    flow.send({ type: 'change', change: typedOf(wholePosting) })
    expect(flow.getSnapshot().can({ type: 'commit' })).toBe(true)
    flow.send({ type: 'change', change: { openings: 'many' } })
    expect(flow.getSnapshot().can({ type: 'commit' })).toBe(false)
  })

  test('shows the reason when refused, and the draft stays editable', async () => {
    const { context, flow, send, state } = open()
    flow.send({ type: 'commit' })
    send.last().fail(refused)
    await heard()
    expect([state(), context().failure]).toEqual(['clean', refused])
  })

  test('does not happen automatically after the draft could not be saved first', async () => {
    const { clock, failed, flow, saved, send, state, type } = open()
    type('Engines')
    flow.send({ type: 'commit' })
    await failed(offline)
    clock.increment(2_000)
    await saved(2)
    expect([state(), send.calls.length]).toEqual(['clean', 0])
  })
})

describe('a published posting', () => {
  const published = { ...draft, state: 'published' } as const

  test('changes only by publishing', async () => {
    const { clock, emitted, flow, save, saved, state, type } = open(published)
    type('Engines')
    clock.increment(600_000)
    expect([state(), save.calls.length]).toEqual([{ manual: 'dirty' }, 0])
    flow.send({ type: 'commit' })
    expect(save.last().input.content.title).toBe('Engines')
    await saved(2)
    expect(state()).toEqual({ manual: 'clean' })
    expect(emitted).toMatchObject([{ notice: { message: 'changesPublished' } }])
  })

  test('shows the server’s refusal at its fields', async () => {
    const { context, failed, flow, state, type } = open(published)
    type('Engines')
    flow.send({ type: 'commit' })
    await failed({ ...refused, fields: { 'posting.title': 'You can’t change this after publishing.' } })
    expect([state(), context().problems]).toEqual([
      { manual: 'dirty' },
      { 'posting.title': 'You can’t change this after publishing.' },
    ])
  })

  test('shows errors before it is sent', () => {
    const { context, flow, save } = open(published)
    flow.send({ type: 'change', change: { openings: 'many' } })
    expect(context().problems).toEqual({})
    flow.send({ type: 'commit' })
    expect(context().problems).toEqual({ 'posting.openings': 'Enter a whole number from 1 to 99.' })
    expect(save.calls).toEqual([])
  })
})

describe('a person who leaves', () => {
  test('is not asked once typed text is saved', async () => {
    const { flow, save, saved, type } = open()
    type('Engines')
    flow.send({ type: 'leave', to: '/employer' })
    expect(save.calls.length).toBe(1)
    await saved(2)
    expect(flow.getSnapshot()).toMatchObject({ status: 'done', output: { to: '/employer' } })
  })

  test('is asked if it could not be saved, and stays or leaves', async () => {
    const { failed, flow, state, type } = open()
    type('Engines')
    flow.send({ type: 'leave', to: '/employer' })
    await failed(offline)
    expect(state()).toBe('asking')
    flow.send({ type: 'stay' })
    expect([state(), flow.getSnapshot().context.typed.title]).toEqual(['dirty', 'Engines'])
    flow.send({ type: 'leave', to: '/employer/help' })
    await failed(offline)
    flow.send({ type: 'discard' })
    expect(flow.getSnapshot().output).toEqual({ to: '/employer/help' })
  })

  test('stays by typing', async () => {
    const { flow, saved, state, type } = open()
    type('One')
    flow.send({ type: 'leave', to: '/employer' })
    type('Two')
    await saved(2)
    expect(state()).toEqual('dirty')
  })
})
