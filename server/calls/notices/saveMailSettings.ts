import { contract } from '../../../contract/index.ts'
import { canBeChosen, isMailKind } from '../../../contract/notices/kinds.ts'
import { Refused } from '../../refused.ts'
import { chooseMails, mailSettingsOf } from '../../mail/settings.ts'
import { defineHandler } from '../shared/defineHandler.ts'
import { noticesRefusals } from '../../words/notices.ts'

/**
 * Saves which mails who is signed in wants, for the kinds that are named. Gives what holds for each kind then. Refused at
 * the field of a kind that this member is not sent, or that cannot be set like this.
 */
export const saveMailSettings = defineHandler(
  contract.notices.saveMailSettings,
  ({ account, db, now }, { choices }) => {
    const chosen = Object.entries(choices).flatMap(([kind, choice]) => {
      if (isMailKind(kind) && canBeChosen(account.role, kind, choice)) return [[kind, choice] as const]
      throw Refused.field(`choices.${kind}`, noticesRefusals.wrongChoice)
    })
    return db.transaction().execute(async (transaction) => {
      await chooseMails(transaction, account.id, chosen, now)
      return mailSettingsOf(transaction, account)
    })
  },
)
