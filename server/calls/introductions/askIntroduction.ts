import { contract } from '../../../contract/index.ts'
import { messageFindingsIn } from '../../../contract/postings/findings.ts'
import { askPerson } from '../../introductions/ask.ts'
import { sentIntroductionOf } from '../../introductions/shown.ts'
import { Refused } from '../../refused.ts'
import { createPersonIds } from '../../talent/personIds.ts'
import { introductionFindings } from '../../words/introductions.ts'
import { defineHandler } from '../shared/defineHandler.ts'

/**
 * Invites a person to apply to a posting. Returns the invitation.
 *
 * @throws Refused at the field `message` for a fraud signal; Refused (404) for a posting of another company,
 * and for a person whom the company may not see; Refused (409) if the posting accepts no applications;
 * Refused if a limit is reached
 */
export const askIntroduction = defineHandler(
  contract.introductions.askIntroduction,
  async ({ account, company, db, keyedHash, now, wakeOutbox }, { id, message, postingId }) => {
    const [finding] = messageFindingsIn(message)
    if (finding) throw Refused.field('message', introductionFindings[finding])
    const personIds = createPersonIds(keyedHash)
    const asked = await db.transaction().execute(async (transaction) => {
      const introduction = await askPerson(transaction, {
        accountId: account.id,
        companyId: company.id,
        message,
        now,
        id,
        personIds,
        postingId,
      })
      return sentIntroductionOf(transaction, introduction, personIds)
    })
    wakeOutbox()
    return asked
  },
)
