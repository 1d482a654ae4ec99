import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { waitFor } from 'xstate'
import { roles, type Role } from '../../../contract/roles.ts'
import { candidate, employer } from '../support/events.ts'
import { startConfirmed } from './sessions.ts'

const people = { candidate, employer }
const steps = fc.array(
  fc.record({ does: fc.constantFrom('signIn', 'signOut', 'hear'), role: fc.constantFrom(...roles) }),
  { maxLength: 12 },
)

test('the server learns of every logout, whoever logs in or out meanwhile, and not of people who have logged in again', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const { session, logout, users } = await startConfirmed(people)
      const signedIn = new Set<Role>(roles)
      const owed = new Set<Role>()
      for (const { does, role } of taken) {
        if (does === 'signIn') {
          session.send({ type: 'signedIn', role, user: people[role] })
          signedIn.add(role)
          owed.delete(role)
        } else if (does === 'signOut' && signedIn.has(role)) {
          session.send({ type: 'signOut', role })
          signedIn.delete(role)
          owed.add(role)
        } else if (does === 'hear' && owed.size > 0) {
          logout.last().answer()
          await waitFor(session, (now) => !now.matches('closing'))
          owed.clear()
        }
        if (owed.size > 0) {
          const { input, signal } = logout.last()
          expect([new Set(input), signal.aborted]).toEqual([owed, false])
        }
        expect(new Set(Object.keys(users()))).toEqual(signedIn)
      }
    }),
  )
})
