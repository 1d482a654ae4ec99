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

/** The region of an id. */
export const regionOf = (id: string): Territory => ({
  country: countryOfRegion(id),
  code: id.slice(countryOfRegion(id).length + 1),
})

/** The id of a region in an address: `GB.ENG`. */
export const idOfRegion = ({ code, country }: Territory) => `${country}.${code}`

/**
 * Reads the country and the region of a search. A region implies its country.
 *
 * @throws Refused (400) at the field `country` or `region` for one that does not exist
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

/** The criteria without a country or region that does not exist. */
export function withKnownTerritories(criteria: Criteria): Criteria {
  const { country, region } = criteria
  if (country !== undefined && !isTerritory({ country, code: '' })) {
    return { ...criteria, country: undefined, region: undefined }
  }
  return region === undefined || isTerritory(regionOf(region)) ? criteria : { ...criteria, region: undefined }
}
