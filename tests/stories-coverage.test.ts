import { expect, test, vi } from 'vitest'
import { setup, type AnyStateMachine } from 'xstate'
import { machines } from '../machines/index.ts'
import { restingPaths } from '../stories/flow.tsx'
import { readStories, shownElsewhere } from '../stories/viewStories.ts'

// What lays out the pages of documentation needs a browser; the stories themselves do not.
vi.mock('@storybook/addon-docs', () => ({ default: () => ({}) }))

interface Shown {
  readonly machine: string
  readonly at: string
}

/** The states that no story shows, and the stories that show no state. */
function gaps(all: Readonly<Record<string, AnyStateMachine>>, shown: readonly Shown[]) {
  const name = ({ machine, at }: Shown) => `${machine}: ${at}`
  const states = Object.entries(all).flatMap(([machine, definition]) =>
    restingPaths(definition).map((at) => name({ machine, at })),
  )
  const told = shown.map(name)
  return {
    missing: states.filter((state) => !told.includes(state)),
    unknown: told.filter((state) => !states.includes(state)),
  }
}

const stories = await readStories()

test('every state of every machine has a story', () => {
  const ofViews = stories.flatMap(({ machine = '', at = '' }) => (machine ? [{ machine, at }] : []))
  const ofOthers = Object.entries(shownElsewhere).flatMap(([machine, states]) =>
    Object.keys(states).map((at) => ({ machine, at })),
  )
  expect(ofViews.length).toBeGreaterThan(0)
  expect(gaps(machines, [...ofViews, ...ofOthers])).toEqual({ missing: [], unknown: [] })
})

test('every story that stands for the state of a machine without a view exists', () => {
  const names = new Set(stories.map(({ title, name }) => `${title}: ${name}`))
  const wanted = Object.values(shownElsewhere).flatMap((states) => Object.values(states))
  expect(wanted.filter((name) => !names.has(name))).toEqual([])
})

const lamp = setup({}).createMachine({
  id: 'lamp',
  initial: 'off',
  states: { off: {}, on: { initial: 'dim', states: { dim: {}, bright: {} } }, deciding: { always: 'off' } },
})

test('a state without a story is found', () => {
  const shown = [
    { machine: 'lamp', at: 'off' },
    { machine: 'lamp', at: 'on.dim' },
  ]
  expect(gaps({ lamp }, shown).missing).toEqual(['lamp: on.bright'])
})

test('a story of a state that does not exist is found', () => {
  const shown = ['off', 'on.dim', 'on.bright', 'broken'].map((at) => ({ machine: 'lamp', at }))
  expect(gaps({ lamp }, shown)).toEqual({ missing: [], unknown: ['lamp: broken'] })
})
