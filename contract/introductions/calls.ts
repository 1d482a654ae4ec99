import * as v from 'valibot'
import { answer } from '../applications/application.ts'
import { turnSchema } from '../applications/turns.ts'
import { defineCall, id, revision } from '../call.ts'
import { listPayload } from '../list.ts'
import { companyLogo } from '../media/companyLogo.ts'
import { askedQuestion, postingContent } from '../postings/posting.ts'
import { strictObject } from '../schemas/shapes.ts'
import {
  candidateIntroductionEvents,
  employerIntroductionEvents,
  introductionMessage,
  introductionStates,
  sharedParts,
} from './lifecycle.ts'

const time = v.nullable(v.string())

const posting = v.object({
  id: v.string(),
  /** Null until the posting is first published. */
  slug: v.nullable(v.string()),
  title: v.string(),
  state: v.string(),
  pay: postingContent.entries.pay,
  company: v.object({ name: v.string(), slug: v.string(), logo: companyLogo }),
})

const summary = {
  id: v.string(),
  revision: v.number(),
  state: v.picklist(introductionStates),
  /** Side that acts next, and the due date; null after the end. */
  turn: v.nullable(turnSchema),
  posting,
  createdAt: v.string(),
  endedAt: time,
  /** Last day before the introduction is erased, `YYYY-MM-DD`; null while it is open. */
  keptUntil: v.nullable(v.string()),
  /** Parts of the profile that the candidate has revealed to the company. */
  shares: v.array(v.picklist(sharedParts)),
  /** Message of the invitation. */
  message: v.string(),
  /** Reference of the resulting application; null without one. */
  application: v.nullable(v.string()),
  /** Types of the events that the caller may send in the current state. */
  can: v.array(v.string()),
}

const told = v.object({
  seq: v.number(),
  type: v.string(),
  actor: v.picklist(['candidate', 'employer', 'operator', 'clock', 'system']),
  at: v.string(),
  message: v.optional(v.string()),
  shares: v.optional(v.array(v.picklist(sharedParts))),
})

/** Event in the timeline of an introduction. */
export type IntroductionEntry = v.InferOutput<typeof told>

const ownItem = v.object(summary)

/** An introduction as the candidate reads it. */
export const ownIntroduction = v.object({
  ...summary,
  timeline: v.array(told),
  /** Questions of the job post, to be answered with the event `apply`. */
  questions: v.array(askedQuestion),
  /** The candidate's latest answers to the same questions, by the question keys of this posting. */
  earlier: v.record(v.string(), answer),
  /** Resume that is shared, or that would be shared by default. */
  resume: v.nullable(v.object({ id: v.string(), title: v.string() })),
})

const person = v.object({
  /** Id in the talent search; null if the company no longer finds this person there. */
  id: v.nullable(v.string()),
  headline: v.string(),
  /** Absent while hidden, like photo and contact. */
  name: v.optional(v.object({ firstName: v.string(), lastName: v.string() })),
  photo: v.optional(v.string()),
  contact: v.optional(v.object({ emailAddress: v.string(), phone: v.optional(v.string()) })),
  /** Present after the account was erased. */
  isErased: v.optional(v.literal(true)),
})

const sentItem = v.object({
  ...summary,
  person,
  /** Name of the member who sent the invitation; null once they have left the company. */
  askedBy: v.nullable(v.string()),
})

/** An introduction as the company reads it. */
export const sentIntroduction = v.object({ ...sentItem.entries, timeline: v.array(told) })

export type OwnIntroductionItem = v.InferOutput<typeof ownItem>
export type OwnIntroduction = v.InferOutput<typeof ownIntroduction>
export type SentIntroductionItem = v.InferOutput<typeof sentItem>
export type SentIntroduction = v.InferOutput<typeof sentIntroduction>

const ofCandidates = { access: 'session', roles: ['candidate'] } as const
const ofEmployers = { access: 'session', roles: ['employer'] } as const

const group = v.optional(v.picklist(['open', 'ended', 'all']), 'all')
const page = <Item extends v.GenericSchema>(item: Item) => ({
  items: v.array(item),
  next: v.nullable(v.string()),
  /** Number of introductions that are open, that await the caller's side, and that have ended. */
  counts: v.object({ open: v.number(), waiting: v.number(), ended: v.number() }),
})

/** Calls about invitations to apply, for candidates and employers. */
export const introductionCalls = {
  askIntroduction: defineCall({
    path: 'ask-introduction',
    summary: 'Invite a person to apply to a job post.',
    payload: strictObject({
      id,
      postingId: v.pipe(v.string(), v.nonEmpty('Choose a job post.'), id),
      message: introductionMessage,
    }),
    result: sentIntroduction,
    access: 'verified',
    roles: ['employer'],
    object: 'provenCompany',
    maxBytes: 32 * 1024,
    limits: { account: ['askIntroduction'] },
    audit: ['limited'],
  }),
  listOwnIntroductions: defineCall({
    path: 'list-introductions',
    summary: 'List your invitations to apply.',
    payload: strictObject({ ...listPayload, group }),
    result: v.object(page(ownItem)),
    ...ofCandidates,
  }),
  readOwnIntroduction: defineCall({
    path: 'read-introduction',
    summary: 'Get one of your invitations to apply.',
    payload: strictObject({ id }),
    result: ownIntroduction,
    ...ofCandidates,
    object: 'introduction',
  }),
  candidateIntroductionEvent: defineCall({
    path: 'introduction-event',
    summary: 'Apply an event to an invitation, such as accept or reply.',
    payload: strictObject({ id, revision, event: candidateIntroductionEvents }),
    result: ownIntroduction,
    maxBytes: 128 * 1024,
    ...ofCandidates,
    object: 'introduction',
  }),
  listSentIntroductions: defineCall({
    path: 'list-introductions',
    summary: 'List the invitations to apply that your company sent.',
    payload: strictObject({
      ...listPayload,
      group,
      /** Person id, to list only invitations to this person. */
      person: v.optional(id),
      postingId: v.optional(id),
    }),
    result: v.object({
      ...page(sentItem),
      /** Number of invitations that this member (`open`) and the whole company (`today`) may still send. */
      left: v.object({ open: v.number(), today: v.number() }),
    }),
    ...ofEmployers,
  }),
  readSentIntroduction: defineCall({
    path: 'read-introduction',
    summary: 'Get an invitation to apply that your company sent.',
    payload: strictObject({ id }),
    result: sentIntroduction,
    ...ofEmployers,
    object: 'sentIntroduction',
  }),
  employerIntroductionEvent: defineCall({
    path: 'introduction-event',
    summary: 'Apply an event to an invitation, such as reply or withdraw.',
    payload: strictObject({ id, revision, event: employerIntroductionEvents }),
    result: sentIntroduction,
    maxBytes: 16 * 1024,
    ...ofEmployers,
    object: 'sentIntroduction',
  }),
  /** PDF of the shared resume, without the parts that are not shared. */
  introductionResume: defineCall({
    path: 'introduction-resume',
    summary: 'Download the resume that a person shared with your company, as a PDF.',
    payload: strictObject({ id }),
    result: v.unknown(),
    response: 'bytes',
    ...ofEmployers,
    object: 'sentIntroduction',
  }),
} as const

export type IntroductionCallName = keyof typeof introductionCalls
