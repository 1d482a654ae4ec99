import { sql } from 'kysely'
import { contract } from '../../../contract/index.ts'
import type { Side } from '../../../machines/lifecycles/application.ts'
import { companyOf } from '../../companies/companies.ts'
import { invitationsLeft } from '../../introductions/ask.ts'
import { introductionsFrom, introductionsReaching } from '../../introductions/introductions.ts'
import { ownIntroductionsOf, sentIntroductionsOf } from '../../introductions/shown.ts'
import { listPage, type Order } from '../../store/list.ts'
import { createPersonIds } from '../../talent/personIds.ts'
import { ownObject } from '../../refused.ts'
import { requireNotSuspended } from '../shared/access.ts'
import { defineHandler } from '../shared/defineHandler.ts'

type Introductions = ReturnType<typeof introductionsReaching>

/** Sort key by urgency for a side; lower comes first. */
const placeFor = (side: Side) =>
  sql<number>`case when turn = ${side} then 0 when turn is not null then 1 else 2 end`

const order: Order = [
  { column: 'place', kind: 'number' },
  { column: 'due_at', kind: 'number' },
  { column: 'ended', kind: 'number', falls: true },
  { column: 'created_at', kind: 'number', falls: true },
  { column: 'id', kind: 'text' },
]

interface Wanted {
  readonly group: 'open' | 'ended' | 'all'
  readonly after?: string | undefined
  readonly limit: number
}

/**
 * Page of invitations. Order: those in which it is the side's turn, by due date; other open ones; ended ones,
 * latest first.
 */
const pageFor = (own: Introductions, side: Side, { group, ...wanted }: Wanted) =>
  listPage(
    own
      .selectAll()
      .select([placeFor(side).as('place'), sql<number>`coalesce(ended_at, 0)`.as('ended')])
      .$if(group !== 'all', (all) => all.where('turn', group === 'open' ? 'is not' : 'is', null)),
    order,
    wanted,
  )

async function countsFor(own: Introductions, side: Side) {
  const { ended, open, waiting } = await own
    .select(({ fn }) => [
      fn.countAll<number | string>().filterWhere('turn', 'is not', null).as('open'),
      fn.countAll<number | string>().filterWhere('turn', '=', side).as('waiting'),
      fn.countAll<number | string>().filterWhere('turn', 'is', null).as('ended'),
    ])
    .executeTakeFirstOrThrow()
  return { open: Number(open), waiting: Number(waiting), ended: Number(ended) }
}

/** Lists the invitations of a candidate. */
export const listOwnIntroductions = defineHandler(
  contract.introductions.listOwnIntroductions,
  async ({ account, db }, wanted) => {
    const own = introductionsReaching(db, account.id)
    const { items, next } = await pageFor(own, 'candidate', wanted)
    return { items: await ownIntroductionsOf(db, items), next, counts: await countsFor(own, 'candidate') }
  },
)

/**
 * Lists the invitations sent by a company: all, or those to a person or for a job.
 *
 * @throws Refused (404) if the caller has no company; Refused (403) while the company is suspended
 */
export const listSentIntroductions = defineHandler(
  contract.introductions.listSentIntroductions,
  async ({ account, db, keyedHash, now }, { person, postingId, ...wanted }) => {
    const company = ownObject(await companyOf(db, account.id))
    requireNotSuspended(company)
    const personIds = createPersonIds(keyedHash)
    const all = introductionsFrom(db, account.id)
    const own = all
      .$if(person !== undefined, (some) =>
        some.where('person_id', '=', personIds.personOf(company.id, person ?? '')),
      )
      .$if(postingId !== undefined, (some) => some.where('posting_id', '=', postingId ?? ''))
    const { items, next } = await pageFor(own, 'employer', wanted)
    return {
      items: await sentIntroductionsOf(db, items, { companyId: company.id, personIds }),
      next,
      counts: await countsFor(own, 'employer'),
      left: await invitationsLeft(db, { accountId: account.id, companyId: company.id, now }),
    }
  },
)
