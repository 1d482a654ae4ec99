import { isolate } from '../../../contract/isolate.ts'
import type { ApplicantItem } from '../../../contract/applications/calls.ts'
import { stageNames } from '../../../contract/applications/stageNames.ts'
import { nameOf } from './answering.ts'

/** Where somebody stands on a board once they are moved: "Mina Okafor, moved to Interview, 1 of 2". */
export function movedInWords(items: readonly ApplicantItem[], id: string): string | undefined {
  const card = items.find((each) => each.id === id)
  if (!card?.stage) return undefined
  const column = items.filter(({ stage }) => stage === card.stage)
  return `${isolate(nameOf(card))}, moved to ${stageNames[card.stage]}, ${column.indexOf(card) + 1} of ${column.length}`
}

/** Why a card is where it is, and not where it was taken. */
export const overtakenInWords = ({ candidate, stage }: ApplicantItem) =>
  `The application had changed, and nothing was sent.${stage ? ` ${isolate(candidate.firstName)} is in ${stageNames[stage]}.` : ''}`

/** Moves of somebody else on a board, as a sentence without its full stop: who is in another stage now, or in none. */
export function movedMeanwhileInWords(moved: readonly ApplicantItem[]): string | undefined {
  const [first] = moved
  if (!first) return undefined
  if (moved.length > 1) return `${moved.length} people were moved`
  return first.stage
    ? `${isolate(nameOf(first))} was moved to ${stageNames[first.stage]}`
    : `${isolate(nameOf(first))} is no longer on the board`
}
