import { contract } from '../../../contract/index.ts'
import { canBeChosen, isMailKind } from '../../../contract/notices/kinds.ts'
import { Refused } from '../../refused.ts'
import { chooseMails, mailSettingsOf } from '../../mail/settings.ts'
import { defineHandler } from '../shared/defineHandler.ts'
import { noticesRefusals } from '../../words/notices.ts'

/**
 * Saves the email settings for the given kinds. Returns the settings of all kinds.
 *
 * @throws Refused at the field of a kind that the role does not receive, or that does not allow the choice
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
