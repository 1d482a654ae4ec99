import type { Chart } from '../../../machines/shared/chart.ts'

/** Facts about a waiting state and its ancestors, from the chart. */
export interface Facts {
  /** Effects that run in the state. */
  readonly calls: readonly string[]
  readonly tags: readonly string[]
  /** True if a timer runs in the state. */
  readonly isTimed: boolean
  /** True if a failed effect leads to the state. */
  readonly hasFailed: boolean
  readonly hears: (event: string) => boolean
  /** True if the event leads to the state. */
  readonly isReachedBy: (event: string) => boolean
  /** True if the event leads from elsewhere to the state or one of its ancestors. */
  readonly isWithinReachOf: (event: string) => boolean
}

export const isWithin = (path: string, ancestor: string) =>
  ancestor === '' || `${path}.`.startsWith(`${ancestor}.`)

/** Collects the facts about a state from the chart. */
export function factsOf({ states, transitions, invocations }: Chart, path: string): Facts {
  const around = (state: string) => state !== '' && isWithin(path, state)
  const heard = transitions.filter(({ source }) => isWithin(path, source))
  const leadingHere = transitions.filter(
    ({ source, targets }) => source !== path && targets.some((target) => around(entered(states, target))),
  )
  return {
    calls: invocations.filter(({ state }) => around(state)).map(({ src }) => src),
    tags: states.filter((state) => around(state.path)).flatMap(({ tags }) => tags),
    isTimed: heard.some(({ delay }) => delay !== undefined),
    hasFailed: leadingHere.some(({ event }) => event.startsWith('xstate.error.')),
    hears: (type) => heard.some(({ event }) => event === type),
    isReachedBy: (type) => leadingHere.some(({ event }) => event === type),
    isWithinReachOf: (type) =>
      transitions.some(
        ({ event, source, targets }) =>
          event === type && !isWithin(path, source) && targets.some((target) => around(target)),
      ),
  }
}

/** Innermost state that a machine enters together with the target. */
function entered(states: Chart['states'], target: string): string {
  const initial = states.find(({ path }) => path === target)?.initial
  return initial === undefined ? target : entered(states, initial)
}

type Proof = (facts: Facts, events: readonly string[]) => boolean

const isBusy: Proof = ({ calls }) => calls.length > 0
const isIdle: Proof = ({ calls }) => calls.length === 0
const isKeeping: Proof = ({ calls }) => calls.join() === 'keep'

/**
 * True if no effect runs and the state handles these answers, none of which may be among the ignored events.
 */
const waitsFor =
  (...answers: readonly string[]): Proof =>
  (facts, events) =>
    isIdle(facts, events) && answers.every((answer) => facts.hears(answer) && !events.includes(answer))

/** True if one of the ignored events leads to this state. */
const isThereAlready: Proof = (facts, events) => isIdle(facts, events) && events.some(facts.isReachedBy)

const isUnchangeable: Proof = (facts, events) =>
  isIdle(facts, events) && !facts.isTimed && !facts.tags.includes('unsaved')

/** Reasons that the chart can prove, each with a condition for every state that uses it. */
export const provenReasons: Readonly<Record<string, Proof>> = {
  'The server is asked once.': isBusy,
  'There is no form before the code has been checked.': isBusy,
  'What is sent is what stands there: the fields cannot be changed meanwhile.': isBusy,
  'What is published is what stands there: the fields cannot be changed meanwhile.': isBusy,
  'What is being saved is what was sent, and the answer decides what the form shows.': isBusy,
  'The server has let them in already.': isKeeping,
  'Writing a cookie takes no time in which a person or the server could do anything.': isKeeping,
  'What it writes itself it hears of as well.': isKeeping,

  'Nothing is under way.': isIdle,
  'Nothing waits for the connection.': isIdle,
  'There is nothing that could be sent.': isIdle,
  'Nothing is sent before somebody has paused, or decided.': isIdle,
  'What is left cannot be sent before it is mended.': waitsFor('change'),

  'Nothing has failed.': ({ hasFailed }) => !hasFailed,
  'One mail at a time: the person waits a moment.': ({ isTimed }) => isTimed,
  'The form is gone until the address is to be changed.': ({ hears }) => hears('changeAddress'),

  'A question stands before the page until it is answered.': waitsFor('cancel', 'send'),
  'The question before is answered first.': waitsFor('cancel', 'run'),
  'The question stands before the form until it is answered.': waitsFor('stay', 'discard'),
  'Which text it would be has not been decided.': waitsFor('keepMine', 'takeTheirs'),

  'Nothing is asked.': (facts, events) => isIdle(facts, events) && events.some(facts.isWithinReachOf),
  'There is no form yet.': isThereAlready,
  'The form is open already.': isThereAlready,
  'The person never left.': isThereAlready,
  'There is nothing to revert.': isThereAlready,
  'One change more is still a change.': isThereAlready,

  'Nothing would be lost: the way is free.': ({ tags }) => !tags.includes('unsaved'),
  'Nothing would be lost.': ({ tags }) => !tags.includes('unsaved'),
  'It cannot be changed.': isUnchangeable,
  'The posting cannot be changed.': isUnchangeable,
}
