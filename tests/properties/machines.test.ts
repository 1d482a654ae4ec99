import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { machines } from '../../machines/index.ts'
import type { Notice } from '../../machines/shared/notice.ts'
import { notificationsMachine } from '../../machines/notifications/notifications.ts'
import { samples } from '../machines/support/events.ts'
import { brokenIn, type Secret } from './invariants.ts'
import { stepsOf, type Subject } from './world.ts'

const word = 'code-out-of-a-mail'

/** Secrets of machines, and the states that may hold them. */
const secrets: Readonly<Record<string, Secret>> = {
  createPassword: { word, mayBeIn: ['checking'] },
  verification: { word, mayBeIn: ['verifying'] },
}

const isId = (key: string): key is keyof typeof machines => key in machines

describe.each(Object.keys(machines).filter(isId))('whatever happens to the machine %s', (id) => {
  const secret = secrets[id]
  const { input, events, ...others } = samples[id]
  const subject: Subject = {
    machine: machines[id],
    ...others,
    // Left out, because a page can close only its own flow.
    events: events.filter(({ type }) => type !== 'flow.closed'),
    input: secret ? { ...input, code: secret.word } : input,
  }

  test('every invariant holds', async () => {
    await fc.assert(
      fc.asyncProperty(stepsOf(subject), async (story) => {
        expect(await brokenIn(subject, story, secret)).toEqual([])
      }),
    )
  })
})

const notices = fc.record<Notice>({
  kind: fc.constantFrom('failure', 'success'),
  title: fc.constant('done'),
  message: fc.constantFrom('photoSaved', 'photoRemoved', 'logoSaved', 'logoRemoved', 'profileSaved'),
})

const newsOrEnd = fc.oneof(
  { weight: 3, arbitrary: notices.map((notice) => ({ type: 'show', notice }) as const) },
  { weight: 1, arbitrary: fc.nat(12).map((id) => ({ type: 'dismiss', id }) as const) },
  { weight: 1, arbitrary: fc.constant({ type: 'attempted' } as const) },
)

test('there are at most three notifications, the newest first, none of them twice', () => {
  fc.assert(
    fc.property(fc.array(newsOrEnd, { maxLength: 40 }), (events) => {
      const actor = createActor(notificationsMachine).start()
      for (const event of events) {
        actor.send(event)
        const { value, context } = actor.getSnapshot()
        const ids = context.notifications.map(({ id }) => id)
        expect(ids.length).toBeLessThanOrEqual(3)
        expect(ids).toEqual(ids.toSorted((one, other) => other - one))
        expect(new Set(context.notifications.map(({ message }) => message)).size).toBe(ids.length)
        expect(value).toBe(ids.length > 0 ? 'showing' : 'quiet')
        if (event.type === 'show') expect(context.notifications[0]).toMatchObject(event.notice)
      }
    }),
  )
})
