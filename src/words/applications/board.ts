import { isolate } from '../../../contract/isolate.ts'
import type { ApplicantItem } from '../../../contract/applications/calls.ts'
import { stageNames } from '../../../contract/applications/stageNames.ts'
import { counted } from '../../../contract/words/counted.ts'
import { nameOf } from './answering.ts'

/** Announcement of a moved card, such as "Mina Okafor, moved to Interview, 1 of 2". */
export function movedInWords(items: readonly ApplicantItem[], id: string): string | undefined {
  const card = items.find((each) => each.id === id)
  if (!card?.stage) return undefined
  const column = items.filter(({ stage }) => stage === card.stage)
  return `${isolate(nameOf(card))}, moved to ${stageNames[card.stage]}, ${column.indexOf(card) + 1} of ${column.length}`
}

/** Reason that a card moved back to another column. */
export const supersededInWords = ({ candidate, stage }: ApplicantItem) =>
  `Nothing was sent: the application changed in the meantime.${stage ? ` ${isolate(candidate.firstName)} is in ${stageNames[stage]}.` : ''}`

/** Summary of moves by a teammate, without a final period; undefined if there are none. */
export function movedMeanwhileInWords(moved: readonly ApplicantItem[]): string | undefined {
  const [first] = moved
  if (!first) return undefined
  if (moved.length > 1) return `${counted(moved.length, 'applicant was', 'applicants were')} moved`
  return first.stage
    ? `${isolate(nameOf(first))} was moved to ${stageNames[first.stage]}`
    : `${isolate(nameOf(first))} is no longer on the board`
}
