import type { Selectable } from 'kysely'
import type { Database } from '../store/schema.ts'
import type { IntroductionsTable } from '../store/schema/introductions.ts'

export type Introduction = Selectable<IntroductionsTable>

/** The invitations to apply that a candidate has got. */
export const introductionsTo = (db: Database, accountId: string) =>
  db.selectFrom('introductions').where('candidate_id', '=', accountId)

/** The invitations that the company has sent that an account acts for. */
export const introductionsFrom = (db: Database, accountId: string) =>
  db
    .selectFrom('introductions')
    .where('company_id', 'in', (row) =>
      row.selectFrom('members').select('company_id').where('account_id', '=', accountId),
    )
