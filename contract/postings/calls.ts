import * as v from 'valibot'
import { defineCall, id, nothing, revision } from '../call.ts'
import { listPayload } from '../list.ts'
import { applicantCounts } from './counts.ts'
import { employerPostingEvents } from './events.ts'
import { changesStatuses, outcomes } from './lifecycle.ts'
import { postingContent, postingLengths } from './posting.ts'
import { finding, reviewReasons } from './review.ts'
import { companyStatistics, postingStatistics, stageCount } from './statistics.ts'
import { timelineEntry } from './timeline.ts'
import { strictObject } from '../schemas/shapes.ts'

const ofEmployers = { access: 'session', roles: ['employer'] } as const
const aboutOne = { ...ofEmployers, object: 'posting' } as const
const maxBytes = 256 * 1024

/** The states of a posting, as its lifecycle (machines/lifecycles/posting.ts) names them. */
export const postingStates = [
  'draft',
  'held',
  'published',
  'unconfirmed',
  'paused',
  'expired',
  'closing',
  'closed',
  'discarded',
] as const

export const postingGroupNames = ['open', 'draft', 'closed', 'all'] as const

export type PostingGroup = (typeof postingGroupNames)[number]

type State = (typeof postingStates)[number]

/** Filters of the list of postings. Discarded drafts are never listed. */
export const postingGroups: Readonly<Record<PostingGroup, readonly State[]>> = {
  open: ['held', 'published', 'unconfirmed', 'paused', 'expired', 'closing'],
  draft: ['draft'],
  closed: ['closed'],
  all: postingStates.filter((state) => state !== 'discarded'),
}

const time = v.nullable(v.string())

const summary = {
  id: v.string(),
  /** Its name in its address, from the first publishing on. */
  slug: v.nullable(v.string()),
  revision: v.number(),
  state: v.picklist(postingStates),
  outcome: v.nullable(v.picklist(outcomes)),
  createdAt: v.string(),
  publishedAt: time,
  confirmedAt: time,
  renewals: v.number(),
  /** Changes that an operator asks for before publishing; null for none. */
  changesAsked: v.nullable(v.string()),
  /** Changes of what is published that an operator has to approve: everybody reads the approved text until then. */
  changes: v.picklist(changesStatuses),
  /** Counts of the applicants. */
  counts: applicantCounts,
  /** Until when the first of those who wait for an answer is to have it; null where nobody waits. */
  nextDueAt: time,
  /** The types of the events that this person may send now. */
  can: v.array(v.string()),
}

const missing = v.array(v.keyof(postingContent))

/** A posting in the list of its company. */
const postingItem = v.object({
  ...summary,
  title: v.string(),
  validThrough: v.nullable(v.string()),
  openings: v.number(),
  /** Workplace and places, as far as known. */
  workplace: postingContent.entries.workplace,
  places: postingContent.entries.places,
  regions: postingContent.entries.regions,
  /** Applicants in progress; empty stages are left out. */
  stages: v.array(stageCount),
})

/** A posting of the own company, as a whole. */
export const ownPosting = v.object({
  ...summary,
  /** As the employer has written it: with the changes that are not approved yet. */
  posting: postingContent,
  /** Fields missing for publishing; empty once published. */
  missing,
  /** The fields of the changes that an operator has to approve. */
  changedFields: v.array(v.string()),
  /** Why an operator looks at it, or at the changes, now. */
  reviewReasons: v.array(v.picklist(reviewReasons)),
  /** Findings that would send it to review. */
  findings: v.array(finding),
  /** When what it says was last saved. */
  savedAt: v.string(),
  /** When it pauses by itself, unless somebody says that it is still open; null where nobody is asked. */
  pausesAt: time,
  /** Timeline, oldest first. */
  timeline: v.array(timelineEntry),
})

/**
 * The calls about the postings of one's company. Apart from the other calls, because no page makes them before somebody
 * is signed in: what the login loads would be larger.
 */
export const postingCalls = {
  listPostings: defineCall({
    path: 'list-postings',
    summary: 'List your company’s job posts.',
    payload: strictObject({
      ...listPayload,
      state: v.optional(v.picklist(postingStates)),
      group: v.optional(v.picklist(postingGroupNames)),
      /** `needed`: first what waits for the employer, such as to be confirmed or finished. */
      sort: v.optional(v.picklist(['newest', 'needed']), 'newest'),
    }),
    result: v.object({ items: v.array(postingItem), next: v.nullable(v.string()) }),
    ...ofEmployers,
  }),
  readPosting: defineCall({
    path: 'read-posting',
    summary: 'Get one of your company’s job posts.',
    payload: strictObject({ id }),
    result: ownPosting,
    ...aboutOne,
  }),
  readCompanyStatistics: defineCall({
    path: 'company-statistics',
    summary: 'Get reply and pipeline statistics of your company’s job posts in the last 90 days.',
    payload: nothing,
    result: companyStatistics,
    ...ofEmployers,
  }),
  readPostingStatistics: defineCall({
    path: 'posting-statistics',
    summary: 'Get reply and pipeline statistics of one of your company’s job posts in the last 90 days.',
    payload: strictObject({ id }),
    result: postingStatistics,
    ...aboutOne,
  }),
  createPosting: defineCall({
    path: 'create-posting',
    summary: 'Create a draft job post from a title or another job post.',
    payload: v.pipe(
      strictObject({
        title: v.optional(v.pipe(postingContent.entries.title, v.nonEmpty('Enter a title.'))),
        copyOf: v.optional(id),
      }),
      v.check(
        ({ title, copyOf }) => (title === undefined) !== (copyOf === undefined),
        `Send a title of up to ${postingLengths.title.max} characters, or the job post to copy.`,
      ),
    ),
    result: ownPosting,
    ...ofEmployers,
    limits: { account: ['createPosting'] },
    audit: ['limited'],
  }),
  savePosting: defineCall({
    path: 'save-posting',
    summary: 'Save a job post. Returns what is missing to publish it.',
    payload: strictObject({ id, revision, posting: postingContent }),
    result: v.object({
      revision: v.number(),
      missing,
      findings: v.array(finding),
      changes: v.picklist(changesStatuses),
    }),
    maxBytes,
    ...aboutOne,
  }),
  postingEvent: defineCall({
    path: 'posting-event',
    summary: 'Apply an event to a job post, such as publish or close.',
    payload: strictObject({ id, revision, event: employerPostingEvents }),
    result: ownPosting,
    maxBytes: 16 * 1024,
    ...aboutOne,
  }),
} as const

export type PostingCallName = keyof typeof postingCalls

export type OwnPosting = v.InferOutput<typeof ownPosting>
export type PostingItem = v.InferOutput<typeof postingItem>
