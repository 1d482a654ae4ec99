import type { ProfileContent } from '../../contract/talent/profile.ts'
import { countryInWords } from '../../contract/countryInWords.ts'
import { nameRedactionFor } from '../applications/redaction/nameRedaction.ts'
import { addressPlacesIn, phonePlacesIn } from './contactsIn.ts'
import { createEmployerFinder } from './employerRedaction.ts'
import type { ProfileRow } from './profiles.ts'
import type { StoredProfile } from './shownProfile.ts'

/** Person behind a profile, as their account and resumes name them. */
export interface ProfileOwner {
  readonly firstName: string
  readonly lastName: string
  /** Address of the photo; empty where there is none. */
  readonly photo: string
  /** All names, those of the account included. */
  readonly names: readonly string[]
  /** Mail addresses and links. */
  readonly addresses: readonly string[]
  readonly usernames: readonly string[]
  /** Employers of their last positions. */
  readonly employers: readonly string[]
}

/** Replacement for redacted text, short enough never to lengthen a line. */
const GAP = '…'

/** A text of gaps alone says nothing. */
const isEmpty = (text: string) => /^[\s\p{P}]*$/u.test(text)

/**
 * A profile as every company that may see it does. Of an anonymous one nothing is left that names its owner: names,
 * addresses, numbers, user names, and the employer of the last position, in any text.
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

/** Facts beside the name: where the person wants to work, years of experience, and the day of the last activity. */
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

/** Redacts one text. */
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
 * Whole years that positions have lasted together, overlaps once; null where no dates tell.
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
