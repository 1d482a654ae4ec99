import { expect, test } from 'vitest'
import { createActor, createMachine, fromCallback, fromPromise, setup } from 'xstate'
import { appMachine, liveIn } from '../../../machines/app/app.ts'
import { followChanges } from '../../../machines/live/followChanges.ts'
import { liveMachine } from '../../../machines/live/live.ts'
import { sessionMachine } from '../../../machines/session/session.ts'
import { navigate } from '../../../machines/shared/navigate.ts'
import { failureNotice, notify } from '../../../machines/shared/notice.ts'
import type { Users } from '../../../machines/session/sessionEvents.ts'
import { candidate, employer } from '../support/events.ts'

/** Starts the application with session cookies for these users. */
function start(users: Users) {
  const errors: unknown[] = []
  const marks: Users[] = []
  let moves = 0
  const app = createActor(
    appMachine.provide({
      actors: {
        session: sessionMachine.provide({
          actors: {
            watchCookies: fromCallback(({ sendBack }) => sendBack({ type: 'cookiesRead', users })),
            confirm: fromPromise(() => new Promise(() => undefined)),
          },
        }),
        loadLive: fromPromise(() => Promise.resolve(liveMachine)),
        moveSavedJobs: fromPromise(async () => {
          moves += 1
        }),
      },
      actions: {
        reportError: (_, error) => void errors.push(error),
        markMember: (_, known) => void marks.push(known),
      },
    }),
    { systemId: 'app' },
  )
  app.start()
  const { notifications, session } = app.getSnapshot().children
  if (!notifications || !session) throw new Error('A child is missing.')
  const cookies = (now: Users) => session.send({ type: 'cookiesRead', users: now })
  const live = () => liveIn(app.system)
  return { app, cookies, errors, live, marks, moves: () => moves, notifications, session }
}

const area = { role: 'candidate', since: 1 } as const

test('the change stream of an area is open while its member is there', async () => {
  const { app, live } = start({ candidate })
  app.send({ type: 'area.entered', area })
  await expect.poll(live).toBeDefined()
  app.send({ type: 'area.left' })
  expect(live()).toBeUndefined()
})

test('the change stream of an area opens once its visitor logs in, and closes once they log out', async () => {
  const { app, cookies, live } = start({ employer })
  app.send({ type: 'area.entered', area })
  expect(app.getSnapshot().matches({ area: 'visitor' })).toBe(true)
  cookies({ employer, candidate })
  await expect.poll(live).toBeDefined()
  cookies({ employer })
  expect(live()).toBeUndefined()
})

test('the change stream of another person starts again, and that of the same one continues', async () => {
  const { app, cookies, live } = start({ candidate })
  app.send({ type: 'area.entered', area })
  await expect.poll(live).toBeDefined()
  const first = live()
  cookies({ candidate: { ...candidate, firstName: 'Renamed' } })
  expect(live()).toBe(first)
  cookies({ candidate: { ...candidate, id: 'c2' } })
  expect(live()).toBeUndefined()
  await expect.poll(live).toBeDefined()
})

test('jobs saved by a guest are moved into the account whenever a candidate signs in', () => {
  const { cookies, moves } = start({ employer })
  expect(moves()).toBe(0)
  cookies({ employer, candidate })
  expect(moves()).toBe(1)
})

test('the document shows whether somebody is logged in', () => {
  const { cookies, marks } = start({})
  cookies({ candidate })
  expect(marks).toEqual([{}, { candidate }])
})

test('a notice of a flow below the root reaches the notifications', () => {
  const { app, notifications } = start({})
  const machine = createMachine({
    on: { fail: { actions: notify(() => failureNotice({ code: 'refused', message: 'It failed.' })) } },
  })
  createActor(machine, { parent: app }).start().send({ type: 'fail' })
  expect(notifications.getSnapshot().context.notifications).toMatchObject([
    { message: { name: 'text', text: 'It failed.' } },
  ])
})

test('a new attempt of a page, or of a flow within it, removes the failure of the previous one', () => {
  const { app, notifications } = start({})
  const { notice } = failureNotice({ code: 'refused', message: 'It failed.' })
  const told = () => notifications.getSnapshot().context.notifications.length
  const form = createMachine({
    initial: 'asking',
    states: { asking: { on: { submit: 'sending' } }, sending: { tags: ['busy'], on: { refused: 'asking' } } },
  })
  const page = createActor(
    setup({ actors: { form } }).createMachine({ invoke: { id: 'form', src: 'form' } }),
    { parent: app },
  ).start()
  const inner = page.getSnapshot().children['form']
  for (const flow of [createActor(form, { parent: app }).start(), inner]) {
    notifications.send({ type: 'show', notice })
    flow?.send({ type: 'submit' })
    expect(told()).toBe(0)
    flow?.send({ type: 'refused' })
    notifications.send({ type: 'show', notice })
    expect(told()).toBe(1)
  }
})

test('the session, which becomes busy after a successful attempt, removes no failure', () => {
  const { notifications, session } = start({ candidate })
  const { notice } = failureNotice({ code: 'refused', message: 'It failed.' })
  notifications.send({ type: 'show', notice })
  session.send({ type: 'updated', role: 'candidate', user: candidate })
  expect(session.getSnapshot().hasTag('busy')).toBe(true)
  expect(notifications.getSnapshot().context.notifications).toMatchObject([notice])
})

test('a page opened by a flow anywhere below the root is passed to the router', () => {
  const { app } = start({})
  const steps: unknown[] = []
  app.on('navigate', (step) => steps.push(step))
  const machine = createMachine({ on: { go: { actions: navigate(() => ({ to: '/employer' })) } } })
  createActor(machine, { parent: app }).start().send({ type: 'go' })
  expect(steps).toEqual([{ type: 'navigate', to: '/employer' }])
})

test('a page that follows changes receives each of them, before and after the stream is connected', async () => {
  const { app, live } = start({ candidate })
  const told: unknown[] = []
  const machine = setup({ actors: { followChanges } }).createMachine({
    invoke: { src: 'followChanges' },
    on: { 'live.changed': { actions: ({ event }) => told.push(event['changes']) } },
  })
  const page = createActor(machine, { parent: app }).start()
  app.send({ type: 'area.entered', area })
  await expect.poll(live).toBeDefined()
  const changes = [{ kind: 'company' }] as const
  app.send({ type: 'live.changed', changes })
  app.send({ type: 'flow.closed', flow: page })
  app.send({ type: 'live.changed', changes })
  expect(told).toEqual([changes])
})

test('a flow that throws is reported, and ends no other', () => {
  const { app, errors } = start({})
  const broken = new Error('broken')
  const machine = createMachine({
    on: {
      go: {
        actions: () => {
          throw broken
        },
      },
    },
  })
  const flow = createActor(machine, { parent: app })
  flow.subscribe({ error: () => undefined })
  flow.start()
  flow.send({ type: 'go' })
  expect([errors, app.getSnapshot().status]).toEqual([[broken], 'active'])
})

test('a flow is stopped when its page is left', () => {
  const { app } = start({})
  const flow = createActor(createMachine({}), { parent: app })
  flow.start()
  app.send({ type: 'flow.closed', flow })
  expect(flow.getSnapshot().status).toBe('stopped')
})
