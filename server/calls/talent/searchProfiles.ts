import type * as v from 'valibot'
import { contract } from '../../../contract/index.ts'
import type { profilesQuery } from '../../../contract/talent/search.ts'
import { placeToSearch } from '../../search/placeToSearch.ts'
import { findProfiles, type PeoplePage, type PeopleSearch } from '../../talent/findProfiles.ts'
import { createPersonIds } from '../../talent/personIds.ts'
import { WrittenResult, type CallContext } from '../shared/context.ts'
import { defineHandler } from '../shared/defineHandler.ts'
import { accountIdsIn, resultIn } from './writtenPeople.ts'

/** The module that makes the same result in a thread. */
const task = new URL('searchProfilesTask.ts', import.meta.url)

/**
 * Finds people whom the company may see, how many there are, and what could be chosen besides; counts for each of them that the company
 * saw them, and what it searched for. Refused (400) at the field
 * `place` when nobody knows it, and at `after` when it is none of ours.
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

/** A page of people for a response: written in the thread that has read it, where there is one. */
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
