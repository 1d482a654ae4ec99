import * as v from 'valibot'
import { companyLogo } from '../media/companyLogo.ts'
import { defineCall, id, nothing, revision } from '../call.ts'
import { listPayload } from '../list.ts'
import { applicantCounts } from '../postings/counts.ts'
import { answer, applicationContent } from './application.ts'
import { applicantGroups, ownCounts, ownGroups } from './groups.ts'
import { candidateApplicationEvents, employerApplicationEvents, stages } from './lifecycle.ts'
import { headlineSchema } from './headline.ts'
import { applicantName } from './hidden.ts'
import { openingSchema } from './openings.ts'
import { outboxSchema } from './outbox.ts'
import { ownSentSchema, sentSchema } from './sent.ts'
import { idOrReference, ofCandidates, ofEmployers, sentCalls } from './sentCalls.ts'
import { timelineEventSchema, sides, turnSchema } from './turns.ts'
import { bounded } from '../text.ts'
import { boundedList, strictObject } from '../schemas/shapes.ts'

/** States of an application, with the names of its lifecycle machine. */
export const applicationStates = [
  'draft',
  'active',
  'rejected',
  'withdrawn',
  'declined',
  'released',
  'positionClosed',
  'hired',
  'discarded',
  'lapsed',
] as const

const time = v.nullable(v.string())

const summary = {
  id: v.string(),
  /** Short public identifier, such as A7K-4QF2. */
  reference: v.string(),
  revision: v.number(),
  state: v.picklist(applicationStates),
  /** Current stage; null for a draft. */
  stage: v.nullable(v.picklist(stages)),
  /** Side that acts next; null for a draft and after the end. */
  turn: v.nullable(turnSchema),
  createdAt: v.string(),
  submittedAt: time,
  /** Last day before the application is erased, `YYYY-MM-DD`; null while it is open. */
  keptUntil: v.nullable(v.string()),
  /** Types of the events that the caller may send in the current state. */
  can: v.array(v.string()),
}

/** Summary of the posting of an application. */
const job = v.object({
  slug: v.nullable(v.string()),
  title: v.string(),
  state: v.string(),
  company: v.object({ name: v.string(), slug: v.string(), logo: companyLogo }),
  /** Last day to apply, `YYYY-MM-DD`; null until it is set. */
  validThrough: v.nullable(v.string()),
})

/** Question or offer by the company. */
const request = v.pick(timelineEventSchema, ['type', 'at', 'message', 'pay', 'start'])

const ownItem = v.object({
  ...summary,
  posting: job,
  /** Time of the end, from the event ledger; null while the application is open. */
  endedAt: time,
  /** Question or offer that awaits the candidate's answer, or the accepted offer; otherwise null. */
  request: v.nullable(request),
})

/** The candidate's own application in a list. */
export type OwnApplicationItem = v.InferOutput<typeof ownItem>

/** The candidate's own application in full. */
export const ownApplication = v.object({
  ...ownItem.entries,
  ...applicationContent.entries,
  /**
   * Parts missing before the draft can be sent: `resume`, `letter` and keys of questions; empty after
   * sending.
   */
  missing: v.array(v.string()),
  /** Sent snapshot; null for a draft. */
  sent: v.nullable(ownSentSchema),
  /** Days on which the company opened the application, newest first. */
  openings: v.array(openingSchema),
  timeline: v.array(timelineEventSchema),
})

/** New draft, or the draft that already exists for the job. */
const begunApplication = v.object({
  ...ownApplication.entries,
  /** The candidate's earlier answers to the same questions, by the question keys of this posting. */
  earlier: v.record(v.string(), answer),
})

const applicantItem = v.object({
  ...summary,
  postingId: v.string(),
  /** Current title of the posting. */
  title: v.string(),
  candidate: applicantName,
  headline: v.nullable(headlineSchema),
  /**
   * Number of other applications of this person to the company. Applications with a hidden name are excluded
   * from the count and show no count themselves.
   */
  otherApplications: v.number(),
  /** Time at which a pending rejection is sent; null if there is none. */
  leavesAt: time,
})

/** Applicant in a row or on a card. */
export type ApplicantItem = v.InferOutput<typeof applicantItem>

/** Application to a posting of the caller's company, in full. */
export const applicantSchema = v.object({
  ...applicantItem.entries,
  sent: sentSchema,
  timeline: v.array(timelineEventSchema),
})

export type BegunApplication = v.InferOutput<typeof begunApplication>
export type OwnApplication = v.InferOutput<typeof ownApplication>
export type Applicant = v.InferOutput<typeof applicantSchema>
export type ApplicationState = (typeof applicationStates)[number]

const done = v.variant('done', [
  v.object({ id: v.string(), done: v.literal(true) }),
  v.object({ id: v.string(), done: v.literal(false), code: v.string(), message: v.string() }),
])

const page = <Item extends v.GenericSchema>(item: Item) =>
  v.object({ items: v.array(item), next: v.nullable(v.string()) })

/**
 * Calls about applications, for candidates and employers. A separate module, because only pages behind the
 * login use it and the login page should not load it.
 */
export const applicationCalls = {
  startApplication: defineCall({
    path: 'start-application',
    summary: 'Start an application to a job post, or return the open one.',
    payload: strictObject({ slug: id }),
    result: begunApplication,
    ...ofCandidates,
    limits: { account: ['startApplication'] },
    audit: ['limited'],
  }),
  saveApplication: defineCall({
    path: 'save-application',
    summary: 'Save the draft of an application. Returns what is missing to send it.',
    payload: strictObject({ id, revision, ...applicationContent.entries }),
    result: v.object({ revision: v.number(), missing: v.array(v.string()) }),
    ...ofCandidates,
    object: 'application',
    maxBytes: 128 * 1024,
  }),
  candidateEvent: defineCall({
    path: 'application-event',
    summary: 'Apply an event to your own application, such as submit or withdraw.',
    payload: strictObject({ id, revision, event: candidateApplicationEvents }),
    result: ownApplication,
    maxBytes: 16 * 1024,
    ...ofCandidates,
    object: 'application',
  }),
  listApplications: defineCall({
    path: 'list-applications',
    summary: 'List your own applications.',
    payload: strictObject({
      ...listPayload,
      state: v.optional(v.picklist(applicationStates)),
      /** Slug of a job, to list only applications to it. */
      slug: v.optional(id),
      group: v.optional(v.picklist(ownGroups), 'all'),
    }),
    result: v.object({
      ...page(ownItem).entries,
      counts: ownCounts,
      /** True if this person has a resume outside the trash. */
      hasResume: v.boolean(),
    }),
    ...ofCandidates,
  }),
  readApplication: defineCall({
    path: 'read-application',
    summary: 'Get one of your own applications.',
    payload: idOrReference,
    result: ownApplication,
    ...ofCandidates,
    object: 'application',
  }),
  listApplicants: defineCall({
    path: 'list-applicants',
    summary: 'List your company’s applicants.',
    payload: strictObject({
      ...listPayload,
      postingId: v.optional(id),
      stage: v.optional(v.picklist(stages)),
      /**
       * Restricts the list to applications in which this side acts next. Pending rejections match neither
       * side.
       */
      turn: v.optional(v.picklist(sides)),
      group: v.optional(v.picklist(applicantGroups), 'all'),
      sort: v.optional(v.picklist(['due', 'newest']), 'due'),
      /** Search words for name, title or city; all must match. Applicants with hidden names are excluded. */
      words: v.optional(bounded(100)),
    }),
    // Counts and outbox cover the whole posting, or all postings; the other filters of the list do not change
    // them.
    result: v.object({
      ...page(applicantItem).entries,
      counts: applicantCounts,
      outbox: v.nullable(outboxSchema),
    }),
    ...ofEmployers,
  }),
  /**
   * Applicants in the stages of one posting, earliest due date first. `isWhole` is false if there are more
   * than 5,000.
   */
  readBoard: defineCall({
    path: 'read-board',
    summary: 'Get the applicants of one job post, by stage.',
    payload: strictObject({ postingId: id, turn: v.optional(v.picklist(sides)) }),
    result: v.object({ items: v.array(applicantItem), isWhole: v.boolean() }),
    ...ofEmployers,
  }),
  readApplicant: defineCall({
    path: 'read-applicant',
    summary: 'Get an application to your company.',
    payload: idOrReference,
    result: applicantSchema,
    ...ofEmployers,
    object: 'applicant',
  }),
  employerEvent: defineCall({
    path: 'application-event',
    summary: 'Apply an event to an application, such as advance or ask.',
    payload: strictObject({ id, revision, event: employerApplicationEvents }),
    result: applicantSchema,
    maxBytes: 32 * 1024,
    ...ofEmployers,
    object: 'applicant',
  }),
  applicationEvents: defineCall({
    path: 'application-events',
    summary: 'Apply one event to up to 200 applications. Returns a result for each.',
    payload: strictObject({
      ids: v.pipe(
        boundedList(id, 200, 'Choose at most 200 applicants.'),
        v.minLength(1, 'Choose at least one applicant.'),
      ),
      event: employerApplicationEvents,
      /**
       * Random idempotency key. A client that got no response repeats the call with the same key, so that no
       * applicant is answered twice.
       */
      key: v.optional(id),
    }),
    result: v.array(done),
    ...ofEmployers,
    maxBytes: 64 * 1024,
  }),
  /** Number of applications in which it is the caller's turn. */
  countWaiting: defineCall({
    path: 'count-waiting',
    summary: 'Count the applications that are waiting for you.',
    payload: nothing,
    result: v.object({ waiting: v.number() }),
    access: 'session',
  }),
  ...sentCalls,
} as const

export type ApplicationCallName = keyof typeof applicationCalls
