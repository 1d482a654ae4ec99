import type { ApplicantItem } from '../../../contract/applications/calls.ts'
import {
  stages,
  type EmployerApplicationEvent,
  type Stage,
} from '../../../contract/applications/lifecycle.ts'
import { stageNames } from '../../../contract/applications/stageNames.ts'

export type AnswerType = EmployerApplicationEvent['type']

/** A stage that an employer moves an applicant to; the offer is an event of its own. */
export type NextStage = Extract<EmployerApplicationEvent, { type: 'advance' }>['to']

/** The button of a move: "Move to Screening". */
export const moveInWords = (to: Stage) => `Move to ${stageNames[to]}`

/** The stages that are still ahead, the next one first. */
export const stagesAfter = (stage: Stage | null): readonly NextStage[] =>
  stages
    .slice(stage === null ? 1 : stages.indexOf(stage) + 1)
    .filter((each): each is NextStage => each !== 'submitted' && each !== 'offered')

/** The form of a reply. */
export const replyWords = {
  message: 'Message',
  optionalMessage: 'Message (optional)',
  cancel: 'Cancel',
  filledForEach: '{{name}} and {{role}} are filled in for each applicant.',
  filledForHidden: '{{name}} and {{role}} are filled in when it’s sent. You won’t see the name.',
  preview: 'Preview',
  stage: 'Stage',
  currency: 'Currency',
  period: 'Per',
  choose: 'Choose',
} as const

/** Placeholders of a message for the name of a reader and the job. */
export const typedFields = { name: '{{name}}', title: '{{role}}' } as const

/** The whole name of an applicant, or its stand-in while it is hidden. */
export const nameOf = ({ candidate: { firstName, lastName } }: Pick<ApplicantItem, 'candidate'>) =>
  `${firstName} ${lastName}`.trim()
