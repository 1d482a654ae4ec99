import type { ChoiceName } from '../../contract/search/criteria.ts'
import type { PostingContent } from '../../contract/postings/posting.ts'
import type { Place } from '../../contract/search/job.ts'
import { cellsOf, cellsWithin } from './cells.ts'
import { bandsOf } from './payBands.ts'
import { termsOf } from './terms.ts'
import { yearlyPay } from './yearlyPay.ts'

/** What every posting has that can be found. */
export const OPEN = 'open'
const FROM_ANYWHERE = 'from_anywhere'

/** A choice as a term. */
export const traitOf = (name: ChoiceName, value: string) => `${name}_${value}`.toLowerCase()

/** That a term stands in the title; and that it does there or with what is at the head of a posting. */
export const inTitle = (word: string) => `title_${word}`
export const atHead = (word: string) => `head_${word}`

const from = (country: string) => `from_${country.toLowerCase()}`

/** What a posting is chosen and sorted by, as terms: where it is done, how, at which level, and what it says first. */
export function traitsOf(
  { employmentType, level, pay, places, regions, requirements, title, workplace }: PostingContent,
  companyName: string,
): readonly string[] {
  const values = { workplace, type: employmentType, level }
  const chosen = (['workplace', 'type', 'level'] as const).flatMap((name) => {
    const value = values[name]
    return value === null ? [] : [traitOf(name, value)]
  })
  const remote = workplace !== 'remote' ? [] : regions.length === 0 ? [FROM_ANYWHERE] : regions.map(from)
  const [titled, heading] = [
    termsOf(title),
    [companyName, ...requirements.map(({ text }) => text)].flatMap(termsOf),
  ]
  const said = [...titled.map(inTitle), ...[...titled, ...heading].map(atHead)]
  return [
    ...new Set([OPEN, ...chosen, ...remote, ...places.flatMap(cellsOf), ...bandsOf(yearlyPay(pay)), ...said]),
  ]
}

/** Of these traits has every posting one that can be done within so many kilometres of a place, and some others too. */
export const traitsWithin = (place: Pick<Place, 'country' | 'lat' | 'lon'>, radius: number) => [
  FROM_ANYWHERE,
  from(place.country),
  ...cellsWithin(place, radius),
]
