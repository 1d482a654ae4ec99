import { setImmediate as heard } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise, setup } from 'xstate'
import { sessionMachine } from '../../../machines/session/session.ts'
import { userWatch, type UserReport } from '../../../machines/shared/userWatch.ts'
import { required } from '../../../machines/shared/required.ts'
import { candidate, employer } from '../support/events.ts'

test('the signed-in user of a role is reported once the session knows it, and when it is somebody else', async () => {
  const reports: (string | undefined)[] = []
  const app = createActor(
    setup({
      types: { events: {} as UserReport, children: {} as { session: 'session' } },
      actors: {
        session: sessionMachine.provide({
          actors: {
            watchCookies: fromCallback(() => undefined),
            confirm: fromPromise(() => new Promise(() => undefined)),
          },
        }),
        user: userWatch,
      },
      actions: {
        record: (_, { userId }: UserReport) => void reports.push(userId),
      },
    }).createMachine({
      invoke: [
        { id: 'session', src: 'session', systemId: 'session' },
        { id: 'user', src: 'user', input: { role: 'candidate' } },
      ],
      on: { 'user.known': { actions: { type: 'record', params: ({ event }) => event } } },
    }),
  ).start()
  const session = required(app.getSnapshot().children.session)
  const know = async (users: object) => {
    session.send({ type: 'cookiesRead', users })
    await heard()
  }
  expect(reports).toEqual([])
  await know({ employer })
  expect(reports).toEqual([undefined])
  await know({ employer, candidate })
  await know({ candidate })
  await know({ candidate: { ...candidate, id: 'c2' } })
  expect(reports).toEqual([undefined, candidate.id, 'c2'])
})
