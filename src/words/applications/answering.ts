import type { ApplicantItem } from '../../../contract/applications/calls.ts'
import {
  stages,
  type EmployerApplicationEvent,
  type Stage,
} from '../../../contract/applications/lifecycle.ts'
import { stageNames } from '../../../contract/applications/stageNames.ts'

export type AnswerType = EmployerApplicationEvent['type']

/** A stage that an employer moves somebody to; the offer is an event of its own. */
export type NextStage = Extract<EmployerApplicationEvent, { type: 'advance' }>['to']

/** The button of a move: "Move to Screening". */
export const moveInWords = (to: Stage) => `Move to ${stageNames[to]}`

/** The stages that somebody can still be moved to, the next one first. */
export const stagesAfter = (stage: Stage | null): readonly NextStage[] =>
  stages
    .slice(stage === null ? 1 : stages.indexOf(stage) + 1)
    .filter((each): each is NextStage => each !== 'submitted' && each !== 'offered')

/** What stands in a message for what each of its readers is called, and applies for. */
export const typedFields = { name: '{{name}}', title: '{{role}}' } as const

/** Somebody by their whole name, as employers read it; while that is hidden, by what stands for it. */
export const nameOf = ({ candidate: { firstName, lastName } }: Pick<ApplicantItem, 'candidate'>) =>
  `${firstName} ${lastName}`.trim()
