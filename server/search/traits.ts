import type { ChoiceName } from '../../contract/search/criteria.ts'
import type { PostingContent } from '../../contract/postings/posting.ts'
import type { Place } from '../../contract/search/job.ts'
import { cellsOf, cellsWithin } from './cells.ts'

/** What every posting has that can be found. */
export const OPEN = 'open'
const FROM_ANYWHERE = 'from_anywhere'

/** A choice as a term. */
export const traitOf = (name: ChoiceName, value: string) => `${name}_${value}`.toLowerCase()

const from = (country: string) => `from_${country.toLowerCase()}`

type Chosen = Pick<PostingContent, 'employmentType' | 'level' | 'places' | 'regions' | 'workplace'>

/** What a posting is chosen by, as terms: where it is done, how, and at which level. */
export function traitsOf({ employmentType, level, places, regions, workplace }: Chosen): readonly string[] {
  const values = { workplace, type: employmentType, level }
  const chosen = (['workplace', 'type', 'level'] as const).flatMap((name) => {
    const value = values[name]
    return value === null ? [] : [traitOf(name, value)]
  })
  const remote = workplace !== 'remote' ? [] : regions.length === 0 ? [FROM_ANYWHERE] : regions.map(from)
  return [...new Set([OPEN, ...chosen, ...remote, ...places.flatMap(cellsOf)])]
}

/** Of these traits has every posting one that can be done within so many kilometres of a place, and some others too. */
export const traitsWithin = (place: Pick<Place, 'country' | 'lat' | 'lon'>, radius: number) => [
  FROM_ANYWHERE,
  from(place.country),
  ...cellsWithin(place, radius),
]
