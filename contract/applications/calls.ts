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

/** The states of an application, as its lifecycle (machines/lifecycles/application.ts) names them. */
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
  /** Short public name, such as A7K-4QF2. */
  reference: v.string(),
  revision: v.number(),
  state: v.picklist(applicationStates),
  /** Stage; null until sent. */
  stage: v.nullable(v.picklist(stages)),
  /** Nobody's before it is sent, and once it has ended. */
  turn: v.nullable(turnSchema),
  createdAt: v.string(),
  submittedAt: time,
  /** Last day before it is erased, `YYYY-MM-DD`; null while it goes on. */
  keptUntil: v.nullable(v.string()),
  /** The types of the events that this person may send now. */
  can: v.array(v.string()),
}

/** Posting of an application, in short. */
const job = v.object({
  slug: v.nullable(v.string()),
  title: v.string(),
  state: v.string(),
  company: v.object({ name: v.string(), slug: v.string(), logo: companyLogo }),
  /** Last day to apply, `YYYY-MM-DD`; null until it is set. */
  validThrough: v.nullable(v.string()),
})

/** A question or an offer of the company. */
const request = v.pick(timelineEventSchema, ['type', 'at', 'message', 'pay', 'start'])

const ownItem = v.object({
  ...summary,
  posting: job,
  /** When it ended, by the ledger; null until then. */
  endedAt: time,
  /** The question or offer that the candidate is to answer, or the offer they have accepted; otherwise null. */
  request: v.nullable(request),
})

/** An application of one's own, as it stands in a list. */
export type OwnApplicationItem = v.InferOutput<typeof ownItem>

/** An application of one's own, as a whole. */
export const ownApplication = v.object({
  ...ownItem.entries,
  ...applicationContent.entries,
  /** Parts missing before the draft can be sent: `resume`, `letter` and keys of questions; empty once it is sent. */
  missing: v.array(v.string()),
  /** Sent snapshot; null for a draft. */
  sent: v.nullable(ownSentSchema),
  /** On which days the company has opened it, the newest first. */
  openings: v.array(openingSchema),
  timeline: v.array(timelineEventSchema),
})

/** A draft that was begun, or is gone on with. */
const begunApplication = v.object({
  ...ownApplication.entries,
  /** Earlier answers of this candidate to the same questions, by the key of the question here. */
  earlier: v.record(v.string(), answer),
})

const applicantItem = v.object({
  ...summary,
  postingId: v.string(),
  /** Current title of the posting. */
  title: v.string(),
  candidate: applicantName,
  headline: v.nullable(headlineSchema),
  /** Number of other applications of the same person to the company. Hidden ones do not count, nor does it count for them. */
  otherApplications: v.number(),
  /** When a rejection that was decided leaves; null where none is about to. */
  leavesAt: time,
})

/** Applicant in a row or on a card. */
export type ApplicantItem = v.InferOutput<typeof applicantItem>

/** An application to a posting of one's company, as a whole. */
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
 * The calls about applications, of both sides. Apart from the other calls, because no page makes them before somebody
 * is signed in: what the login loads would be larger.
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
      /** Side that acts next; null while a rejection is pending. */
      turn: v.optional(v.picklist(sides)),
      group: v.optional(v.picklist(applicantGroups), 'all'),
      sort: v.optional(v.picklist(['due', 'newest']), 'due'),
      /** Words of the name, title or city; each must be there. Hidden applicants are not found. */
      words: v.optional(bounded(100)),
    }),
    // The counts are those of the posting, or of all, and so is what waits to leave: whatever else narrows the list does
    // not count.
    result: v.object({
      ...page(applicantItem).entries,
      counts: applicantCounts,
      outbox: v.nullable(outboxSchema),
    }),
    ...ofEmployers,
  }),
  /** All who wait in the stages of one posting, the soonest due first; whole unless there are more than 5,000. */
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
      /** Random. Whoever does not know what became of a call makes it again with the same one: nobody is answered twice. */
      key: v.optional(id),
    }),
    result: v.array(done),
    ...ofEmployers,
    maxBytes: 64 * 1024,
  }),
  /** Counts the applications whose turn it is for the caller. */
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
