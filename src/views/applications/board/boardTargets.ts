import type { ApplicantItem } from '../../../../contract/applications/calls.ts'
import { stages, type Stage } from '../../../../contract/applications/lifecycle.ts'
import { stagesAfter, type NextStage } from '../../../words/applications/answering.ts'

/** Column to which cards can be moved: a later stage, or the offer, for one card only. */
export type Target = NextStage | 'offered'

/** Columns to which all of these cards can be moved together. */
export const targetsOf = (cards: readonly ApplicantItem[]): readonly Target[] =>
  stages.filter((stage): stage is Target =>
    stage === 'offered'
      ? cards.length === 1 && cards.every(({ can }) => can.includes('offer'))
      : cards.every((card) => canAdvance(card, stage)),
  )

const canAdvance = ({ can, stage }: ApplicantItem, to: Stage) =>
  can.includes('advance') && stagesAfter(stage).some((each) => each === to)

/** Most advanced stage among these cards. */
export const farthest = (cards: readonly ApplicantItem[]): Stage | null =>
  stages.findLast((stage) => cards.some((card) => card.stage === stage)) ?? null

/** Column of a narrow window: the chosen one, or else the first with applicants. */
export const columnAlone = (items: readonly ApplicantItem[], chosen: Stage | undefined): Stage =>
  chosen ?? stages.find((stage) => items.some((item) => item.stage === stage)) ?? 'submitted'
