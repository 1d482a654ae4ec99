import { withAlertOf } from '../../../contract/alerts/paths.ts'
import {
  criteriaIn,
  cursorIn,
  leftOutIn,
  openJobIn,
  searchOf,
  without,
  withOpenJob,
} from '../../../contract/search/address.ts'
import type { Criteria } from '../../../contract/search/criteria.ts'
import { removableIn, type JobsPageData, type JobsPage } from '../../../contract/search/page.ts'
import type { ReadContext } from '../shared/context.ts'
import { Refused } from '../../refused.ts'
import { meansCity } from '../../search/placeToSearch.ts'
import { withKnownTerritories } from '../../search/territories.ts'
import { placesNear } from '../../search/places.ts'
import { jobs } from './jobs.ts'

const AT_ONCE = 20

/**
 * Returns the content of a search page, and the canonical query of its URL. Invalid criteria are ignored;
 * those that a person may have typed are reported on the page.
 */
export async function jobsPage(
  context: ReadContext,
  search: string,
): Promise<{ readonly search: string; readonly content: JobsPageData }> {
  const criteria = knownCriteria(criteriaIn(search))
  const { isFirst, ...found } = await foundWith(context, criteria, cursorIn(search) ?? undefined)
  const own = searchOf(criteria)
  const open = openJobIn(search)
  const leftOut = leftOutIn(search)
  const more = new URLSearchParams([
    // Invalid criteria stay in the URL, because the page reports them.
    ...leftOut.map(({ name, typed }) => [name, typed]),
    ...(isFirst ? [] : [['after', cursorIn(search) ?? '']]),
  ]).toString()
  const address = more === '' ? own : `${own}${own === '' ? '?' : '&'}${more}`
  const shown = withOpenJob(address, open)
  return {
    search: withAlertOf(search, shown),
    content: {
      search: own,
      open,
      isFirst,
      leftOut,
      ...found,
      without: await removals(context, criteria, found),
    },
  }
}

/** Criteria without those that the place data shows to be invalid: country, region, order by distance. */
function knownCriteria(criteria: Criteria): Criteria {
  const known = withKnownTerritories(criteria)
  return known.sort === 'near' && !meansCity(known.place) ? without(known, 'sort') : known
}

type Found = Pick<JobsPage, 'found' | 'placeProblem' | 'placesNear' | 'isFirst'>

async function foundWith(
  context: ReadContext,
  criteria: Criteria,
  after: string | undefined,
): Promise<Found> {
  try {
    const found = await jobs(context, { ...criteria, after, limit: AT_ONCE })
    return { found, placeProblem: null, placesNear: [], isFirst: after === undefined }
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    const { after: wrongCursor, place: wrongPlace } = error.fields ?? {}
    if (wrongCursor !== undefined) return foundWith(context, criteria, undefined)
    if (wrongPlace === undefined) throw error
    return {
      ...(await foundWith(context, without(criteria, 'place'), after)),
      placeProblem: wrongPlace,
      placesNear: [...placesNear(criteria.place)],
    }
  }
}

/** For a search without results, the number of jobs after removal of each criterion. */
async function removals(
  context: ReadContext,
  criteria: Criteria,
  { found, placeProblem }: Pick<Found, 'found' | 'placeProblem'>,
): Promise<JobsPage['without']> {
  if (found.total.count > 0) return []
  const known = placeProblem === null ? criteria : without(criteria, 'place')
  const counted = []
  for (const name of removableIn(known)) {
    const { total } = await jobs(context, { ...without(known, name), limit: 1 })
    counted.push({ name, count: total.count })
  }
  return counted
}
