import type { ApplicantItem } from '../../../contract/applications/calls.ts'
import {
  stages,
  type EmployerApplicationEvent,
  type Stage,
} from '../../../contract/applications/lifecycle.ts'
import { stageNames } from '../../../contract/applications/stageNames.ts'

export type AnswerType = EmployerApplicationEvent['type']

/** Stage to which an employer moves an applicant. An offer has its own event. */
export type NextStage = Extract<EmployerApplicationEvent, { type: 'advance' }>['to']

/** Label of the button for a move, such as "Move to Screening". */
export const moveInWords = (to: Stage) => `Move to ${stageNames[to]}`

/** Stages after the current one, in order. */
export const stagesAfter = (stage: Stage | null): readonly NextStage[] =>
  stages
    .slice(stage === null ? 1 : stages.indexOf(stage) + 1)
    .filter((each): each is NextStage => each !== 'submitted' && each !== 'offered')

/** Texts of the reply forms. */
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

/** Placeholders for the recipient's name and the job in a message. */
export const typedFields = { name: '{{name}}', title: '{{role}}' } as const

/** Full name of an applicant, or its placeholder while it is hidden. */
export const nameOf = ({ candidate: { firstName, lastName } }: Pick<ApplicantItem, 'candidate'>) =>
  `${firstName} ${lastName}`.trim()
