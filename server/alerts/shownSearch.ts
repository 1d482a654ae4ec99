import type { SavedSearch } from '../../contract/alerts/savedSearch.ts'
import { nextAlertAt } from './alertTimes.ts'
import { sendsMails } from './applyEvent.ts'
import { possibleSearchEvents, type SavedSearchRow } from './savedSearches.ts'
import { searchProblemOf } from './searchProblem.ts'

/** Saved search as its owner reads it. */
export function shownSearch(search: SavedSearchRow, now: number): SavedSearch {
  const { created_at: createdAt, criteria, every, id, last_at: lastAt, name, revision, state } = search
  const { time_zone: timeZone } = search
  const problem = searchProblemOf(criteria)
  return {
    id,
    criteria,
    name,
    every,
    timeZone,
    state,
    createdAt: isoOf(createdAt),
    nextAt:
      sendsMails(search) && problem === undefined
        ? isoOf(nextAlertAt({ every, timeZone, lastAt }, now))
        : null,
    lastAt: lastAt === null ? null : isoOf(lastAt),
    revision,
    can: possibleSearchEvents(search, { hasAccount: true }),
    ...(problem !== undefined && { problem }),
  }
}

const isoOf = (time: number) => new Date(time).toISOString()
