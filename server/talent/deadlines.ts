import * as v from 'valibot'
import { talentPaths } from '../../contract/talent/paths.ts'
import { lockAccount } from '../auth/accounts.ts'
import { choicesFor } from '../mail/settings.ts'
import { requestNotice } from '../mail/notices.ts'
import type { Database } from '../store/schema.ts'
import { arm, type Lifecycle } from '../work/deadlines.ts'
import { hideProfile, profileSubject, visibleState } from './profileChanges.ts'
import { lockProfile, TIME_TO_ANSWER } from './profiles.ts'

const clockEvent = v.picklist(['visibilityDue', 'answerDue'])

/**
 * Deadlines of visible profiles. After six months their owners are asked to extend the visibility; without an
 * answer, the profile is hidden.
 *
 * @param now returns milliseconds since 1970
 */
export const profileDeadlines = (now: () => number): Lifecycle => ({
  hold: async (transaction, id) => {
    await lockAccount(transaction, id)
    const profile = await lockProfile(transaction, id)
    return profile && visibleState(profile)
  },
  fire: async (transaction, id, event) => {
    if (v.parse(clockEvent, event) === 'answerDue') {
      await hideProfile(transaction, id)
      return tell(transaction, id, { kind: 'profileHidden', hidesAt: now(), now: now() })
    }
    const hidesAt = now() + TIME_TO_ANSWER
    await transaction
      .updateTable('profiles')
      .set({ is_asked: 1, visible_until: hidesAt })
      .where('account_id', '=', id)
      .execute()
    const deadline = { subject: profileSubject(id), event: 'answerDue', state: 'visible', due: hidesAt }
    await arm(transaction, [deadline], now())
    return tell(transaction, id, { kind: 'profileVisibleStill', hidesAt, now: now() })
  },
})

interface Told {
  readonly kind: 'profileVisibleStill' | 'profileHidden'
  readonly hidesAt: number
  readonly now: number
}

async function tell(transaction: Database, accountId: string, { hidesAt, kind, now }: Told): Promise<void> {
  const account = await transaction
    .selectFrom('accounts')
    .select('email_address')
    .where('id', '=', accountId)
    .where('verified_at', 'is not', null)
    .where('is_demo', '=', 0)
    .executeTakeFirst()
  const chosenBy = await choicesFor(transaction, 'visibility', [accountId])
  if (!account || chosenBy(accountId).choice === 'off') return
  const notice = {
    role: 'candidate',
    recipient: account.email_address,
    path: talentPaths.preferences,
    facts: { hidesAt },
  } as const
  await requestNotice(transaction, kind, notice, now)
}
