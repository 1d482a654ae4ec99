import { expect, test } from 'vitest'
import { createMachine, fromPromise, setup, type AnyStateMachine } from 'xstate'
import { drivers } from '../../e2e/modelPaths/drivers.ts'
import { coveringPaths, transitionNames, type Move } from '../machines/support/coveringPaths.ts'

const lamp = setup({ guards: { isWhole: () => true } }).createMachine({
  id: 'lamp',
  initial: 'off',
  states: {
    off: { on: { press: [{ guard: 'isWhole', target: 'on' }, { target: 'broken' }] } },
    on: { after: { 500: 'off' }, on: { press: 'off', drop: 'falling' } },
    falling: { always: 'broken' },
    broken: { type: 'final' },
  },
})

const moves: readonly Move[] = [
  { name: 'press', event: { type: 'press' } },
  { name: 'wait', event: { type: 'xstate.after.500.lamp.on' } },
  { name: 'drop', event: { type: 'drop' } },
]

const paths = (machine: AnyStateMachine, made: readonly Move[], longest?: number) =>
  coveringPaths({ machine, input: undefined, moves: made }, longest)

const taken = (found: ReturnType<typeof paths>) => found.map((path) => path.map(({ move }) => move))

test('a transition is named by its source, its event and its guards', () => {
  expect(transitionNames(lamp)).toEqual([
    'off: press [isWhole]',
    'off: press',
    'on: press',
    'on: drop',
    'on: xstate.after.500.lamp.on',
    'falling: at once',
  ])
})

test('two transitions with the same name are numbered', () => {
  const machine = setup({ guards: { may: () => true } }).createMachine({
    id: 'twins',
    on: { go: [{ guard: 'may' }, { guard: 'may' }] },
  })
  expect(transitionNames(machine)).toEqual(['anywhere: go [may]', 'anywhere: go [may] #2'])
})

test('one path continues as long as there is something new, and ends where the machine ends', () => {
  expect(taken(paths(lamp, moves))).toEqual([['press', 'press', 'press', 'wait', 'press', 'drop']])
})

test('a step contains every transition, eventless ones included, and its target', () => {
  const last = paths(lamp, moves)[0]?.at(-1)
  expect(last).toMatchObject({ state: 'broken', transitions: ['on: drop', 'falling: at once'] })
})

test('a transition that its guard forbids is not taken', () => {
  const transitions = new Set(paths(lamp, moves).flatMap((path) => path.flatMap((step) => step.transitions)))
  expect(transitionNames(lamp).filter((name) => !transitions.has(name))).toEqual(['off: press'])
})

test('a path that has become long ends, and another one starts', () => {
  expect(taken(paths(lamp, moves, 2))).toEqual([
    ['press', 'press'],
    ['press', 'wait'],
    ['press', 'drop'],
  ])
})

test('a move is made only where it is possible, even if it is the only new one', () => {
  const late = {
    name: 'press, lit',
    event: { type: 'press' },
    from: ({ value }: { value: unknown }) => value === 'on',
  }
  const never = { name: 'never', event: { type: 'press' }, from: () => false }
  expect(taken(paths(lamp, [...moves, late, never]))[0]).toContain('press, lit')
  expect(taken(paths(lamp, [...moves, late, never]))[0]).not.toContain('never')
})

test('the next event can depend on the state of the machine', () => {
  const seen: unknown[] = []
  const event = ({ value }: { value: unknown }) => {
    seen.push(value)
    return { type: 'press' }
  }
  paths(lamp, [{ name: 'press', event }])
  expect(seen).toEqual(['off', 'on'])
})

test('the calls of a machine are not made, and their ends are moves like others', () => {
  let calls = 0
  const machine = setup({
    actors: {
      work: fromPromise(async () => {
        calls += 1
      }),
    },
  }).createMachine({
    id: 'worker',
    initial: 'working',
    states: {
      working: { invoke: { id: 'work', src: 'work', onDone: 'done', onError: 'working' } },
      done: { type: 'final' },
    },
  })
  const ends = ['done', 'error'].map((end) => ({ name: end, event: { type: `xstate.${end}.actor.work` } }))
  expect(taken(paths(machine, ends))).toEqual([['error', 'done']])
  expect(calls).toBe(0)
})

test('a machine in which nothing can happen has no path', () => {
  expect(paths(createMachine({ id: 'stone', initial: 'lying', states: { lying: {} } }), moves)).toEqual([])
})

test.each(Object.entries(drivers))('a machine as large as %s has few paths', (_, driver) => {
  const found = driver.paths()
  expect(found.length).toBeGreaterThan(0)
  expect(found.length).toBeLessThanOrEqual(Math.max(4, transitionNames(driver.machine).length / 5))
})
