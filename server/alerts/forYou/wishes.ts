import { emptyProfile, type ProfileContent } from '../../../contract/talent/profile.ts'
import { contentOf } from '../../postings/postings.ts'
import { documentOf } from '../../resumes/resumes.ts'
import type { Database } from '../../store/schema.ts'
import { profileContentOf, profileRowOf } from '../../talent/profiles.ts'

/** Sources of job titles, most reliable first. */
export const titleSources = ['profile', 'resume', 'applied', 'saved'] as const

export type TitleSource = (typeof titleSources)[number]

export interface WantedTitle {
  readonly title: string
  readonly source: TitleSource
}

/** Work that a candidate looks for, as far as known. */
export interface Wishes extends Omit<ProfileContent['looksFor'], 'titles'> {
  readonly titles: readonly WantedTitle[]
  /** Countries in which remote work is possible; empty if unknown. */
  readonly countries: readonly string[]
}

/** Number of latest postings to read from each source. */
const LATEST = 5
/** Number of resume positions to read. */
const POSITIONS = 2
/** Maximum number of titles to search for. */
const MOST_TITLES = 8

/** Wishes of an account, from its profile, its latest resume, and the jobs it last applied to and saved. */
export async function wishesOf(db: Database, accountId: string): Promise<Wishes> {
  const row = await profileRowOf(db, accountId)
  const profile = row && profileContentOf(row)
  const { titles, ...sought } = (profile ?? emptyProfile).looksFor
  const found: Readonly<Record<TitleSource, readonly string[]>> = {
    profile: titles,
    resume: await titlesOfResume(db, accountId),
    applied: await titlesOfApplications(db, accountId),
    saved: await titlesOfSavedJobs(db, accountId),
  }
  const all = titleSources.flatMap((source) =>
    found[source].map((title) => ({ title: title.trim(), source })),
  )
  const first = new Map<string, WantedTitle>()
  for (const each of all) {
    const key = each.title.toLowerCase()
    if (key !== '' && !first.has(key)) first.set(key, each)
  }
  return {
    ...sought,
    titles: [...first.values()].slice(0, MOST_TITLES),
    countries: [
      ...new Set([...sought.places.map(({ country }) => country), ...(profile?.rightToWork ?? [])]),
    ],
  }
}

/** True if there is nothing to match jobs with. */
export const areUnknown = ({ isRemote, levels, places, titles, types }: Wishes): boolean =>
  !isRemote && [levels, places, titles, types].every(({ length }) => length === 0)

async function titlesOfResume(db: Database, accountId: string): Promise<readonly string[]> {
  const latest = await db
    .selectFrom('resumes')
    .select('document')
    .where('account_id', '=', accountId)
    .where('trashed_at', 'is', null)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  if (!latest) return []
  const { basics, work } = documentOf(latest)
  return [basics?.label ?? '', ...(work ?? []).slice(0, POSITIONS).map(({ position }) => position ?? '')]
}

async function titlesOfApplications(db: Database, accountId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('applications')
    .innerJoin('postings', 'postings.id', 'applications.posting_id')
    .select('postings.content')
    .where('applications.candidate_id', '=', accountId)
    .where('applications.submitted_at', 'is not', null)
    .orderBy('applications.submitted_at', 'desc')
    .limit(LATEST)
    .execute()
  return rows.map((row) => contentOf(row).title)
}

async function titlesOfSavedJobs(db: Database, accountId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('saved_jobs')
    .innerJoin('postings', 'postings.id', 'saved_jobs.posting_id')
    .select('postings.content')
    .where('saved_jobs.account_id', '=', accountId)
    .orderBy('saved_jobs.saved_at', 'desc')
    .limit(LATEST)
    .execute()
  return rows.map((row) => contentOf(row).title)
}
