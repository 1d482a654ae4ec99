import * as v from 'valibot'
import { answer } from '../applications/application.ts'
import { id } from '../call.ts'
import { postingCounts } from '../postings/posting.ts'
import { boundedList, boundedRecord, strictObject } from '../schemas/shapes.ts'
import { plainText } from '../text.ts'

/** States of an introduction: the steps to an application in order, then the other ends. */
export const introductionStates = [
  'asked',
  'talking',
  'applied',
  'declined',
  'lapsed',
  'withdrawn',
  'ended',
] as const

export type IntroductionState = (typeof introductionStates)[number]

/** Parts of the candidate’s data that an acceptance can reveal. */
export const sharedParts = ['name', 'contact', 'resume'] as const

export type SharedPart = (typeof sharedParts)[number]

export const introductionLengths = { message: 4_000 } as const

/** A message of either side. */
export const introductionMessage = v.pipe(
  plainText(introductionLengths.message, 'Use letters, numbers, signs, and line breaks only.'),
  v.trim(),
  v.nonEmpty('Write a message.'),
)

const message = introductionMessage

export const candidateIntroductionEvents = v.variant('type', [
  strictObject({
    type: v.literal('accept'),
    shares: boundedList(v.picklist(sharedParts), sharedParts.length),
    /** Resume to share; the default is that of the profile. */
    resumeId: v.optional(id),
  }),
  strictObject({ type: v.literal('decline') }),
  strictObject({ type: v.literal('tell'), message }),
  strictObject({ type: v.literal('ask'), message }),
  strictObject({ type: v.literal('reply'), message }),
  strictObject({
    type: v.literal('apply'),
    /** Answers to the questions of the job post, by the key of the question. */
    answers: v.optional(
      boundedRecord(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)), answer, postingCounts.questions),
    ),
  }),
  strictObject({ type: v.literal('end') }),
])

export const employerIntroductionEvents = v.variant('type', [
  strictObject({ type: v.literal('withdraw') }),
  strictObject({ type: v.literal('tell'), message }),
  strictObject({ type: v.literal('ask'), message }),
  strictObject({ type: v.literal('reply'), message }),
  strictObject({ type: v.literal('end') }),
])

export type CandidateIntroductionEvent = v.InferOutput<typeof candidateIntroductionEvents>
export type EmployerIntroductionEvent = v.InferOutput<typeof employerIntroductionEvents>

/** Events of the clock, the job post, and the candidate's account. */
export type SystemIntroductionEvent =
  | { readonly type: 'turnDue' }
  | { readonly type: 'turnLate' }
  | { readonly type: 'postingGone' }
  | { readonly type: 'accountDeleted' }

export type IntroductionEvent =
  CandidateIntroductionEvent | EmployerIntroductionEvent | SystemIntroductionEvent

/** Days to reply for the side that acts next. */
export const daysToReply = 7

/** Days after a missed reply until a conversation ends automatically. */
export const daysOfSilence = 30

/** Months in which a company may invite a person once. */
export const monthsBetweenInvitations = 6

/** Maximum number of open invitations per member, and of invitations per company in 24 hours. */
export const openInvitations = 10
export const companyInvitations = 50
