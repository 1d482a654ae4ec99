import { expect, test, vi } from 'vitest'
import { setup, type AnyStateMachine } from 'xstate'
import { machinesWithStories } from '../../machines/index.ts'
import { readStories, shownStates, type ViewStory } from '../../stories/support/viewStories.ts'

// Mocks the documentation addon, which needs a browser; the stories do not.
vi.mock('@storybook/addon-docs', () => ({ default: () => ({}) }))

/** States without a story, and stories of states that do not exist. */
function gaps(all: Readonly<Record<string, AnyStateMachine>>, stories: readonly ViewStory[]) {
  const states = shownStates(all, stories)
  const shown = new Set(states.flatMap((state) => state.stories))
  return {
    missing: states.flatMap(({ machine, at, stories: found }) => (found.length ? [] : [`${machine}: ${at}`])),
    unknown: stories.flatMap((story) =>
      story.machine && !shown.has(story) ? [`${story.machine}: ${story.at}`] : [],
    ),
  }
}

const stories = await readStories()

test('every state of every flow has a story', () => {
  expect(stories.length).toBeGreaterThan(0)
  expect(gaps(machinesWithStories, stories)).toEqual({ missing: [], unknown: [] })
})

test('every view has a page of all its states', async () => {
  const pages = Object.values(await import('../../stories/states/AllStates.stories.tsx'))
  const shown = pages.flatMap((page) => ('composed' in page ? [page.composed.args.view] : []))
  expect(new Set(shown)).toEqual(new Set(stories.map(({ title }) => title)))
})

const lamp = setup({}).createMachine({
  id: 'lamp',
  initial: 'off',
  states: { off: {}, on: { initial: 'dim', states: { dim: {}, bright: {} } }, deciding: { always: 'off' } },
})

const storyOf = (at: string): ViewStory => ({
  id: at,
  title: 'Views/Lamp',
  name: at,
  label: at,
  machine: 'lamp',
  at,
  isSpecial: false,
  ownWidth: undefined,
})

test('a state without a story is found', () => {
  expect(gaps({ lamp }, ['off', 'on.dim'].map(storyOf)).missing).toEqual(['lamp: on.bright'])
})

test('a story of a state that does not exist is found', () => {
  const shown = ['off', 'on.dim', 'on.bright', 'broken'].map(storyOf)
  expect(gaps({ lamp }, shown)).toEqual({ missing: [], unknown: ['lamp: broken'] })
})
