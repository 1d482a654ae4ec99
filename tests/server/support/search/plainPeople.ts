import type * as v from 'valibot'
import { meansRemote } from '../../../../contract/search/remote.ts'
import type { ShownProfile } from '../../../../contract/talent/profile.ts'
import type { profilesQuery } from '../../../../contract/talent/search.ts'
import { regionCodeOf, findPlace } from '../../../../server/search/places.ts'
import { parseQuery, type Part } from '../../../../server/search/query.ts'
import { far, stands } from './plainSearch.ts'
import { allTermsOf, readTerms } from './readTerms.ts'

const DAY_MS = 86_400_000

/** A profile as companies see it, and its number in the order. */
export interface PlainPerson {
  readonly shown: Omit<ShownProfile, 'id'>
  readonly number: number
}

export type PeopleCriteria = Omit<v.InferInput<typeof profilesQuery>, 'after' | 'limit'>

const titlesOf = ({ headline, looksFor }: PlainPerson['shown']) => [headline, ...looksFor.titles]
const skillsOf = ({ skills }: PlainPerson['shown']) => skills.map(({ name }) => name)

const othersOf = (shown: PlainPerson['shown']) => [
  ...shown.skills.flatMap(({ evidence, name }) => [name, ...evidence]),
  shown.about,
  ...shown.experience.flatMap(({ location, name, position, summary }) => [position, name, location, summary]),
  ...shown.education.flatMap(({ area, institution, studyType }) => [studyType, area, institution]),
  ...shown.languages.map(({ language }) => language),
  ...(shown.name ? [`${shown.name.firstName} ${shown.name.lastName}`] : []),
]

function fitsText({ shown }: PlainPerson, q: string): boolean {
  const { hasNoWords, unwanted, wanted } = parseQuery(q)
  const isThere = ({ ways }: Part) =>
    ways.some(
      (way) =>
        titlesOf(shown).some((text) => stands(way, text, true)) ||
        othersOf(shown).some((text) => stands(way, text, titlesOf(shown).includes(text))),
    )
  return !hasNoWords && wanted.every(isThere) && !unwanted.some(isThere)
}

/** True if one of the names contains the wanted words next to each other. */
const isNamed = (names: readonly string[], wanted: string) => {
  const phrase = readTerms(wanted).terms
  if (phrase.length === 0) return wanted.trim() === ''
  return names.some((name) => ` ${readTerms(name).terms.join(' ')} `.includes(` ${phrase.join(' ')} `))
}

/** Workplaces with which a person matches the place of a search. */
function workplacesAt(
  { shown }: PlainPerson,
  { place = '', radius = 25 }: PeopleCriteria,
): readonly string[] {
  const { isRemote, places } = shown.looksFor
  const found = place === '' || meansRemote(place) ? undefined : findPlace(place)
  const at = found?.place
  const isOnSite = places.some((own) => {
    if (!at) return true
    if (at.kind === 'country') return own.country === at.country
    if (at.kind === 'region') return own.country === at.country && regionCodeOf(own) === found.code
    return far(own, at) <= radius + own.radius
  })
  return [...(isOnSite ? ['onSite'] : []), ...(isRemote ? ['remote'] : [])]
}

function fitsPlace(person: PlainPerson, criteria: PeopleCriteria): boolean {
  const { place = '', workplace = [] } = criteria
  const own = workplacesAt(person, criteria)
  const isThere = place === '' || (meansRemote(place) ? own.includes('remote') : own.length > 0)
  return isThere && (workplace.length === 0 || workplace.some((each) => own.includes(each)))
}

const isIn = (chosen: readonly string[] | undefined, values: readonly string[]) =>
  !chosen || chosen.length === 0 || chosen.some((each) => values.includes(each))

/**
 * Relevance of a person: 2 if all words are in the headline or titles, 1 with the skills included, else 0.
 */
function fit({ shown }: PlainPerson, q: string): number {
  const title = allTermsOf(titlesOf(shown), true)
  const skills = allTermsOf(skillsOf(shown))
  const all = (is: (term: string) => boolean) =>
    parseQuery(q).wanted.every(({ ways }) => ways.some((way) => way.every(is)))
  if (all((term) => title.has(term))) return 2
  return all((term) => title.has(term) || skills.has(term)) ? 1 : 0
}

const dayBefore = (days: number, now: number) => new Date(now - days * DAY_MS).toISOString().slice(0, 10)

/** Matching people in order, computed by a linear scan. */
export function plainPeople<Person extends PlainPerson>(
  all: readonly Person[],
  criteria: PeopleCriteria,
  now: number,
): Person[] {
  const { language = [], level, notice, q = '', skill = [], sort, type, updated } = criteria
  const relevance = (person: PlainPerson) => (q === '' || sort === 'newest' ? 0 : fit(person, q))
  return all
    .filter((person) => {
      const { shown } = person
      return (
        fitsPlace(person, criteria) &&
        isIn(type, shown.looksFor.types) &&
        isIn(level, shown.looksFor.levels) &&
        skill.every((name) => isNamed(skillsOf(shown), name)) &&
        language.every((name) =>
          isNamed(
            shown.languages.map((each) => each.language),
            name,
          ),
        ) &&
        (notice === undefined || (shown.notice !== null && shown.notice <= notice)) &&
        (updated === undefined || shown.updatedAt >= dayBefore(updated, now)) &&
        (q === '' || fitsText(person, q))
      )
    })
    .map((person) => ({ person, relevance: relevance(person) }))
    .toSorted((one, other) => other.relevance - one.relevance || other.person.number - one.person.number)
    .map(({ person }) => person)
}
