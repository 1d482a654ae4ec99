import type { ApplicantItem } from '../../../../contract/applications/calls.ts'
import { stages, type Stage } from '../../../../contract/applications/lifecycle.ts'
import { stagesAfter, type NextStage } from '../../../words/applications/answering.ts'

/** Columns that take a card: a later stage, or the offer, which is made to one. */
export type Target = NextStage | 'offered'

/** Columns that take all of these cards at once. */
export const targetsOf = (cards: readonly ApplicantItem[]): readonly Target[] =>
  stages.filter((stage): stage is Target =>
    stage === 'offered'
      ? cards.length === 1 && cards.every(({ can }) => can.includes('offer'))
      : cards.every((card) => canAdvance(card, stage)),
  )

const canAdvance = ({ can, stage }: ApplicantItem, to: Stage) =>
  can.includes('advance') && stagesAfter(stage).some((each) => each === to)

/** The stage from which all of these can be moved on: that of whoever has come farthest. */
export const farthest = (cards: readonly ApplicantItem[]): Stage | null =>
  stages.findLast((stage) => cards.some((card) => card.stage === stage)) ?? null

/** Column of a narrow window: the chosen one, else the first with applicants. */
export const columnAlone = (items: readonly ApplicantItem[], chosen: Stage | undefined): Stage =>
  chosen ?? stages.find((stage) => items.some((item) => item.stage === stage)) ?? 'submitted'
