import type * as v from 'valibot'
import type { applicationCalls } from '../../../../contract/applications/calls.ts'
import { stages, type Stage } from '../../../../contract/applications/lifecycle.ts'
import type { ApplicantCounts } from '../../../../contract/postings/counts.ts'
import { openIn } from '../../../words/applications/waiting.ts'

export const applicantTabs = ['open', 'ours', 'theirs', 'ended'] as const

export type ApplicantTab = (typeof applicantTabs)[number]

/** The tabs of a board: who has ended stands in the table alone. */
export const boardTabs = ['open', 'ours', 'theirs'] as const satisfies readonly ApplicantTab[]

export type BoardTab = (typeof boardTabs)[number]

/** What a list of people is narrowed to, and how it stands. */
export interface ApplicantFilter {
  readonly tab: ApplicantTab
  readonly stage: Stage | undefined
  readonly sort: 'due' | 'newest'
  readonly view: 'table' | 'board'
}

/** The filter that an address names. What it does not know is left out, and the rest works. */
export function filterIn(search: string): ApplicantFilter {
  const named = new URLSearchParams(search)
  return {
    view: named.get('view') === 'board' && named.get('tab') !== 'ended' ? 'board' : 'table',
    tab: applicantTabs.find((tab) => tab === named.get('tab')) ?? 'open',
    stage: stages.find((stage) => stage === named.get('stage')),
    sort: named.get('sort') === 'newest' ? 'newest' : 'due',
  }
}

/** The address of a list of people. What everybody begins with is not in it. */
export function listAt(path: string, { tab, stage, sort, view }: ApplicantFilter): string {
  const named = new URLSearchParams()
  if (view === 'board' && tab !== 'ended') named.set('view', 'board')
  if (tab !== 'open') named.set('tab', tab)
  if (stage) named.set('stage', stage)
  if (sort !== 'due') named.set('sort', sort)
  return named.size > 0 ? `${path}?${named.toString()}` : path
}

type Asked = v.InferInput<typeof applicationCalls.listApplicants.payload>

const askedOfTab: Readonly<Record<ApplicantTab, Pick<Asked, 'group' | 'turn'>>> = {
  open: { group: 'open' },
  ours: { group: 'open', turn: 'employer' },
  theirs: { group: 'open', turn: 'candidate' },
  ended: { group: 'ended' },
}

/** Whose answer a board waits for; of everybody's, where it shows all. */
export const turnOfTab = (tab: ApplicantTab): Asked['turn'] => askedOfTab[tab].turn

/** What the server is asked for. */
export const askedBy = ({ tab, stage, sort }: ApplicantFilter): Asked => ({
  ...askedOfTab[tab],
  sort,
  ...(stage && { stage }),
})

/** How many people stand under each tab. */
export const countsByTab = (counts: ApplicantCounts): Readonly<Record<ApplicantTab, number>> => ({
  open: openIn(counts),
  ours: counts.waitingForUs,
  theirs: counts.waitingForThem,
  ended: counts.total - openIn(counts),
})
