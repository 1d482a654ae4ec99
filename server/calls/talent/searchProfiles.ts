import type * as v from 'valibot'
import { contract } from '../../../contract/index.ts'
import type { profilesQuery } from '../../../contract/talent/search.ts'
import { placeToSearch } from '../../search/placeToSearch.ts'
import { findProfiles, type PeoplePage, type PeopleSearch } from '../../talent/findProfiles.ts'
import { createPersonIds } from '../../talent/personIds.ts'
import { WrittenResult, type CallContext } from '../shared/context.ts'
import { defineHandler } from '../shared/defineHandler.ts'
import { accountIdsIn, resultIn } from './writtenPeople.ts'

/** Worker module that produces the same result. */
const task = new URL('searchProfilesTask.ts', import.meta.url)

/**
 * Returns the people whom the company may see and who match, with their number and facet counts. Counts for
 * each person that the company saw them, and the search words.
 *
 * @throws Refused (400) at the field `place` if unknown, and at `after` for an invalid cursor
 */
export const searchProfiles = defineHandler(
  contract.talent.searchProfiles,
  async ({ company, ...context }, query) => {
    const search = searchOf(context, company.id, query)
    const { accountIds, result } = await writtenPeoplePage(context, search)
    context.profileViews.listed(company.id, accountIds, [query.q, ...query.skill].join(' '))
    return result
  },
)

interface Listed {
  readonly result: PeoplePage['found'] | WrittenResult
  readonly accountIds: readonly string[]
}

/** Page of people for a response. If reader threads are available, the thread also serializes it. */
export async function writtenPeoplePage(
  { reader, runReaderTask }: Pick<CallContext, 'reader' | 'runReaderTask'>,
  search: PeopleSearch,
): Promise<Listed> {
  if (!runReaderTask) {
    const { accountIds, found } = await findProfiles(reader, search)
    return { result: found, accountIds }
  }
  const written = await runReaderTask(task, search)
  return { result: new WrittenResult(resultIn(written)), accountIds: accountIdsIn(written) }
}

const searchOf = (
  { keyedHash, now }: Pick<CallContext, 'keyedHash' | 'now'>,
  companyId: string,
  { place, ...query }: v.InferOutput<typeof profilesQuery>,
): PeopleSearch => ({
  ...query,
  ...placeToSearch(place),
  companyId,
  companyKey: createPersonIds(keyedHash).keyOf(companyId),
  now,
})
