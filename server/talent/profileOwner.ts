import * as v from 'valibot'
import type { ProfileContent } from '../../contract/talent/profile.ts'
import type { Database } from '../store/schema.ts'
import { lastEmployersIn } from './employerRedaction.ts'
import type { ProfileOwner } from './redactedContent.ts'

const someText = v.optional(v.string(), '')

/** Parts of a resume that identify a person. Read alone, because the rest may be long. */
const identifying = v.object({
  basics: v.optional(
    v.object({
      name: someText,
      email: someText,
      url: someText,
      profiles: v.optional(v.array(v.object({ username: someText, url: someText })), []),
    }),
  ),
  work: v.optional(v.array(v.object({ name: someText, startDate: someText, endDate: someText })), []),
})

/** Person behind a profile, as the account, its resumes, and the profile name them. */
export async function profileOwnerOf(
  db: Database,
  accountId: string,
  profile: ProfileContent,
): Promise<ProfileOwner> {
  const account = await db
    .selectFrom('accounts')
    .select(['first_name', 'last_name', 'email_address', 'user_name', 'picture'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const rows = await db.selectFrom('resumes').select('document').where('account_id', '=', accountId).execute()
  const resumes = rows.map(({ document }) => v.parse(identifying, JSON.parse(document)))
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
    employers: unique([profile.experience, ...resumes.map(({ work }) => work)].flatMap(lastEmployersIn)),
  }
}

const unique = (texts: readonly string[]) => [...new Set(texts)].filter((text) => text.trim() !== '')

/** Names of all employers in the resumes and the profile of an account, each once. */
export async function employersOf(
  db: Database,
  accountId: string,
  profile: ProfileContent,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('resumes')
    .select('document')
    .where('account_id', '=', accountId)
    .where('trashed_at', 'is', null)
    .execute()
  const works = rows.map(({ document }) => v.parse(identifying, JSON.parse(document)).work)
  return unique([profile.experience, ...works].flat().map(({ name }) => name.trim()))
}
