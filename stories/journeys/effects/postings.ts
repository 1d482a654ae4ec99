import { fromPromise, transition } from 'xstate'
import { stages } from '../../../contract/stages.ts'
import { postingCalls, postingGroups, type OwnPosting } from '../../../contract/postings/calls.ts'
import { dayOf } from '../../../contract/postings/lifecycle.ts'
import { nobodyYet } from '../../../contract/postings/counts.ts'
import { missingIn } from '../../../contract/postings/missing.ts'
import { emptyPosting } from '../../../contract/postings/posting.ts'
import type { CompanyStatistics, PostingStatistics } from '../../../contract/postings/statistics.ts'
import type { TimelineEntry } from '../../../contract/postings/timeline.ts'
import { possibleTo, postingLifecycle } from '../../../machines/lifecycles/posting.ts'
import type { PostingFigures } from '../../../machines/postings/postingReadings.ts'
import type * as Real from '../../../src/effects/postings.ts'
import { contentOf } from '../../../src/effects/shared/postingContent.ts'
import { itemOf } from '../../support/postings.ts'
import { answer, check } from '../../support/formEffect.ts'
import { accountOf, findPosting as find, keepPosting, knownPostings } from '../memory.ts'

type Effects = typeof Real

export const listPostings: Effects['listPostings'] = fromPromise(({ input }) =>
  answer(() => ({
    items: knownPostings()
      .filter(({ state }) => postingGroups[input.group ?? 'all'].includes(state))
      .map(itemOf),
    next: null,
  })),
)

export const readPosting: Effects['readPosting'] = fromPromise(({ input }) => answer(() => find(input.id)))

const noStatistics: PostingStatistics = {
  replies: { cases: 0, onTime: 0, medianDays: null, byDay: [] },
  pipeline: {
    applied: 0,
    reached: stages.slice(1).map((stage) => ({ stage, count: 0 })),
    hired: 0,
  },
}

export const readPostingStatistics: Effects['readPostingStatistics'] = fromPromise(() =>
  answer((): PostingFigures => ({ ...noStatistics, views: { since: null, total: 0, days: [] } })),
)

export const readCompanyStatistics: Effects['readCompanyStatistics'] = fromPromise(() =>
  answer((): CompanyStatistics => ({
    ...noStatistics,
    promise: null,
    posts: { open: knownPostings().filter(({ state }) => state === 'published').length, unconfirmed: 0 },
    isCompanyVerified: false,
  })),
)

export const createPosting: Effects['createPosting'] = fromPromise(({ input: { title = '', copyOf } }) =>
  answer(() =>
    keepPosting(
      asItCanBe({
        id: `${knownPostings().length + 1}`,
        slug: null,
        revision: 1,
        state: 'draft',
        outcome: null,
        changesAsked: null,
        changes: 'none',
        changedFields: [],
        reviewReasons: [],
        findings: [],
        createdAt: now(),
        savedAt: now(),
        publishedAt: null,
        confirmedAt: null,
        renewals: 0,
        counts: nobodyYet,
        nextDueAt: null,
        can: [],
        posting: copyOf === undefined ? emptyPosting(title) : find(copyOf).posting,
        missing: [],
        pausesAt: null,
        timeline: [],
      }),
    ),
  ),
)

export const saveDraft: Effects['saveDraft'] = fromPromise(({ input: { content, id } }) =>
  answer(() => {
    const before = find(id)
    return keepPosting(asItCanBe({ ...before, revision: before.revision + 1, posting: content }))
  }),
)

export const readDraft: Effects['readDraft'] = fromPromise(({ input }) =>
  answer(() => contentOf(find(input.id))),
)

export const publishDraft: Effects['publishDraft'] = fromPromise(({ input }) =>
  answer(() => contentOf(applyEvent({ ...input, event: { type: 'publish' } }))),
)

export const postingEvent: Effects['postingEvent'] = fromPromise(({ input }) =>
  answer(() => applyEvent(input)),
)

function applyEvent(input: object): OwnPosting {
  const { id, event } = check(postingCalls.postingEvent.payload, input)
  const before = find(id)
  const [{ value, context }] = transition(postingLifecycle, lifecycleOf(before), event)
  return keepPosting(
    asItCanBe({
      ...before,
      revision: before.revision + 1,
      state: value,
      outcome: context.outcome ?? null,
      renewals: context.renewals,
      timeline: [...before.timeline, timelineEntry(before, event.type, value)],
      ...(value === 'published' && {
        slug: before.slug ?? 'a-job',
        publishedAt: before.publishedAt ?? now(),
      }),
    }),
  )
}

const timelineEntry = (
  { state, timeline }: OwnPosting,
  type: string,
  to: OwnPosting['state'],
): TimelineEntry => ({
  seq: timeline.length + 1,
  type,
  actor: 'employer',
  name: null,
  at: now(),
  from: state,
  to,
})

const now = () => new Date().toISOString()

/** Snapshot of the lifecycle for a posting. */
const lifecycleOf = ({ changes, missing, outcome, renewals, state }: OwnPosting) =>
  postingLifecycle.resolveState({
    value: state,
    context: {
      isComplete: missing.length === 0,
      mayPublish: accountOf('employer').user.isVerified,
      isReviewed: false,
      openApplications: 0,
      renewals,
      outcome: outcome ?? undefined,
      changes,
    },
  })

/** Adds the fields that are missing for publishing and the possible actions. */
function asItCanBe(posting: OwnPosting): OwnPosting {
  const missing =
    posting.state === 'draft' ? [...missingIn(posting.posting, dayOf(Date.now()))] : posting.missing
  const known = { ...posting, missing }
  return { ...known, can: possibleTo(lifecycleOf(known)) }
}
