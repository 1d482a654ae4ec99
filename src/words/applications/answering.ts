import type { ApplicantItem } from '../../../contract/applications/calls.ts'
import {
  type rejectionReasons,
  stages,
  type EmployerApplicationEvent,
  type Stage,
} from '../../../contract/applications/lifecycle.ts'
import { stageNames } from './stages.ts'

export type AnswerType = EmployerApplicationEvent['type']

export type RejectionReason = (typeof rejectionReasons)[number]

/** A stage that an employer moves somebody to; the offer is an event of its own. */
export type NextStage = Extract<EmployerApplicationEvent, { type: 'advance' }>['to']

/** The button of a move: "Move to Screening". */
export const moveInWords = (to: Stage) => `Move to ${stageNames[to]}`

/** The buttons of what an employer answers with; that of a move says where to. */
export const answerLabels: Readonly<Record<Exclude<AnswerType, 'advance'>, string>> = {
  ask: 'Ask',
  tell: 'Tell',
  offer: 'Send the offer',
  reject: 'Reject',
  undo: 'Undo',
}

/** The stages that somebody can still be moved to, the next one first. */
export const stagesAfter = (stage: Stage | null): readonly NextStage[] =>
  stages
    .slice(stage === null ? 1 : stages.indexOf(stage) + 1)
    .filter((each): each is NextStage => each !== 'submitted' && each !== 'offered')

/** Why somebody is not taken, as an employer chooses it. */
export const reasonsToEmployers: Readonly<Record<RejectionReason, string>> = {
  experience: 'Other experience is needed',
  skills: 'Other skills are needed',
  location: 'The place does not fit',
  filled: 'Somebody else was chosen',
  other: 'Another reason, told in the message',
}

const because: Readonly<Record<RejectionReason, string>> = {
  experience: 'We go on with people whose experience is closer to this work.',
  skills: 'We go on with people whose skills are closer to this work.',
  location: 'The place of work and where you are do not fit together.',
  filled: 'We have chosen somebody else.',
  other: '',
}

interface Addressed {
  /** By their first name. */
  readonly name: string
  readonly title: string
  readonly company: string
}

/** A rejection to begin with: whoever sends it goes on from there. */
export const rejectionText = (reason: RejectionReason, { company, name, title }: Addressed) =>
  [`Hello ${name},`, `thank you for applying as ${title}. ${because[reason]}`.trim(), company].join('\n\n')

/** What stands in a message for what each of its readers is called, and applies for. */
export const typedFields = { name: '{{name}}', title: '{{role}}' } as const

/** Somebody by their whole name, as employers read it; while that is hidden, by what stands for it. */
export const nameOf = ({ candidate: { firstName, lastName } }: Pick<ApplicantItem, 'candidate'>) =>
  `${firstName} ${lastName}`.trim()
