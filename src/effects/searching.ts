import { postingReads } from '../../contract/postings/reads.ts'
import { paneView } from '../../contract/postings/paneView.ts'
import { criteriaIn, cursorIn, searchOf, without, withCursor } from '../../contract/search/address.ts'
import type { JobInList } from '../../contract/search/job.ts'
import { removableIn, type JobsPage } from '../../contract/search/page.ts'
import { searchReads } from '../../contract/search/reads.ts'
import type { ListPart } from '../../machines/reading/paging.ts'
import type { OpenJob } from '../../machines/search/jobSearchPage.ts'
import { toFailure } from '../network/failure.ts'
import { read } from '../network/request.ts'
import { findPlaces } from '../network/places.ts'
import { loaded, type EffectRequest } from './shared/provided.ts'

interface Search {
  /** Query string of the URL, with or without a cursor. */
  readonly search: string
}

/** Loads search results in the form in which the server embeds them in the page. */
export const searchJobs = ({ input: { search }, signal }: EffectRequest<Search>): Promise<JobsPage> =>
  resultsOf(search, signal)

/** Loads the page of results at a cursor. */
export async function readMoreJobs({
  input: { after, search },
  signal,
}: EffectRequest<Search & { readonly after: string | null }>): Promise<ListPart<JobInList>> {
  const { jobs, next } = await ask(withCursor(search, after), {}, signal)
  return { items: jobs, next }
}

/** Loads a job by its slug, in the form that its page shows. */
export async function readJob({
  input: { slug },
  signal,
}: EffectRequest<{ readonly slug: string }>): Promise<OpenJob> {
  const [{ description, ...job }, { parseMarkdown }] = await Promise.all([
    read(postingReads.job, { slug }, { signal, headers: { [paneView.name]: paneView.value } }),
    loaded(() => import('../../contract/markdown/parse.ts'), signal),
  ])
  return { ...job, description: parseMarkdown(description) }
}

const ask = (search: string, more: Readonly<Record<string, string>>, signal: AbortSignal) => {
  const query = new URLSearchParams([...new URLSearchParams(search), ...Object.entries(more)])
  return read(searchReads.jobs, query, { signal })
}

async function resultsOf(address: string, signal: AbortSignal): Promise<JobsPage> {
  const criteria = criteriaIn(address)
  const search = searchOf(criteria)
  const cursor = cursorIn(address)
  try {
    const found = await ask(withCursor(search, cursor), {}, signal)
    // For an empty result, counts the jobs without each criterion.
    const removals = found.total.count > 0 ? [] : removableIn(criteria)
    const counted = removals.map(async (name) => {
      const { total } = await ask(searchOf(without(criteria, name)), { limit: '1' }, signal)
      return { name, count: total.count }
    })
    const removed = await Promise.all(counted)
    return {
      search,
      isFirst: cursor === null,
      leftOut: [],
      placeProblem: null,
      placesNear: [],
      found,
      without: removed,
    }
  } catch (error) {
    const { fields } = toFailure(error)
    // Unknown filter values are dropped; only the server knows all countries and regions.
    const unknown = (['country', 'region', 'sort'] as const).find((name) => fields?.[name] !== undefined)
    if (unknown) return resultsOf(withCursor(searchOf(without(criteria, unknown)), cursor), signal)
    const placeProblem = fields?.['place']
    if (placeProblem === undefined) throw error
    // An unknown place is dropped from the search, with suggestions of similar names.
    const [results, placesNear] = await Promise.all([
      resultsOf(withCursor(searchOf(without(criteria, 'place')), cursor), signal),
      findPlaces(criteria.place, signal),
    ])
    return { ...results, search, placeProblem, placesNear: [...placesNear] }
  }
}
