import * as v from 'valibot'
import { evidenceIn } from '../../contract/talent/fromResume.ts'
import { emptyProfile, profileContent, type ProfileContent } from '../../contract/talent/profile.ts'
import type { Database } from '../store/schema.ts'
import { addExclusion } from '../talent/exclusions.ts'
import { saveProfileOf, setVisibilityOf } from '../talent/profileChanges.ts'
import { newProfileRow } from '../talent/profiles.ts'
import type { MadeCandidate, MadeCompany } from './making.ts'
import type { DemoCandidate, DemoCompany, DemoProfile } from './material.ts'
import { resumeOf } from './resume.ts'
import { placeOf } from './role.ts'
import { timeOf, type Act } from './time.ts'

/** Age of the profiles in days, before the first invitation. */
const FIRST_DAYS_AGO = 50

interface Planned {
  readonly candidate: DemoCandidate & MadeCandidate
  readonly profile: DemoProfile
  /** Companies by key. */
  readonly companies: ReadonlyMap<string, DemoCompany & MadeCompany>
}

/** Plans the profile of a demo candidate, based on the resume: saved, made visible, later confirmed. */
export function planProfile(
  transaction: Database,
  { candidate, companies, profile }: Planned,
  now: number,
): readonly Act[] {
  const { accountId } = candidate
  const { active, domains, excludes, visibility } = profile
  const show = (at: number) => setVisibilityOf(transaction, { accountId, visibility, now: at })
  const begin = async (at: number) => {
    const content = contentOf(candidate, profile)
    const { revision } = newProfileRow(accountId, at)
    await saveProfileOf(transaction, { accountId, profile: content, revision, now: at })
    for (const key of excludes) {
      const company = companies.get(key)
      if (!company) throw new Error(`The demo has no company ${key}.`)
      const excluded = {
        account_id: accountId,
        kind: 'company',
        value: company.id,
        name: company.name,
      } as const
      await addExclusion(transaction, excluded, at)
    }
    for (const domain of domains) {
      const excluded = { account_id: accountId, kind: 'domain', value: domain, name: domain } as const
      await addExclusion(transaction, excluded, at)
    }
    await show(at)
  }
  return [
    { at: timeOf({ daysAgo: FIRST_DAYS_AGO }, now), run: begin },
    { at: timeOf({ daysAgo: active }, now), run: show },
  ]
}

function contentOf(
  candidate: DemoCandidate & MadeCandidate,
  { headline, isRemote, languages, levels, notice, places, rightToWork, titles, types }: DemoProfile,
): ProfileContent {
  const evidence = evidenceIn(resumeOf(candidate, 0))
  return v.parse(profileContent, {
    ...emptyProfile,
    headline,
    about: candidate.about,
    skills: candidate.skills.map((name, index) => ({
      name,
      evidence: evidence.slice(index % evidence.length, (index % evidence.length) + 1),
    })),
    languages: languages.map(([language, level]) => ({ language, level })),
    rightToWork,
    notice: notice ?? null,
    resumeId: candidate.resumeId,
    looksFor: {
      ...emptyProfile.looksFor,
      titles,
      places: places.map(([name, radius]) => ({ ...placeOf(name), radius })),
      isRemote,
      types,
      levels,
    },
  })
}
