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
  /** Null until it is published for the first time. */
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
  /** Side that acts next, and by when; null once it has ended. */
  turn: v.nullable(turnSchema),
  posting,
  createdAt: v.string(),
  endedAt: time,
  /** Last day before it is erased, `YYYY-MM-DD`; null while it goes on. */
  keptUntil: v.nullable(v.string()),
  /** Parts that the candidate has revealed to the company. */
  shares: v.array(v.picklist(sharedParts)),
  /** Message with which the company asked. */
  message: v.string(),
  /** Reference of the application that came of it. */
  application: v.nullable(v.string()),
  /** The types of the events that this person may send now. */
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

/** An event of an introduction. */
export type IntroductionEntry = v.InferOutput<typeof told>

const ownItem = v.object(summary)

/** An introduction as the candidate reads it. */
export const ownIntroduction = v.object({
  ...summary,
  timeline: v.array(told),
  /** Questions of the job post, to be answered by `apply`. */
  questions: v.array(askedQuestion),
  /** Latest answers to the same questions, by the key of the question here. */
  earlier: v.record(v.string(), answer),
  /** Title of the resume that is shared, or would be. */
  resume: v.nullable(v.object({ id: v.string(), title: v.string() })),
})

const person = v.object({
  /** Id in the talent search; null once the company no longer finds this person there. */
  id: v.nullable(v.string()),
  headline: v.string(),
  /** Absent while it is hidden, as are photo and contact. */
  name: v.optional(v.object({ firstName: v.string(), lastName: v.string() })),
  photo: v.optional(v.string()),
  contact: v.optional(v.object({ emailAddress: v.string(), phone: v.optional(v.string()) })),
  /** Set once the account was erased. */
  isErased: v.optional(v.literal(true)),
})

const sentItem = v.object({
  ...summary,
  person,
  /** Member who asked; null once they have left. */
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
  /** Open ones, and among them those that wait for this side. */
  counts: v.object({ open: v.number(), waiting: v.number(), ended: v.number() }),
})

/** The calls about invitations to apply, of both sides. */
export const introductionCalls = {
  askIntroduction: defineCall({
    path: 'ask-introduction',
    summary: 'Invite a person to apply to a job post.',
    payload: strictObject({ id, postingId: id, message: introductionMessage }),
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
      /** Id of a person, to list only those to this person. */
      person: v.optional(id),
      postingId: v.optional(id),
    }),
    result: v.object({
      ...page(sentItem),
      /** Invitations that this member, and the whole company, may still send. */
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
  /** Shared resume, without the parts that are not shared. */
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
