import { criteriaIn } from '../../../contract/search/address.ts'
import type { Criteria } from '../../../contract/search/criteria.ts'
import { meansRemote } from '../../../contract/search/remote.ts'
import { filtersIn } from '../search.ts'

interface Named {
  readonly criteria: string
  readonly name: string
}

const placeInWords = ({ place }: Criteria) => (meansRemote(place) ? 'Remote' : place)

/** Title of a saved search: its name, or else its words and place, such as "“carpenter”, Leeds". */
export function searchTitle({ criteria: search, name }: Named): string {
  if (name !== '') return name
  const criteria = criteriaIn(search)
  const parts = [criteria.q === '' ? '' : `“${criteria.q}”`, placeInWords(criteria)].filter(Boolean)
  return parts.length > 0 ? parts.join(', ') : 'All jobs'
}

const standard = criteriaIn('')

/** Criteria of a saved search that its title does not mention, as text. */
export function searchFacts({ criteria: search, name }: Named): readonly string[] {
  const criteria = criteriaIn(search)
  const typed = name === '' ? [] : [criteria.q === '' ? '' : `“${criteria.q}”`, placeInWords(criteria)]
  const radius =
    criteria.place !== '' && criteria.radius !== standard.radius ? `Within ${criteria.radius} km` : ''
  return [...typed, radius, ...filtersIn(criteria).map(({ words }) => words)].filter(Boolean)
}
