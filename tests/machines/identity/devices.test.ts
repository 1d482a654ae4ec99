import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { Role } from '../../../contract/roles.ts'
import type { Run } from '../../../machines/commands/commands.ts'
import {
  devicesMachine,
  sessionCommandsMachine,
  type OpenSessions,
  type SessionCommands,
} from '../../../machines/identity/devices.ts'
import { required } from '../../../machines/shared/required.ts'
import { readingWith } from '../../../src/effects/shared/readingWith.ts'
import { refused } from '../support/events.ts'
import { held } from '../support/startFlow.ts'

const arrived = () => new Promise(setImmediate)

test('devices are read again after one was logged out, and after a failure', async () => {
  const read = held<OpenSessions, { readonly role: Role }>()
  const command = held<object, Run<SessionCommands>>()
  const flow = createActor(
    devicesMachine.provide({
      actors: {
        sessions: readingWith(read.logic),
        commands: sessionCommandsMachine.provide({ actors: { command: command.logic } }),
      },
    }),
    { input: { role: 'employer' } },
  ).start()
  expect(read.calls).toMatchObject([{ input: { role: 'employer' } }])
  const commands = required(flow.getSnapshot().children.commands)
  const end = () => commands.send({ type: 'run', command: 'end', input: { role: 'employer', id: 's1' } })

  end()
  command.last().answer({})
  await arrived()
  expect(read.calls).toHaveLength(2)

  end()
  command.last().fail(refused)
  await arrived()
  expect(read.calls).toHaveLength(3)
})

test('other devices are logged out only after a confirmation', () => {
  const command = held<object, Run<SessionCommands>>()
  const flow = createActor(sessionCommandsMachine.provide({ actors: { command: command.logic } })).start()
  const input = { role: 'candidate' } as const

  flow.send({ type: 'run', command: 'endOthers', input })
  expect(command.calls).toEqual([])
  flow.send({ type: 'ask', command: 'endOthers', input })
  flow.send({ type: 'run', command: 'endOthers', input })
  expect(command.calls).toMatchObject([{ input: { command: 'endOthers', input } }])
})
