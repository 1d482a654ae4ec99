import { contract } from '../../../contract/index.ts'
import { createAlertLinks } from '../../alerts/alertLinks.ts'
import { requestAlertFor } from '../../alerts/alertRequests.ts'
import { followAlertLink, type LinkAction } from '../../alerts/links/linkActions.ts'
import type { CallContext } from '../shared/context.ts'
import { defineHandler } from '../shared/defineHandler.ts'

/** Does what the owner of a mailed link wants. */
async function actOn(context: CallContext, token: string, action: LinkAction): Promise<object> {
  const { auditAccount, db, hashKey, now, wakeOutbox } = context
  const accountId = await followAlertLink(db, { links: createAlertLinks(hashKey), token, action, now })
  if (accountId !== null) auditAccount(accountId)
  wakeOutbox()
  return {}
}

/**
 * Public calls about job alerts. The request of one does and answers the same for every address; those with a token are
 * refused alike (404) for one that is forged, of another purpose, or of a deleted search or account.
 */
export const publicAlertHandlers = {
  requestAlert: defineHandler(
    contract.alerts.requestAlert,
    async ({ db, keyedHash, now }, { criteria, emailAddress, every, timeZone }) => {
      await requestAlertFor(db, { criteria, emailAddress, every, timeZone }, { keyedHash, now })
      return {}
    },
  ),
  confirmAlert: defineHandler(contract.alerts.confirmAlert, (context, { token }) =>
    actOn(context, token, { do: 'confirm' }),
  ),
  stopAlert: defineHandler(contract.alerts.stopAlert, (context, { token }) =>
    actOn(context, token, { do: 'stop' }),
  ),
  keepAlert: defineHandler(contract.alerts.keepAlert, (context, { token }) =>
    actOn(context, token, { do: 'keep' }),
  ),
  lessLike: defineHandler(contract.alerts.lessLike, (context, { reason, slug, token }) =>
    actOn(context, token, { do: 'less', slug, reason }),
  ),
  undoLessLike: defineHandler(contract.alerts.undoLessLike, (context, { reason, slug, token }) =>
    actOn(context, token, { do: 'undo', slug, reason }),
  ),
}
