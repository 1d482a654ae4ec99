import { afterEach, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { success } from '../../../contract/envelope.ts'
import { roles } from '../../../contract/roles.ts'
import { session } from '../../../src/effects/session.ts'
import { dropUser, keepUser } from '../../../src/network/cookies.ts'
import { candidate, employer } from '../../machines/support/events.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  for (const role of roles) dropUser(role)
})

test('a logout that fails for one role reports it once the other session has ended', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const given: AbortSignal[] = []
  vi.stubGlobal('fetch', (path: string, { signal }: { signal: AbortSignal }) => {
    if (path.endsWith('/candidate/logout')) return Promise.reject(new TypeError('no connection'))
    if (!path.endsWith('/employer/logout')) return new Promise(() => undefined)
    given.push(signal)
    return promise
  })
  keepUser('candidate', candidate)
  keepUser('employer', employer)
  const actor = createActor(session).start()
  actor.send({ type: 'signOut', role: 'employer' })
  actor.send({ type: 'signOut', role: 'candidate' })
  await vi.waitFor(() => expect(given.at(-1)?.aborted).toBe(false))
  // Waits a frame, so that the failure of the first call has been processed.
  await new Promise((painted) => requestAnimationFrame(painted))
  expect([actor.getSnapshot().value, given.at(-1)?.aborted]).toEqual(['closing', false])
  resolve(Response.json(success(null)))
  await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('guest'))
  actor.stop()
})
