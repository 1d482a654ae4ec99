import { postingReads } from '../../contract/postings/reads.ts'
import { criteriaIn, searchOf, without } from '../../contract/search/address.ts'
import { removableIn, type JobsPage } from '../../contract/search/page.ts'
import { searchReads } from '../../contract/search/reads.ts'
import { toFailure } from '../network/failure.ts'
import { read } from '../network/request.ts'
import { findPlaces } from '../network/places.ts'
import { loaded, provided, type Asked } from './shared/provided.ts'

interface Search {
  /** The query of an address. */
  readonly search: string
}

/** What the page of a search shows, as the server would give it with the page. */
export const searchJobs = provided(({ input: { search }, signal }: Asked<Search>) => pageOf(search, signal))

/** What a search goes on with. */
export const readMoreJobs = provided(
  async ({ input, signal }: Asked<Search & { readonly after?: string }>) => {
    const { jobs, next } = await ask(input.search, { after: input.after ?? '' }, signal)
    return { items: jobs, next }
  },
)

/** A job, as its page shows it; by its slug. */
export const readJob = provided(async ({ input: { slug }, signal }: Asked<{ readonly slug: string }>) => {
  const [{ description, ...job }, { parseMarkdown }] = await Promise.all([
    read(postingReads.job, { slug }, { signal }),
    loaded(() => import('../../contract/markdown/parse.ts'), signal),
  ])
  return { ...job, description: parseMarkdown(description) }
})

const ask = (search: string, more: Readonly<Record<string, string>>, signal: AbortSignal) => {
  const query = new URLSearchParams([...new URLSearchParams(search), ...Object.entries(more)])
  return read(searchReads.jobs, query, { signal })
}

async function pageOf(search: string, signal: AbortSignal): Promise<JobsPage> {
  const criteria = criteriaIn(search)
  try {
    const found = await ask(search, {}, signal)
    // Where nothing is found: what each criterion costs.
    const removals = found.total.count > 0 ? [] : removableIn(criteria)
    const counted = removals.map(async (name) => {
      const { total } = await ask(searchOf(without(criteria, name)), { limit: '1' }, signal)
      return { name, count: total.count }
    })
    const removed = await Promise.all(counted)
    return { search, isFirst: true, leftOut: [], placeProblem: null, placesNear: [], found, without: removed }
  } catch (error) {
    const { fields } = toFailure(error)
    const placeProblem = fields?.['place']
    if (placeProblem === undefined) throw error
    // The rest is searched for without the place that nobody knows.
    const [page, placesNear] = await Promise.all([
      pageOf(searchOf(without(criteria, 'place')), signal),
      findPlaces(criteria.place, signal),
    ])
    return { ...page, search, placeProblem, placesNear: [...placesNear] }
  }
}
