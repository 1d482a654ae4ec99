import type { ApplicantItem } from '../../contract/applications/calls.ts'
import { stages, type Stage } from '../../contract/applications/lifecycle.ts'
import type { Side } from '../lifecycles/application.ts'

/** Cards by stage, most urgent first. */
export type Columns = Readonly<Record<Stage, readonly ApplicantItem[]>>

export function columnsOf(items: readonly ApplicantItem[]): Columns {
  const at = (stage: Stage) => items.filter((item) => item.stage === stage)
  return {
    submitted: at('submitted'),
    screening: at('screening'),
    shortlisted: at('shortlisted'),
    assessment: at('assessment'),
    interviewing: at('interviewing'),
    offered: at('offered'),
  }
}

export type Direction = 'up' | 'down' | 'before' | 'after' | 'first' | 'last'

/**
 * Neighbor of a card in the direction of an arrow key; undefined at the edge of the board.
 *
 * @param isShown whether a column is visible: a narrow window shows only one
 */
export function cardTowards(
  columns: Columns,
  from: ApplicantItem,
  direction: Direction,
  isShown: (stage: Stage) => boolean = () => true,
): ApplicantItem | undefined {
  if (from.stage === null) return undefined
  const column = columns[from.stage]
  const index = column.findIndex(({ id }) => id === from.id)
  if (direction === 'up') return column[index - 1]
  if (direction === 'down') return column[index + 1]
  if (direction === 'first') return column[0]
  if (direction === 'last') return column.at(-1)
  const place = stages.indexOf(from.stage)
  const others = direction === 'after' ? stages.slice(place + 1) : stages.slice(0, place).toReversed()
  const next = others.find((stage) => columns[stage].length > 0 && isShown(stage))
  return next && (columns[next][index] ?? columns[next].at(-1))
}

/** Card to focus after a decision: the next in the column, or else the previous one. */
export const cardAfter = (columns: Columns, from: ApplicantItem): ApplicantItem | undefined =>
  cardTowards(columns, from, 'down') ?? cardTowards(columns, from, 'up')

const dueAt = ({ turn }: ApplicantItem) => turn?.dueAt ?? ''

/**
 * Replaces an answered card: it moves to its new stage, or leaves the board. A card that is no longer on the
 * board is not added back.
 */
export function withAnswered(
  items: readonly ApplicantItem[],
  answered: ApplicantItem,
  turn: Side | undefined,
): readonly ApplicantItem[] {
  if (!items.some(({ id }) => id === answered.id)) return items
  const others = items.filter(({ id }) => id !== answered.id)
  const isThere =
    answered.state === 'active' &&
    (turn === undefined || (answered.turn?.side === turn && answered.leavesAt === null))
  if (!isThere) return others
  const place = others.findIndex((each) => dueAt(each) > dueAt(answered))
  return place === -1 ? [...others, answered] : others.toSpliced(place, 0, answered)
}

/** Cards of a board, with optimistic moves applied. */
export const withExpected = (
  items: readonly ApplicantItem[],
  expected: readonly ApplicantItem[],
  turn: Side | undefined,
): readonly ApplicantItem[] => expected.reduce((shown, card) => withAnswered(shown, card, turn), items)

/** Applicants who have moved to another stage or left the board since the previous response. */
export function movedMeanwhile(
  before: readonly ApplicantItem[],
  now: readonly ApplicantItem[],
): readonly ApplicantItem[] {
  const known = new Map(now.map((item) => [item.id, item]))
  return before
    .filter(({ id, stage }) => known.get(id)?.stage !== stage)
    .map((item) => known.get(item.id) ?? { ...item, stage: null })
}
