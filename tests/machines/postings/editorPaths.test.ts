import { beforeAll, describe, expect, test } from 'vitest'
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from 'xstate'
import { adjacencyMapToArray, getAdjacencyMap } from 'xstate/graph'
import { typedOf } from '../../../contract/postings/typed.ts'
import { isSame } from '../../../machines/draft/sameContent.ts'
import { parsePosting, postingDraft } from '../../../machines/postings/postingDraft.ts'
import { samples } from '../support/events.ts'
import { everyEvent } from '../support/laws.ts'

type Snapshot = SnapshotFrom<typeof postingDraft>

const parsed = ({ saved, typed }: Snapshot['context']) => parsePosting(typed, saved)
const saysMore = (context: Snapshot['context']) => !isSame(parsed(context).content, context.saved.content)
const differs = (context: Snapshot['context']) => saysMore(context) || parsed(context).isHeld

interface Step {
  readonly state: Snapshot
  readonly event: AnyEventObject
  readonly nextState: Snapshot
}

describe('on every path', () => {
  let steps: readonly Step[] = []

  beforeAll(() => {
    const machine: AnyStateMachine = postingDraft
    const { input, ...sampled } = samples.postingDraft
    const map = getAdjacencyMap(machine, {
      input,
      events: everyEvent({ machine, input, ...sampled, ignored: [] }),
      filterEvents: (snapshot, event: AnyEventObject) => snapshot.status === 'active' && snapshot.can(event),
      // Replaces numbers by zero: counters grow without limit, and no state depends on them.
      serializeState: ({ value, context }) =>
        JSON.stringify([value, context], (name, part: unknown) => {
          if (sampled.idle?.includes(name)) return undefined
          return typeof part === 'number' ? 0 : part
        }),
      limit: 200_000,
    })
    steps = adjacencyMapToArray<AnyMachineSnapshot, AnyEventObject>(map)
  })

  const broken = (isRight: (step: Step) => boolean) =>
    steps
      .filter((step) => !isRight(step))
      .slice(0, 3)
      .map(({ state, event, nextState }) => [state.value, event.type, nextState.value])

  test('A draft changes only by typing, or by taking text saved elsewhere.', () => {
    expect(steps.length).toBeGreaterThan(1_000)
    const chosen = new Set(['change', 'keepMine', 'takeTheirs'])
    expect(
      broken(
        ({ state, event, nextState }) =>
          state.context.typed === nextState.context.typed ||
          chosen.has(event.type) ||
          // Without local changes, the page shows the saved version.
          (!differs(state.context) &&
            JSON.stringify(nextState.context.typed) ===
              JSON.stringify(typedOf(nextState.context.saved.content))),
      ),
    ).toEqual([])
  })

  test('everything counts as saved exactly when it is', () => {
    expect(broken(({ nextState }) => !nextState.hasTag('saved') || !differs(nextState.context))).toEqual([])
    expect(
      broken(
        ({ nextState }) =>
          nextState.hasTag('saved') ||
          nextState.hasTag('unsaved') ||
          nextState.hasTag('fixed') ||
          nextState.status === 'done',
      ),
    ).toEqual([])
  })

  test('The public text changes only by publishing.', () => {
    expect(
      broken(
        ({ state, event, nextState }) =>
          !nextState.matches({ open: { saving: { manual: 'saving' } } }) ||
          state.matches({ open: { saving: { manual: 'saving' } } }) ||
          event.type === 'commit',
      ),
    ).toEqual([])
    expect(
      broken(
        ({ nextState }) =>
          !nextState.matches({ open: { saving: 'saving' } }) || nextState.context.saved.state === 'draft',
      ),
    ).toEqual([])
  })

  test('Leaving unsaved changes always asks first.', () => {
    expect(
      broken(
        ({ state, event, nextState }) =>
          nextState.status !== 'done' ||
          event.type === 'discard' ||
          !saysMore(nextState.context) ||
          state.matches('committing'),
      ),
    ).toEqual([])
  })
})
