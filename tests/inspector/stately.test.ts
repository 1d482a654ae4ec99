import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import type { User } from '../../contract/user.ts'
import type { Submission } from '../../machines/shared/submission.ts'
import { loginMachine } from '../../machines/auth/login.ts'
import { createStatelyInspection } from '../../src/inspector/stately.ts'
import { formOf } from '../machines/support/events.ts'
import { held } from '../machines/support/startFlow.ts'

const secret = 'Open-Sesame-1'

afterEach(() => vi.unstubAllGlobals())

test('the official inspector receives every event, without secrets', async () => {
  const sent: unknown[] = []
  const listeners: ((message: object) => void)[] = []
  vi.stubGlobal('window', {
    open: () => ({ postMessage: (message: unknown) => sent.push(message) }),
    addEventListener: (_: string, listener: (message: object) => void) => listeners.push(listener),
    requestIdleCallback: (callback: () => void) => callback(),
  })
  const login = held<User, Submission>()
  const inspect = createStatelyInspection()
  const machine = loginMachine.provide({ actors: { login: login.logic } })
  const flow = createActor(machine, { input: { role: 'candidate' }, inspect }).start()
  const form = formOf('emailAddress')
  form.set('password', secret)
  flow.send({ type: 'submit', form })
  await vi.waitFor(() => expect(listeners).toHaveLength(1), { timeout: 20_000 })
  for (const listener of listeners) listener({ data: { type: '@statelyai.connected' } })
  login.last().fail({ code: 'refused', message: 'No.', password: secret })
  await nextTurn()
  const text = JSON.stringify(sent)
  for (const type of ['submit', 'xstate.error.actor.login', '@xstate.actor', '@xstate.snapshot'])
    expect(text).toContain(`"type":"${type}"`)
  expect(text).toContain('typed-by-a-person')
  expect(text).not.toContain(secret)
})
