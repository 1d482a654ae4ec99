import type { ProfileContent } from '../../contract/talent/profile.ts'
import type { Database } from '../store/schema.ts'
import { lastEmployersIn } from './employerRedaction.ts'
import type { ProfileOwner } from './redactedContent.ts'
import { resumeIdentitiesOf } from './resumeIdentities.ts'

/**
 * Person behind a profile, by data of account, resumes and profile; in a transaction that has locked the
 * account.
 *
 * @param activeDay day of the last activity, up to which positions are known
 */
export async function profileOwnerOf(
  transaction: Database,
  accountId: string,
  profile: ProfileContent,
  activeDay: string,
): Promise<ProfileOwner> {
  const account = await transaction
    .selectFrom('accounts')
    .select(['first_name', 'last_name', 'email_address', 'user_name', 'picture'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const resumes = await resumeIdentitiesOf(transaction, accountId)
  const basics = resumes.flatMap((resume) => (resume.basics ? [resume.basics] : []))
  const profiles = basics.flatMap((each) => each.profiles)
  return {
    firstName: account.first_name,
    lastName: account.last_name,
    photo: account.picture,
    names: unique([account.first_name, account.last_name, ...basics.map(({ name }) => name)]),
    addresses: unique([
      account.email_address,
      ...profile.links,
      ...basics.flatMap(({ email, url }) => [email, url]),
      ...profiles.map(({ url }) => url),
    ]),
    usernames: unique([account.user_name, ...profiles.map(({ username }) => username)]),
    employers: unique(
      [profile.experience, ...resumes.map(({ work }) => work)].flatMap((work) =>
        lastEmployersIn(work, activeDay),
      ),
    ),
  }
}

const unique = (texts: readonly string[]) => [...new Set(texts)].filter((text) => text.trim() !== '')

/**
 * Distinct names of employers in an account's profile and resumes outside the trash; in a transaction that
 * has locked the account.
 */
export async function employersOf(
  transaction: Database,
  accountId: string,
  profile: ProfileContent,
): Promise<readonly string[]> {
  const resumes = await resumeIdentitiesOf(transaction, accountId)
  const works = resumes.filter(({ isInTrash }) => !isInTrash).map(({ work }) => work)
  return unique([profile.experience, ...works].flat().map(({ name }) => name.trim()))
}
