import { expect, test } from 'vitest'
import type { User } from '../../../contract/user.ts'
import type { Run } from '../../../machines/commands/commands.ts'
import { photoCommandsMachine, photoMachine, type PhotoCommands } from '../../../machines/profile/photo.ts'
import { required } from '../../../machines/shared/required.ts'
import { candidate, refused } from '../support/events.ts'
import { inApp } from '../support/inApp.ts'
import { held } from '../support/startFlow.ts'

const arrived = () => new Promise(setImmediate)

test('the session learns of a photo once it is uploaded or removed, and not when it is refused', async () => {
  const command = held<User, Run<PhotoCommands>>()
  const { page, sentTo } = inApp(
    photoMachine.provide({
      actors: { commands: photoCommandsMachine.provide({ actors: { command: command.logic } }) },
    }),
    undefined,
  )
  page.start()
  const commands = required(page.getSnapshot().children.commands)
  const file = new File(['picture'], 'me.jpg', { type: 'image/jpeg' })
  commands.send({ type: 'run', command: 'setPicture', input: { file } })
  command.last().fail(refused)
  await arrived()
  expect(sentTo('session').filter(({ type }) => type === 'updated')).toEqual([])

  commands.send({ type: 'run', command: 'setPicture', input: { file } })
  const user = { ...candidate, picture: '/media/hash-192.webp' }
  command.last().answer(user)
  await arrived()
  expect(sentTo('session')).toContainEqual({ type: 'updated', role: 'candidate', user })
  commands.send({ type: 'run', command: 'removePicture', input: {} })
  command.last().answer(candidate)
  await arrived()
  expect(sentTo('session')).toContainEqual({ type: 'updated', role: 'candidate', user: candidate })
})
