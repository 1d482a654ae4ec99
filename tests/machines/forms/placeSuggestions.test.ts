import { expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { placeSuggestionsMachine, type Suggestion } from '../../../machines/forms/placeSuggestions.ts'
import { leedsSuggestion } from '../../../stories/support/places.ts'
import { refused } from '../support/events.ts'
import { held } from '../support/startFlow.ts'

const arrived = () => new Promise(setImmediate)
const leigh: Suggestion = { words: 'Leigh', place: { ...leedsSuggestion.place, name: 'Leigh' } }

function start() {
  const findPlaces = held<readonly Suggestion[], { readonly text: string }>()
  const clock = new SimulatedClock()
  const flow = createActor(placeSuggestionsMachine.provide({ actors: { findPlaces: findPlaces.logic } }), {
    clock,
  }).start()
  return {
    findPlaces,
    flow,
    type: (text: string) => flow.send({ type: 'typed', text }),
    pause: () => clock.increment(150),
    words: () => flow.getSnapshot().context.places.map(({ words }) => words),
    active: () => flow.getSnapshot().context.active,
  }
}

async function shown() {
  const tools = start()
  tools.type('Le')
  tools.pause()
  tools.findPlaces.last().answer([leedsSuggestion, leigh])
  await arrived()
  return tools
}

test('places are found once typing pauses, by the trimmed text', () => {
  const { findPlaces, pause, type } = start()
  type('L')
  type(' Le ')
  expect(findPlaces.calls).toEqual([])
  pause()
  expect(findPlaces.calls.map(({ input }) => input)).toEqual([{ text: 'Le' }])
})

test('the previous places stay until the next are found, and a late response to an older text is dropped', async () => {
  const { findPlaces, pause, type, words } = await shown()
  type('Lee')
  pause()
  expect(words()).toEqual([leedsSuggestion.words, 'Leigh'])
  const older = findPlaces.last()
  type('Leed')
  expect(older.signal.aborted).toBe(true)
  pause()
  findPlaces.last().answer([leedsSuggestion])
  await arrived()
  older.answer([leigh])
  await arrived()
  expect(words()).toEqual([leedsSuggestion.words])
})

test('the arrow keys wrap around, and no place is active once others are found', async () => {
  const { active, findPlaces, flow, pause, type } = await shown()
  const step = (event: 'next' | 'previous') => {
    flow.send({ type: event })
    return active()
  }
  expect([step('next'), step('next'), step('next'), step('previous'), step('previous')]).toEqual([
    0, 1, 0, 1, 0,
  ])
  type('Lee')
  expect(active()).toBe(-1)
  expect(step('previous')).toBe(1)
  pause()
  findPlaces.last().answer([leedsSuggestion])
  await arrived()
  expect(active()).toBe(-1)
})

test('an empty text closes the list, and so does leaving the field', async () => {
  const { flow, pause, findPlaces, type, words } = await shown()
  type(' ')
  expect([flow.getSnapshot().value, words()]).toEqual(['closed', []])
  type('L')
  pause()
  flow.send({ type: 'close' })
  expect(findPlaces.last().signal.aborted).toBe(true)
  expect(flow.getSnapshot().value).toBe('closed')
})

test('a failure shows no places, and the next letter retries', async () => {
  const { findPlaces, flow, pause, type, words } = await shown()
  type('Lee')
  pause()
  findPlaces.last().fail(refused)
  await arrived()
  expect([flow.getSnapshot().value, words()]).toEqual([{ open: 'failed' }, []])
  type('Leed')
  pause()
  expect(findPlaces.last().input).toEqual({ text: 'Leed' })
})
