import { expect, test } from 'vitest'
import { createActor, setup } from 'xstate'
import { createCommands, type Run } from '../../../machines/commands/commands.ts'
import type { Notice } from '../../../machines/shared/notice.ts'
import { invalid, refused } from '../support/events.ts'
import { emittedBy, held } from '../support/startFlow.ts'

interface Named {
  readonly id: string
  readonly title: string
}
interface Commands {
  copy: { input: { id: string }; output: Named }
  rename: { input: Named; output: Named }
  remove: { input: { id: string }; output: { left: number } }
}

const told: Notice = { kind: 'success', title: 'done', message: { name: 'repliesSent', count: 2 } }

const machine = createCommands<Commands>({
  confirm: ['remove'],
  form: ['rename'],
  notice: {
    copy: null,
    rename: 'resumeRenamed',
    remove: ({ left }) => ({ ...told, message: { name: 'repliesSent', count: left } }),
  },
})

function start() {
  const command = held<Named | { left: number }, Run<Commands>>()
  const flow = createActor(machine.provide({ actors: { command: command.logic } }))
  const emitted = emittedBy(flow)
  flow.start()
  return { flow, command, emitted }
}

const one = { id: '1', title: 'One' }
const copy = { command: 'copy', input: { id: '1' } } as const
const rename = { command: 'rename', input: one } as const
const remove = { command: 'remove', input: { id: '1' } } as const
const arrived = () => new Promise(setImmediate)

test('a command runs once, and reports its output with its name and input', async () => {
  const { flow, command, emitted } = start()
  flow.send({ type: 'run', ...copy })
  flow.send({ type: 'run', ...copy })
  expect(command.calls.map(({ input }) => input)).toEqual([copy])
  command.last().answer(one)
  await arrived()
  expect(flow.getSnapshot()).toMatchObject({
    value: 'idle',
    context: { ran: copy, done: copy, asked: undefined },
  })
  expect(emitted).toEqual([{ type: 'command.done', ...copy, output: one }])
})

test('a command that needs confirmation does not run before it is confirmed', async () => {
  const { flow, command, emitted } = start()
  flow.send({ type: 'run', ...remove })
  expect(command.calls).toEqual([])

  flow.send({ type: 'ask', ...remove })
  expect(flow.getSnapshot().context.asked).toEqual(remove)
  flow.send({ type: 'run', ...remove })
  expect(flow.getSnapshot().context.asked).toBeUndefined()
  expect(command.calls.map(({ input }) => input)).toEqual([remove])
  command.last().answer({ left: 2 })
  await arrived()
  expect(emitted).toEqual([
    { type: 'command.done', ...remove, output: { left: 2 } },
    { type: 'notice', notice: told },
  ])
})

test('cancelling the dialog runs nothing', () => {
  const { flow, command } = start()
  flow.send({ type: 'ask', ...remove })
  flow.send({ type: 'cancel' })
  expect(flow.getSnapshot()).toMatchObject({ value: 'idle', context: { asked: undefined } })
  expect(command.calls).toEqual([])
})

test('the form of a command stays open until the command is done', async () => {
  const { flow, command } = start()
  flow.send({ type: 'ask', command: 'rename', input: { id: '1' } })
  flow.send({ type: 'run', ...rename })
  command.last().fail(invalid)
  await arrived()
  expect(flow.getSnapshot()).toMatchObject({
    value: 'asking',
    context: { asked: { command: 'rename', input: { id: '1' } }, failure: invalid },
  })
  flow.send({ type: 'run', ...rename })
  command.last().answer(one)
  await arrived()
  expect(flow.getSnapshot()).toMatchObject({
    value: 'idle',
    context: { asked: undefined, failure: undefined },
  })
})

test('a form closed while its command runs does not open again when the command fails', async () => {
  const { flow, command } = start()
  flow.send({ type: 'ask', command: 'rename', input: { id: '1' } })
  flow.send({ type: 'run', ...rename })
  flow.send({ type: 'cancel' })
  expect(flow.getSnapshot().hasTag('busy')).toBe(true)
  command.last().fail(refused)
  await arrived()
  expect(flow.getSnapshot()).toMatchObject({ value: 'idle', context: { asked: undefined, failure: refused } })
})

test('a failure is reported with its command, and announced unless it is shown at a field', async () => {
  const { flow, command, emitted } = start()
  flow.send({ type: 'run', ...copy })
  command.last().fail(invalid)
  await arrived()
  flow.send({ type: 'run', ...copy })
  expect(flow.getSnapshot().context.failure).toBeUndefined()
  command.last().fail(refused)
  await arrived()
  expect(emitted).toMatchObject([
    { type: 'command.failed', ...copy, failure: invalid },
    { type: 'notice', notice: { kind: 'failure', message: { name: 'text', text: refused.message } } },
    { type: 'command.failed', ...copy, failure: refused },
  ])
})

test('a parent receives the outcome of a command', async () => {
  const command = held<Named | { left: number }, Run<Commands>>()
  const reports: unknown[] = []
  const page = setup({
    actors: { commands: machine.provide({ actors: { command: command.logic } }) },
  }).createMachine({
    invoke: { id: 'commands', src: 'commands', input: ({ self }) => ({ parent: self }) },
    on: { '*': { actions: ({ event }) => reports.push(event) } },
  })
  const { children } = createActor(page).start().getSnapshot()
  children['commands']?.send({ type: 'run', ...copy })
  command.last().fail(refused)
  await arrived()
  children['commands']?.send({ type: 'run', ...copy })
  command.last().answer(one)
  await arrived()
  expect(reports).toEqual([
    { type: 'command.failed', ...copy, failure: refused },
    { type: 'command.done', ...copy, output: one },
  ])
})
