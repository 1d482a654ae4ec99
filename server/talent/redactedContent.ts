import type { ProfileContent } from '../../contract/talent/profile.ts'
import { countryInWords } from '../../contract/countryInWords.ts'
import { nameRedactionFor } from '../applications/redaction/nameRedaction.ts'
import { addressPlacesIn, phonePlacesIn } from './contactsIn.ts'
import { createEmployerFinder } from './employerRedaction.ts'
import type { ProfileRow } from './profiles.ts'
import type { StoredProfile } from './shownProfile.ts'

/** Person behind a profile, by data of account and resumes. */
export interface ProfileOwner {
  readonly firstName: string
  readonly lastName: string
  /** URL of the photo; empty without one. */
  readonly photo: string
  /** All names, including that of the account. */
  readonly names: readonly string[]
  /** Email addresses and links. */
  readonly addresses: readonly string[]
  readonly usernames: readonly string[]
  /** Employers of the latest positions. */
  readonly employers: readonly string[]
}

/** Replacement for redacted text, short enough to never lengthen a line. */
const GAP = '…'

/** True if a text consists of gaps and punctuation. */
const isEmpty = (text: string) => /^[\s\p{P}]*$/u.test(text)

/**
 * Profile as companies see it. In an anonymous profile, everything that identifies its owner is removed from
 * all texts: names, addresses, phone numbers, usernames, and the latest employer.
 */
export function redactedContentOf(
  profile: ProfileContent,
  owner: ProfileOwner,
  { active_day: activeDay, visibility }: Pick<ProfileRow, 'active_day' | 'visibility'>,
): StoredProfile {
  const isNamed = visibility === 'named'
  const shown = isNamed ? profile : withoutOwner(profile, owner)
  const { looksFor, photo: _, resumeId: __, ...content } = shown
  const { payFloor: ___, ...sought } = looksFor
  return {
    ...content,
    looksFor: sought,
    ...(isNamed && { name: { firstName: owner.firstName, lastName: owner.lastName } }),
    ...(isNamed && owner.photo !== '' && { photo: owner.photo }),
    ...factsOf(shown, activeDay),
  }
}

/** Facts next to the name: preferred place, years of experience, and day of the last activity. */
export function factsOf(
  { experience, looksFor }: ProfileContent,
  activeDay: string,
): Pick<StoredProfile, 'place' | 'years' | 'updatedAt'> {
  const [place] = looksFor.places
  return {
    place: place ? [place.name, countryInWords(place.country, 'en')].filter(Boolean).join(', ') : null,
    years: yearsOf(experience, activeDay),
    updatedAt: activeDay,
  }
}

function withoutOwner(profile: ProfileContent, owner: ProfileOwner): ProfileContent {
  const redact = ownerRedactionFor(owner)
  const { looksFor } = profile
  const told = (texts: readonly string[]) => texts.map(redact).filter((text) => !isEmpty(text))
  return {
    ...profile,
    headline: redact(profile.headline),
    about: redact(profile.about),
    skills: profile.skills
      .map(({ evidence, name }) => ({ name: redact(name), evidence: told(evidence) }))
      .filter(({ name }) => !isEmpty(name)),
    experience: profile.experience.map(({ location, name, position, summary, ...dates }) => {
      const employer = redact(name)
      return {
        ...dates,
        name: isEmpty(employer) ? '' : employer,
        position: redact(position),
        location: redact(location),
        summary: redact(summary),
      }
    }),
    education: profile.education.map(({ area, institution, studyType, ...dates }) => ({
      ...dates,
      institution: redact(institution),
      area: redact(area),
      studyType: redact(studyType),
    })),
    languages: profile.languages
      .map(({ language, level }) => ({ language: redact(language), level }))
      .filter(({ language }) => !isEmpty(language)),
    links: [],
    looksFor: {
      ...looksFor,
      titles: told(looksFor.titles),
      places: looksFor.places.map((place) => ({
        ...place,
        name: redact(place.name),
        region: redact(place.region),
      })),
    },
  }
}

/** Creates the function that redacts a text. */
export function ownerRedactionFor({
  addresses,
  employers,
  names,
  usernames,
}: Pick<ProfileOwner, 'addresses' | 'employers' | 'names' | 'usernames'>): (text: string) => string {
  const withoutName = nameRedactionFor({ names, addresses, usernames, phone: '' }, 0, GAP)
  const employerPlacesIn = createEmployerFinder(employers)
  return (text) => {
    const places = [...addressPlacesIn(text), ...phonePlacesIn(text), ...employerPlacesIn(text)]
    return withoutName(withGaps(text, places))
  }
}

function withGaps(text: string, places: readonly (readonly [start: number, end: number])[]): string {
  let shown = ''
  let after = 0
  for (const [start, end] of places.toSorted(([one], [other]) => one - other)) {
    if (start >= after) shown += text.slice(after, start) + GAP
    after = Math.max(after, end)
  }
  return shown + text.slice(after)
}

const monthOf = (date: string) => Number(date.slice(0, 4)) * 12 + Math.max(1, Number(date.slice(5, 7) || '1'))

/**
 * Total years of experience, counting overlaps once; null without dates.
 *
 * @param today such as `2030-01-31`
 */
function yearsOf(experience: ProfileContent['experience'], today: string): number | null {
  const times = experience
    .filter(({ startDate }) => startDate !== '')
    .map(({ endDate, startDate }) => [monthOf(startDate), monthOf(endDate || today)] as const)
    .toSorted(([one], [other]) => one - other)
  if (times.length === 0) return null
  let [months, after] = [0, 0]
  for (const [start, end] of times) {
    months += Math.max(0, end - Math.max(start, after))
    after = Math.max(after, end)
  }
  return Math.floor(months / 12)
}
