import * as v from 'valibot'
import { profileContent, type ProfileContent, type ShownProfile } from '../../contract/talent/profile.ts'
import type { Database } from '../store/schema.ts'

/** A profile as companies see it, without the id that each gets. */
export type StoredProfile = Omit<ShownProfile, 'id'>

const MONTHS = 12

/** A profile as companies see it, whatever its visibility is; undefined where there is none. */
export async function shownProfileOf(db: Database, accountId: string): Promise<StoredProfile | undefined> {
  const row = await db
    .selectFrom('profiles')
    .innerJoin('accounts', 'accounts.id', 'profiles.account_id')
    .select(['profiles.content', 'profiles.visibility', 'profiles.active_day'])
    .select(['accounts.first_name', 'accounts.last_name', 'accounts.picture'])
    .where('profiles.account_id', '=', accountId)
    .executeTakeFirst()
  if (!row) return undefined
  const { looksFor, photo: _, resumeId: __, ...content } = v.parse(profileContent, JSON.parse(row.content))
  const { payFloor: ___, ...sought } = looksFor
  const shown = {
    ...content,
    looksFor: sought,
    place: placeOf(looksFor),
    years: yearsOf(content.experience, row.active_day),
    updatedAt: row.active_day,
  }
  // No text of an anonymous profile is shown before its names are taken out of it.
  if (row.visibility !== 'named') {
    return { ...shown, headline: '', about: '', experience: [], education: [], links: [] }
  }
  return {
    ...shown,
    name: { firstName: row.first_name, lastName: row.last_name },
    ...(row.picture !== '' && { photo: row.picture }),
  }
}

function placeOf({ places }: ProfileContent['looksFor']): string | null {
  const [place] = places
  if (!place) return null
  const country = new Intl.DisplayNames('en', { type: 'region' }).of(place.country) ?? place.country
  return `${place.name}, ${country}`
}

/** Months since year 0, of a date such as `2024` or `2024-05`. */
const monthOf = (date: string) => Number(date.slice(0, 4)) * MONTHS + Number(date.slice(5, 7) || 1) - 1

function yearsOf(experience: ProfileContent['experience'], today: string): number | null {
  const started = experience.filter(({ startDate }) => startDate !== '')
  if (started.length === 0) return null
  const first = Math.min(...started.map(({ startDate }) => monthOf(startDate)))
  const last = Math.max(...started.map(({ endDate }) => monthOf(endDate === '' ? today : endDate)))
  return Math.max(0, Math.floor((last - first) / MONTHS))
}
