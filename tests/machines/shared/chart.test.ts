import { and, assign, createMachine, fromPromise, not, setup } from 'xstate'
import { expect, test } from 'vitest'
import { chartOf, unnamed } from '../../../machines/shared/chart.ts'

const doorMachine = setup({
  actors: { ring: fromPromise(() => Promise.resolve()) },
  actions: { note: () => undefined, greet: () => undefined, close: () => undefined },
  guards: { isFree: () => true, isLocked: () => false },
  delays: { aMoment: 10 },
}).createMachine({
  id: 'door',
  initial: 'shut',
  states: {
    shut: {
      description: 'Nobody is in the doorway.',
      on: {
        push: {
          description: 'Somebody wants in.',
          guard: and(['isFree', not('isLocked')]),
          target: 'open.wide',
          actions: ['note', { type: 'greet' }],
        },
        knock: { actions: 'note' },
      },
      invoke: { id: 'bell', src: 'ring', onDone: 'open' },
    },
    open: {
      tags: ['draughty'],
      exit: 'close',
      initial: 'ajar',
      states: { ajar: { after: { aMoment: 'wide' } }, wide: { after: { 500: '#door.gone' } } },
    },
    gone: { type: 'final' },
  },
})

const nothing = { delay: undefined, targets: [], guards: [], actions: [], description: undefined }

test('every state of a machine is in its chart, with its description', () => {
  const plain = { isLeaf: true, initial: undefined, description: undefined, tags: [], entry: [], exit: [] }
  expect(chartOf(doorMachine).states).toEqual([
    { ...plain, path: '', type: 'compound', isLeaf: false, initial: 'shut' },
    { ...plain, path: 'shut', type: 'atomic', description: 'Nobody is in the doorway.' },
    {
      ...plain,
      path: 'open',
      type: 'compound',
      isLeaf: false,
      initial: 'open.ajar',
      tags: ['draughty'],
      exit: ['close'],
    },
    { ...plain, path: 'open.ajar', type: 'atomic' },
    { ...plain, path: 'open.wide', type: 'atomic' },
    { ...plain, path: 'gone', type: 'final' },
  ])
})

test('every transition is in the chart: by events, by actors that end, by time', () => {
  expect(chartOf(doorMachine).transitions).toEqual([
    {
      source: 'shut',
      event: 'push',
      delay: undefined,
      targets: ['open.wide'],
      guards: ['isFree', 'isLocked'],
      actions: ['note', 'greet'],
      description: 'Somebody wants in.',
    },
    { ...nothing, source: 'shut', event: 'knock', actions: ['note'] },
    { ...nothing, source: 'shut', event: 'xstate.done.actor.bell', targets: ['open'] },
    {
      ...nothing,
      source: 'open.ajar',
      event: 'xstate.after.aMoment.door.open.ajar',
      delay: 'aMoment',
      targets: ['open.wide'],
    },
    {
      ...nothing,
      source: 'open.wide',
      event: 'xstate.after.500.door.open.wide',
      delay: 500,
      targets: ['gone'],
    },
  ])
})

test('every invocation is in the chart, with its id and its actor', () => {
  expect(chartOf(doorMachine).invocations).toEqual([{ state: 'shut', id: 'bell', src: 'ring' }])
})

test('An immediate transition waits for no event, and an unnamed one is labeled as such.', () => {
  const hasty = createMachine({
    context: { hurried: false },
    always: { guard: () => true, actions: assign({ hurried: true }) },
  })
  expect(chartOf(hasty).transitions).toEqual([
    { ...nothing, source: '', event: '', guards: [unnamed], actions: [unnamed] },
  ])
})

test('a chart is plain data', () => {
  const chart = chartOf(doorMachine)
  expect(structuredClone(chart)).toEqual(chart)
})
