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

/** States of a posting, named as in its lifecycle machine. */
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

/** States in each filter of the posting list. Discarded drafts are never listed. */
export const postingGroups: Readonly<Record<PostingGroup, readonly State[]>> = {
  open: ['held', 'published', 'unconfirmed', 'paused', 'expired', 'closing'],
  draft: ['draft'],
  closed: ['closed'],
  all: postingStates.filter((state) => state !== 'discarded'),
}

const time = v.nullable(v.string())

const summary = {
  id: v.string(),
  /** Slug of its public page; null until first published. */
  slug: v.nullable(v.string()),
  revision: v.number(),
  state: v.picklist(postingStates),
  outcome: v.nullable(v.picklist(outcomes)),
  createdAt: v.string(),
  publishedAt: time,
  confirmedAt: time,
  renewals: v.number(),
  /** Changes that an operator requests before publishing; null if there are none. */
  changesAsked: v.nullable(v.string()),
  /**
   * Review status of edits to a published posting. Until an operator approves them, the public page shows the
   * approved text.
   */
  changes: v.picklist(changesStatuses),
  /** Numbers of applicants. */
  counts: applicantCounts,
  /** Earliest due date of a reply to a waiting applicant; null if none is waiting. */
  nextDueAt: time,
  /** Types of the events that the caller may send in the current state. */
  can: v.array(v.string()),
}

const missing = v.array(v.keyof(postingContent))

/** Posting in the list of its company. */
const postingItem = v.object({
  ...summary,
  title: v.string(),
  validThrough: v.nullable(v.string()),
  openings: v.number(),
  /** Workplace and places, as far as they are filled in. */
  workplace: postingContent.entries.workplace,
  places: postingContent.entries.places,
  regions: postingContent.entries.regions,
  /** Number of applicants in progress by stage; empty stages are left out. */
  stages: v.array(stageCount),
})

/** The company's own posting in full. */
export const ownPosting = v.object({
  ...summary,
  /** Content as last edited, including changes that are not approved yet. */
  posting: postingContent,
  /** Fields that are required for publishing and missing; empty once published. */
  missing,
  /** Changed fields that await approval by an operator. */
  changedFields: v.array(v.string()),
  /** Reasons for the current review of the posting or of its changes. */
  reviewReasons: v.array(v.picklist(reviewReasons)),
  /** Findings that would trigger a review. */
  findings: v.array(finding),
  /** Time at which the content was last saved. */
  savedAt: v.string(),
  /**
   * Time at which the posting pauses automatically unless the employer confirms that it is open; null without
   * a pending confirmation.
   */
  pausesAt: time,
  /** Timeline, oldest first. */
  timeline: v.array(timelineEntry),
})

/** Calls about the caller's postings. A separate module, because the login page does not need it. */
export const postingCalls = {
  listPostings: defineCall({
    path: 'list-postings',
    summary: 'List your company’s job posts.',
    payload: strictObject({
      ...listPayload,
      state: v.optional(v.picklist(postingStates)),
      group: v.optional(v.picklist(postingGroupNames)),
      /** `needed` sorts postings first that need an action, such as to be confirmed or completed. */
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
