import { isolate } from '../../../contract/isolate.ts'
import { rejectionReasons } from '../../../contract/applications/lifecycle.ts'
import type { Happened } from '../../../contract/applications/turns.ts'
import { reasonsToEmployers } from './answering.ts'
import { termsOf } from './happened.ts'
import { stageNames } from './stages.ts'

/**
 * What has happened to an application, to its employer: "Moved to Interview".
 *
 * @param name the candidate's first name
 */
export function happenedToEmployer(event: Happened, name: string): string {
  const { actor, reason, to, type } = event
  if (type === 'tell') return `${actor === 'candidate' ? isolate(name) : 'You'} wrote`
  if (type === 'advance') return to ? `Moved to ${stageNames[to]}` : 'Moved on'
  if (type === 'offer') return ['You offered the job', termsOf(event)].filter(Boolean).join(': ')
  const told = namesOf(name)[type] ?? type
  const given = rejectionReasons.find((each) => each === reason)
  if (given) return `${told}: ${reasonsToEmployers[given]}`
  return reason ? `${told}: “${reason}”` : told
}

const namesOf = (name: string): Readonly<Record<string, string>> => ({
  submit: `${isolate(name)} applied`,
  ask: `You asked ${isolate(name)}`,
  reply: `${isolate(name)} answered`,
  accept: `${isolate(name)} accepted the offer`,
  decline: `${isolate(name)} declined the offer`,
  withdraw: `${isolate(name)} withdrew`,
  release: `${isolate(name)} stopped waiting`,
  reject: 'Rejection decided',
  undo: 'Rejection undone',
  rejectionDue: 'Rejection sent',
  turnDue: 'The answer became late',
  turnLate: 'No answer for a week after it was due',
  positionClosed: 'The posting was closed',
})
