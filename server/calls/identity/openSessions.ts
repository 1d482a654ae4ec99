import { contract } from '../../../contract/index.ts'
import { ownObject } from '../../refused.ts'
import { defineHandler } from '../shared/defineHandler.ts'
import { endSessionOf, endSessions, openSessionsOf } from '../shared/sessions.ts'

/** Returns the sessions of the caller: the current one first, then by last use. */
export const listSessions = defineHandler(
  contract.identity.listSessions,
  async ({ account, db, now, session }) => {
    const found = await openSessionsOf(db, account.id, now)
    return found
      .map(({ createdAt, lastUsedAt, ...each }) => ({
        ...each,
        createdAt: new Date(createdAt).toISOString(),
        lastUsedAt: new Date(lastUsedAt).toISOString(),
        isCurrent: each.id === session.id,
      }))
      .toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
  },
)

/**
 * Ends one session of the caller, and signs out its open pages immediately.
 *
 * @throws Refused (404) for a session of another account
 */
export const endSession = defineHandler(contract.identity.endSession, async ({ account, db }, { id }) => {
  ownObject(await db.transaction().execute((transaction) => endSessionOf(transaction, account.id, id)))
})

/** Ends all sessions of the caller except the current one. */
export const endOtherSessions = defineHandler(
  contract.identity.endOtherSessions,
  async ({ account, db, sessionHash }) => {
    await db.transaction().execute((transaction) => endSessions(transaction, account.id, sessionHash))
  },
)
