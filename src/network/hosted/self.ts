import * as v from 'valibot'
import { envelopeSchema } from '../../../contract/envelope.ts'
import type { Role } from '../../../contract/roles.ts'
import { sessionCalls } from '../../../contract/session/calls.ts'
import type { User } from '../../../contract/user.ts'
import { failure, refusedFailure } from '../failure.ts'
import { sendNow } from './functions.ts'

/** Loads the logged-in user; undefined if nobody is logged in. */
export async function findSelf(role: Role): Promise<User | undefined> {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }
  const response = await sendNow(role, sessionCalls.session.path, init)
  const envelope = v.safeParse(envelopeSchema, await response.json())
  if (!envelope.success) throw failure('unreadable')
  if (!envelope.output.status) return undefined
  const user = v.safeParse(sessionCalls.session.result, envelope.output.result)
  if (!user.success) throw failure('unreadable')
  return user.output ?? undefined
}

/**
 * Loads the logged-in user.
 *
 * @throws {Failure} `refused` if nobody is logged in with this role
 */
export async function readSelf(role: Role): Promise<User> {
  const user = await findSelf(role)
  if (!user) throw refusedFailure('Auth session missing!')
  return user
}
