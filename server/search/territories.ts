import { countryOfRegion, type Criteria } from '../../contract/search/criteria.ts'
import { Refused } from '../refused.ts'
import { searchRefusals } from '../words/search.ts'
import type { Territory } from './gazetteer.ts'
import { isTerritory } from './places.ts'

/** Country and region of a search. */
export interface TerritoriesToSearch {
  readonly country: Territory | undefined
  readonly region: Territory | undefined
}

/** Region of an id such as `GB.ENG`. */
export const regionOf = (id: string): Territory => ({
  country: countryOfRegion(id),
  code: id.slice(countryOfRegion(id).length + 1),
})

/** Id of a region in a URL: `GB.ENG`. */
export const idOfRegion = ({ code, country }: Territory) => `${country}.${code}`

/**
 * Resolves country and region of a search. A region implies its country.
 *
 * @throws Refused (400) at the field `country` or `region` if it does not exist
 */
export function territoriesToSearch({
  country: letters,
  region: id,
}: Pick<Criteria, 'country' | 'region'>): TerritoriesToSearch {
  const region = id === undefined ? undefined : regionOf(id)
  const letter = letters ?? region?.country
  const country = letter === undefined ? undefined : { country: letter, code: '' }
  if (country && !isTerritory(country)) throw refused('country', searchRefusals.unknownCountry)
  if (region && !isTerritory(region)) throw refused('region', searchRefusals.unknownRegion)
  return { country, region }
}

const refused = (field: string, message: string) =>
  new Refused(message, { status: 400, fields: { [field]: message } })

/** Criteria without a country or region that does not exist. */
export function withKnownTerritories(criteria: Criteria): Criteria {
  const { country, region } = criteria
  if (country !== undefined && !isTerritory({ country, code: '' })) {
    return { ...criteria, country: undefined, region: undefined }
  }
  return region === undefined || isTerritory(regionOf(region)) ? criteria : { ...criteria, region: undefined }
}
