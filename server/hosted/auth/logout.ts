import { endSession, endSessions, type Member } from '../../calls/shared/sessions.ts'
import type { HostedContext } from '../hostedContext.ts'
import { HostedError } from '../hostedError.ts'

/** Ends sessions of the account, selected by the query parameter `scope`. */
export async function logout({ c, call }: HostedContext, { account }: Member): Promise<Response> {
  const { db, sessionHash = '' } = call
  const scope = c.req.query('scope') ?? 'global'
  if (scope === 'local') await endSession(db, sessionHash)
  else if (scope === 'others')
    await db.transaction().execute((transaction) => endSessions(transaction, account.id, sessionHash))
  else if (scope === 'global')
    await db.transaction().execute((transaction) => endSessions(transaction, account.id))
  else throw new HostedError(400, 'validation_failed', 'Unsupported logout scope')
  return c.body(null, 204)
}
