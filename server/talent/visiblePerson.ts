import * as v from 'valibot'
import { profileContent } from '../../contract/talent/profile.ts'
import { nameRedactionFor } from '../applications/redaction/nameRedaction.ts'
import { forShare } from '../store/locks.ts'
import type { Database } from '../store/schema.ts'

/**
 * Profiles that a company may see: visible ones, of candidates who have neither excluded it nor share an address with one
 * of its members. Selects nothing yet.
 */
export const visibleProfiles = (db: Database, companyId: string) =>
  db
    .selectFrom('profiles')
    .innerJoin('accounts', 'accounts.id', 'profiles.account_id')
    .where('profiles.visibility', '!=', 'hidden')
    .where('accounts.erase_at', 'is', null)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('excluded_companies')
            .select('exclusion_id')
            .whereRef('excluded_companies.account_id', '=', 'profiles.account_id')
            .where('excluded_companies.company_id', '=', companyId),
        ),
      ),
    )
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('members')
            .innerJoin('accounts as member', 'member.id', 'members.account_id')
            .select('member.id')
            .where('members.company_id', '=', companyId)
            .whereRef('member.email_address', '=', 'accounts.email_address'),
        ),
      ),
    )

/**
 * A person whom a company may see, held so until the transaction ends; undefined for a hidden or unknown one, or one who has
 * excluded the company.
 *
 * @param personId `profiles.person_id`
 */
export const visiblePerson = (transaction: Database, companyId: string, personId: string) =>
  visibleProfiles(transaction, companyId)
    .select([
      'profiles.account_id',
      'profiles.content',
      'profiles.person_id',
      'profiles.visibility',
      'accounts.email_address',
      'accounts.first_name',
      'accounts.last_name',
    ])
    .where('profiles.person_id', '=', personId)
    .modifyEnd(forShare(transaction))
    .executeTakeFirst()

type Person = NonNullable<Awaited<ReturnType<typeof visiblePerson>>>

const GAP = '…'

/** Headline as companies see it: without the name of an anonymous person. */
export function headlineToCompany({ content, visibility, ...person }: Person): string {
  const { headline } = v.parse(v.pick(profileContent, ['headline']), JSON.parse(content))
  if (visibility === 'named') return headline
  const own = {
    names: [person.first_name, person.last_name],
    addresses: [person.email_address],
    usernames: [],
    phone: '',
  }
  return nameRedactionFor(own, 0, GAP)(headline)
}
