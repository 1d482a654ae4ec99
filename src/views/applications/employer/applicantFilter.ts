import type * as v from 'valibot'
import type { applicationCalls } from '../../../../contract/applications/calls.ts'
import { stages, type Stage } from '../../../../contract/applications/lifecycle.ts'
import type { ApplicantCounts } from '../../../../contract/postings/counts.ts'
import { openIn } from '../../../words/applications/waiting.ts'

export const applicantTabs = ['open', 'ours', 'theirs', 'ended'] as const

export type ApplicantTab = (typeof applicantTabs)[number]

/** Tabs of a board, which does not show ended applications. */
export const boardTabs = ['open', 'ours', 'theirs'] as const satisfies readonly ApplicantTab[]

export type BoardTab = (typeof boardTabs)[number]

/** Maximum length of a search, in characters. */
export const MAX_WORDS = 100

/** Filter, sort order and layout of a list of applicants. */
export interface ApplicantFilter {
  readonly tab: ApplicantTab
  readonly stage: Stage | undefined
  readonly sort: 'due' | 'newest'
  readonly view: 'table' | 'board'
  /** Search words; empty for none. */
  readonly words: string
}

/** Filter in a query string. Unknown values are ignored. */
export function filterIn(search: string): ApplicantFilter {
  const named = new URLSearchParams(search)
  return {
    view: named.get('view') === 'board' && named.get('tab') !== 'ended' ? 'board' : 'table',
    tab: applicantTabs.find((tab) => tab === named.get('tab')) ?? 'open',
    stage: stages.find((stage) => stage === named.get('stage')),
    sort: named.get('sort') === 'newest' ? 'newest' : 'due',
    words: named.get('words')?.trim().slice(0, MAX_WORDS) ?? '',
  }
}

/** Address of a list of applicants; default values are omitted. */
export function listAt(path: string, { tab, stage, sort, view, words }: ApplicantFilter): string {
  const named = new URLSearchParams()
  if (view === 'board' && tab !== 'ended') named.set('view', 'board')
  if (tab !== 'open') named.set('tab', tab)
  if (stage) named.set('stage', stage)
  if (sort !== 'due') named.set('sort', sort)
  if (words !== '') named.set('words', words)
  return named.size > 0 ? `${path}?${named.toString()}` : path
}

type ListQuery = v.InferInput<typeof applicationCalls.listApplicants.payload>

const askedOfTab: Readonly<Record<ApplicantTab, Pick<ListQuery, 'group' | 'turn'>>> = {
  open: { group: 'open' },
  ours: { group: 'open', turn: 'employer' },
  theirs: { group: 'open', turn: 'candidate' },
  ended: { group: 'ended' },
}

/** Side whose turn the board is filtered by; undefined for all. */
export const turnOfTab = (tab: ApplicantTab): ListQuery['turn'] => askedOfTab[tab].turn

/** Query for the server. */
export const askedBy = ({ tab, stage, sort, words }: ApplicantFilter): ListQuery => ({
  ...askedOfTab[tab],
  sort,
  ...(stage && { stage }),
  ...(words !== '' && { words }),
})

/** Number of applicants in each tab. */
export const countsByTab = (counts: ApplicantCounts): Readonly<Record<ApplicantTab, number>> => ({
  open: openIn(counts),
  ours: counts.waitingForUs,
  theirs: counts.waitingForThem,
  ended: counts.total - openIn(counts),
})
