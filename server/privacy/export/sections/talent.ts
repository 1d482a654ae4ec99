import type * as v from 'valibot'
import type { accountParts, companyFile } from '../../../../contract/privacy/export.ts'
import { contentOf } from '../../../postings/postings.ts'
import type { Database } from '../../../store/schema.ts'
import { listedIn } from '../../../talent/findProfiles.ts'
import { profileContentOf, profileRowOf } from '../../../talent/profiles.ts'
import { peopleVisibleTo } from '../../../talent/visibleTo.ts'
import type { ExportContext } from '../section.ts'

type Parts = typeof accountParts
type TalentPart = 'employerProfile' | 'exclusions' | 'profileViews'

/** Parts of account.json about the profile that employers can find. */
export const talentParts: {
  readonly [Name in TalentPart]: (context: ExportContext) => Promise<v.InferOutput<Parts[Name]>>
} = {
  employerProfile: async ({ account, db }) => {
    const row = await profileRowOf(db, account.id)
    return row
      ? {
          profile: profileContentOf(row),
          visibility: row.visibility,
          createdAt: isoOf(row.created_at),
          updatedAt: isoOf(row.updated_at),
          activeDay: row.active_day,
          visibleUntil: isoOrNull(row.visible_until),
        }
      : null
  },
  exclusions: async ({ account, db }) => {
    const rows = await db
      .selectFrom('exclusions')
      .select(['kind', 'name', 'created_at', 'removed_at'])
      .where('account_id', '=', account.id)
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    return rows.map(({ created_at: createdAt, removed_at: removedAt, ...row }) => ({
      ...row,
      createdAt: isoOf(createdAt),
      removedAt: isoOrNull(removedAt),
    }))
  },
  profileViews: ({ account, db }) =>
    db
      .selectFrom('profile_views')
      .innerJoin('companies', 'companies.id', 'profile_views.company_id')
      .select(['companies.name as company', 'day', 'words', 'opened', 'listed'])
      .where('account_id', '=', account.id)
      .orderBy('day')
      .orderBy('company_id')
      .execute(),
}

const invitations = (db: Database) =>
  db
    .selectFrom('introductions')
    .innerJoin('postings', 'postings.id', 'introductions.posting_id')
    .select(['postings.content', 'introductions.message', 'introductions.headline', 'introductions.state'])
    .select(['introductions.created_at', 'introductions.ended_at'])
    .orderBy('introductions.created_at')
    .orderBy('introductions.id')

type InvitationRow = Awaited<ReturnType<ReturnType<typeof invitations>['executeTakeFirstOrThrow']>>

const invitationIn = ({
  created_at: createdAt,
  ended_at: endedAt,
  headline,
  message,
  state,
}: InvitationRow) => ({
  headline,
  message,
  state,
  createdAt: isoOf(createdAt),
  endedAt: isoOrNull(endedAt),
})

type CompanyParts = Pick<v.InferOutput<typeof companyFile>, 'shortlist' | 'invitationsToApply'>

/** Parts of company.json about people: the shortlist as the company sees it, and its invitations to apply. */
export async function companyTalent(db: Database, companyId: string): Promise<CompanyParts> {
  const visible = await peopleVisibleTo(db, companyId)
    .innerJoin('saved_candidates', 'saved_candidates.account_id', 'search_profiles.account_id')
    .innerJoin('shown_profiles', 'shown_profiles.number', 'search_profiles.number')
    .select(['saved_candidates.id', 'shown_profiles.listed'])
    .where('saved_candidates.company_id', '=', companyId)
    .execute()
  const listed = new Map(visible.map((row) => [row.id, listedIn(row.listed)]))
  const saved = await db
    .selectFrom('saved_candidates')
    .select(['id', 'note', 'saved_at'])
    .where('company_id', '=', companyId)
    .orderBy('saved_at')
    .orderBy('id')
    .execute()
  const asked = await invitations(db).where('introductions.company_id', '=', companyId).execute()
  return {
    shortlist: saved.map(({ id, note, saved_at: savedAt }) => {
      const person = listed.get(id)
      return {
        headline: person?.headline ?? null,
        name: person?.name ? `${person.name.firstName} ${person.name.lastName}` : null,
        note,
        savedAt: isoOf(savedAt),
      }
    }),
    invitationsToApply: asked.map((row) => ({ ...invitationIn(row), job: contentOf(row).title })),
  }
}

const isoOf = (time: number) => new Date(time).toISOString()
const isoOrNull = (time: number | null) => (time === null ? null : isoOf(time))
