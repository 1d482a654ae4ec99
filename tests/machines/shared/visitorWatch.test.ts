import { setImmediate as heard } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createActor, createMachine, fromCallback, fromPromise } from 'xstate'
import { sessionMachine } from '../../../machines/session/session.ts'
import { visitorWatch } from '../../../machines/shared/visitorWatch.ts'
import { candidate, employer } from '../support/events.ts'

test('the visitor is reported once the session knows them, and again when somebody else logs in', async () => {
  const reports: unknown[] = []
  const session = sessionMachine.provide({
    actors: {
      watchCookies: fromCallback(() => undefined),
      confirm: fromPromise(() => new Promise(() => undefined)),
    },
  })
  const app = createActor(
    createMachine({
      invoke: [
        { id: 'session', src: session, systemId: 'session' },
        { id: 'visitor', src: visitorWatch },
      ],
      on: { 'visitor.*': { actions: ({ event }) => reports.push(event) } },
    }),
  ).start()
  const know = async (users: object) => {
    app.getSnapshot().children['session']?.send({ type: 'cookiesRead', users })
    await heard()
  }
  expect(reports).toEqual([])
  await know({ employer })
  await know({ employer, candidate })
  await know({ candidate })
  await know({ candidate: { ...candidate, id: 'c2' } })
  await know({})
  expect(reports).toEqual([
    { type: 'visitor.employer' },
    { type: 'visitor.candidate', id: candidate.id },
    { type: 'visitor.candidate', id: 'c2' },
    { type: 'visitor.guest' },
  ])
})
