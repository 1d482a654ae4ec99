import { expect, test } from 'vitest'
import {
  personMachine,
  profileReading,
  standingReading,
  type PersonStanding,
} from '../../../machines/talent/person.ts'
import type { ShownProfile } from '../../../contract/talent/profile.ts'
import { inApp } from '../support/inApp.ts'
import { held } from '../support/startFlow.ts'

test('a person is read again with their invitation when an invitation changes, and for no other change', () => {
  const profile = held<ShownProfile, { readonly id: string }>()
  const standing = held<PersonStanding, { readonly id: string }>()
  const { app, page } = inApp(
    personMachine.provide({
      actors: {
        profile: profileReading.provide({ actors: { read: profile.logic } }),
        standing: standingReading.provide({ actors: { read: standing.logic } }),
      },
    }),
    { id: 'p1' },
  )
  page.start()
  app.send({ type: 'live.changed', changes: [{ kind: 'application', reference: 'A1' }] })
  expect(standing.calls).toHaveLength(1)
  app.send({ type: 'live.changed', changes: [{ kind: 'introduction', id: 'introduction-1' }] })
  expect(standing.calls).toHaveLength(2)
})
