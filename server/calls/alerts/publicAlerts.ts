import { contract } from '../../../contract/index.ts'
import { createAlertLinks } from '../../alerts/alertLinks.ts'
import { requestAlertFor } from '../../alerts/alertRequests.ts'
import { followAlertLink, type LinkAction } from '../../alerts/links/linkActions.ts'
import type { CallContext } from '../shared/context.ts'
import { defineHandler } from '../shared/defineHandler.ts'

/** Performs the action of a mailed link. */
async function actOn(context: CallContext, token: string, action: LinkAction): Promise<object> {
  const { auditAccount, db, hashKey, now, wakeOutbox } = context
  const accountId = await followAlertLink(db, { links: createAlertLinks(hashKey), token, action, now })
  if (accountId !== null) auditAccount(accountId)
  wakeOutbox()
  return {}
}

/**
 * Public calls about job alerts. A request behaves identically for every address. Calls with a token return
 * 404 for a link that is forged, has another purpose, or whose search or account was deleted.
 */
export const publicAlertHandlers = {
  requestAlert: defineHandler(
    contract.alerts.requestAlert,
    async ({ db, keyedHash, now, wakeDeadlines }, { criteria, emailAddress, every, timeZone }) => {
      await requestAlertFor(db, { criteria, emailAddress, every, timeZone }, { keyedHash, now })
      wakeDeadlines()
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
