import { sql } from 'kysely'
import { hiddenStage } from '../../contract/applications/hidden.ts'
import type { Database } from '../store/schema.ts'
import type { Application } from './applications.ts'

/**
 * Column with the number of other applications of the same person to the same company. Applications with a
 * hidden name neither count nor show a count, which would reveal the person. Erased applications are
 * excluded, because they belong to nobody.
 */
export const otherApplications = () =>
  sql<number | string>`(
    select count(*) from applications as other
    inner join postings as other_posting on other_posting.id = other.posting_id
    where other.candidate_id = applications.candidate_id
      and applications.erased_at is null
      and other.id <> applications.id
      and other.submitted_at is not null
      and (other.hidden_as is null or other.stage <> ${hiddenStage})
      and (applications.hidden_as is null or applications.stage <> ${hiddenStage})
      and other_posting.company_id = (select company_id from postings where id = applications.posting_id)
  )`.as('otherApplications')

/** Adds the number of other applications to each application. */
export async function withOtherApplications(db: Database, applications: readonly Application[]) {
  const counted =
    applications.length === 0
      ? []
      : await db
          .selectFrom('applications')
          .select(['id', otherApplications()])
          .where(
            'id',
            'in',
            applications.map(({ id }) => id),
          )
          .execute()
  const counts = new Map(counted.map((each) => [each.id, each.otherApplications]))
  return applications.map((each) => ({ ...each, otherApplications: counts.get(each.id) ?? 0 }))
}
