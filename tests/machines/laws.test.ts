import { describe, expect, test } from 'vitest'
import {
  assign,
  createMachine,
  fromCallback,
  fromPromise,
  setup,
  type AnyEventObject,
  type AnyStateMachine,
} from 'xstate'
import type { FailureCode } from '../../machines/shared/failure.ts'
import { actors, lifecycles, machines } from '../../machines/index.ts'
import { failureWords } from '../../src/words/failures.ts'
import { formOf, marker, samples } from './support/events.ts'
import { ignored } from './support/ignored.ts'
import { laws, type Subject } from './support/laws.ts'
import { provenReasons } from './support/reasons.ts'

const isLifecycle = (key: string): key is keyof typeof lifecycles => key in lifecycles
const isActor = (key: string): key is keyof typeof actors => key in actors

describe.each(Object.keys(lifecycles).filter(isLifecycle))('the lifecycle %s', (id) => {
  const subject: Subject = { machine: machines[id], ...samples[id], ignored: [] }

  test('is listed by its own id', () => {
    expect(machines[id].id).toBe(id)
  })

  // Excluded for lifecycles, because the server refuses events that the current state does not handle.
  const { 'handles every event in every state, or ignores it for a reason': _, ...held } = laws

  test.each(Object.entries(held))('%s', async (name, law) => {
    expect(await law(subject), name).toEqual([])
  })
})

describe.each(Object.keys(actors).filter(isActor))('the machine %s', (id) => {
  const subject: Subject = { machine: machines[id], ...samples[id], ignored: ignored[id] }

  test('is listed by its own id', () => {
    expect(machines[id].id).toBe(id)
  })

  test.each(Object.entries(laws))('%s', async (_, law) => {
    expect(await law(subject)).toEqual([])
  })
})

const failureCodes = Object.keys({
  invalid: true,
  refused: true,
  offline: true,
  unreachable: true,
  timeout: true,
  unreadable: true,
  unkept: true,
  unexpected: true,
} satisfies Record<FailureCode, true>)

test('every failure code has its own message', () => {
  expect(Object.keys(failureWords).toSorted()).toEqual(failureCodes.toSorted())
  const sentences = Object.values(failureWords)
  expect(new Set(sentences).size).toBe(failureCodes.length)
  expect(sentences.filter((sentence) => !/^[A-Z].+\.$/.test(sentence))).toEqual([])
})

const broken = async (law: keyof typeof laws, machine: AnyStateMachine, more: Partial<Subject> = {}) =>
  laws[law]({ machine, input: undefined, events: [], outputs: {}, ignored: [], ...more })

/** A machine that keeps a value from the submitted form in its context or output. */
const keeping = (keep: (event: AnyEventObject) => unknown, part: 'context' | 'output') =>
  setup({
    actions: {
      remember: assign(({ event }) => (part === 'context' ? { kept: keep(event) } : {})),
    },
  }).createMachine({
    initial: 'asking',
    states: {
      asking: { on: { submit: { target: 'sent', actions: 'remember' } } },
      sent: {
        type: 'final',
        output: ({ event }: { event: AnyEventObject }) => part === 'output' && keep(event),
      },
    },
    output: ({ event }: { event: AnyEventObject }): unknown => event['output'],
  })

test('every reason with a proof is given somewhere', () => {
  const given = new Set(Object.values(ignored).flatMap((list) => list.map(({ because }) => because)))
  expect(Object.keys(provenReasons).filter((reason) => !given.has(reason))).toEqual([])
})

describe('a law is broken by', () => {
  test('a machine that starts in a state it does not have', async () => {
    const machine = createMachine({ id: 'planted', initial: 'nowhere', states: { somewhere: {} } })
    expect(await broken('is not born in error', machine)).toHaveLength(1)
  })

  test('an event or an effect without a sample', async () => {
    const machine = setup({
      actors: { work: fromPromise(() => Promise.reject(new Error('no'))) },
    }).createMachine({
      on: { unheardOf: {} },
      invoke: { id: 'work', src: 'work', onDone: {}, onError: {} },
    })
    expect(await broken('has a sample of every event it hears', machine)).toEqual([
      'unheardOf',
      'xstate.done.actor.work',
    ])
  })

  test('an unreachable state, nested ones too', async () => {
    const machine = createMachine({
      initial: 'here',
      states: {
        here: { on: { go: { guard: () => false, target: 'there' }, step: 'passing' } },
        passing: { always: 'here' },
        there: { initial: 'inside', states: { inside: {} } },
      },
    })
    const events = [{ type: 'go' }, { type: 'step' }]
    expect(await broken('can be in every one of its states', machine, { events })).toEqual([
      'there',
      'there.inside',
    ])
  })

  test('a state without an exit', async () => {
    const machine = createMachine({
      initial: 'open',
      on: { finished: { actions: () => undefined } },
      states: { open: { on: { shut: 'shut' } }, shut: { on: { shut: 'shut' } } },
    })
    expect(await broken('has no dead end', machine)).toEqual(['shut'])
  })

  test('a state without an exit, unless its page continues in a machine that it invokes', async () => {
    const child = createMachine({ initial: 'on', states: { on: {} } })
    const machine = setup({
      actors: { child, work: fromPromise(() => Promise.reject(new Error('no'))) },
    }).createMachine({
      initial: 'opening',
      states: {
        opening: { on: { open: 'open', work: 'working' } },
        open: { invoke: { id: 'child', src: 'child' } },
        working: { invoke: { id: 'work', src: 'work' } },
      },
    })
    expect(await broken('has no dead end', machine)).toEqual(['working'])
  })

  test('an invocation with another name, or whose end is not handled, unless it has no end', async () => {
    const machine = setup({
      actors: {
        work: fromPromise(() => Promise.reject(new Error('no'))),
        watch: fromCallback(() => undefined),
      },
    }).createMachine({
      initial: 'first',
      states: {
        first: { invoke: { id: 'labour', src: 'work', onDone: 'second', onError: 'second' } },
        second: { invoke: { id: 'work', src: 'work', onDone: 'first' } },
        third: { invoke: { id: 'watch', src: 'watch' } },
      },
    })
    expect(await broken('calls every invocation by what it runs, and handles how it ends', machine)).toEqual([
      'first calls work labour',
      'second: xstate.error.actor.work',
    ])
  })

  test('a name without an implementation, and an implementation without a name', async () => {
    const machine = createMachine({
      entry: 'enter',
      exit: () => undefined,
      on: { go: { guard: 'mayGo', actions: 'goOn' } },
      invoke: { id: 'work', src: 'work' },
      after: { aMoment: {}, 500: {} },
    })
    expect(await broken('implements everything it refers to by name', machine)).toEqual([
      'enter',
      '(unnamed)',
      'goOn',
      'mayGo',
      'work',
      '500',
      'aMoment',
    ])
  })

  test('an unhandled event, and an unnecessary exception', async () => {
    const machine = createMachine({
      initial: 'open',
      states: { open: { on: { shut: 'shut' } }, shut: { on: { open: 'open' } } },
    })
    const because = 'It is planted.'
    const law = 'handles every event in every state, or ignores it for a reason'
    expect(await broken(law, machine)).toEqual(['not handled in open: open', 'not handled in shut: shut'])
    expect(
      await broken(law, machine, {
        ignored: [
          { states: ['open', 'open', 'shut', 'gone'], events: ['open'], because },
          { states: ['shut'], events: ['shut'], because },
        ],
      }),
    ).toEqual([
      'excused for nothing in open: open',
      'excused for nothing in shut: open',
      'excused for nothing in gone: open',
    ])
  })

  test('a reason that is wrong about pending calls', async () => {
    const work = fromPromise(() => Promise.reject(new Error('no')))
    const machine = setup({ actors: { work } }).createMachine({
      initial: 'asking',
      states: {
        asking: { on: { submit: 'sending' } },
        sending: { invoke: { id: 'work', src: 'work', onDone: 'asking', onError: 'asking' } },
      },
    })
    const states = ['asking', 'sending']
    const excuses = ['The server is asked once.', 'Nothing is under way.', 'It is planted.'].map(
      (because) => ({ states, events: ['cancel'], because }),
    )
    expect(
      await broken('ignores nothing for a reason that its chart belies', machine, { ignored: excuses }),
    ).toEqual(['asking: The server is asked once.', 'sending: Nothing is under way.'])
  })

  test('a reason that is wrong about tags, timers, failures and transitions', async () => {
    const work = fromPromise(() => Promise.reject(new Error('no')))
    const machine = setup({ actors: { work } }).createMachine({
      initial: 'clean',
      states: {
        clean: { tags: 'saved', on: { change: 'dirty', ask: 'asking' } },
        dirty: { tags: 'unsaved', after: { 500: 'saving' } },
        saving: { invoke: { id: 'work', src: 'work', onDone: 'clean', onError: 'dirty' } },
        asking: { on: { cancel: 'clean', send: 'saving' } },
      },
    })
    const law = 'ignores nothing for a reason that its chart belies'
    const beliedIn = async (because: string, event: string) => {
      const states = ['clean', 'dirty', 'saving', 'asking']
      const found = await broken(law, machine, { ignored: [{ states, events: [event], because }] })
      return found.map((fault) => fault.replace(`: ${because}`, ''))
    }
    expect(await beliedIn('Nothing would be lost.', 'leave')).toEqual(['dirty'])
    expect(await beliedIn('It cannot be changed.', 'change')).toEqual(['dirty', 'saving'])
    expect(await beliedIn('One mail at a time: the person waits a moment.', 'send')).toEqual([
      'clean',
      'saving',
      'asking',
    ])
    expect(await beliedIn('Nothing has failed.', 'retry')).toEqual(['dirty'])
    expect(await beliedIn('The form is open already.', 'change')).toEqual(['clean', 'saving', 'asking'])
    expect(await beliedIn('Nothing is asked.', 'cancel')).toEqual(['dirty', 'saving', 'asking'])
    const question = 'A question stands before the page until it is answered.'
    expect(await beliedIn(question, 'ask')).toEqual(['clean', 'dirty', 'saving'])
    // `send` answers the question, so ignoring it contradicts this reason in every state.
    expect(await beliedIn(question, 'send')).toEqual(['clean', 'dirty', 'saving', 'asking'])
  })

  test.each(['context', 'output'] as const)('a form, or typed text, in the %s', async (part) => {
    const law = 'keeps nothing of what was typed'
    const events = [{ type: 'submit', form: formOf('password') }]
    const found = (keep: (event: AnyEventObject) => unknown) => broken(law, keeping(keep, part), { events })
    expect(await found(() => 'nothing')).toEqual([])
    expect(await found((event) => event['form'])).toEqual(['sent'])
    expect(await found(() => ({ words: [`Hello ${marker}!`] }))).toEqual(['sent'])
  })
})
