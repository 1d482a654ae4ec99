import { sharedParts, type CandidateIntroductionEvent } from '../../contract/introductions/lifecycle.ts'
import { askPerson } from '../introductions/ask.ts'
import { applyCandidateEvent } from '../introductions/candidateEvent.ts'
import { lockIntroduction, type IntroductionEvent } from '../introductions/introductions.ts'
import { applyIntroductionEvent } from '../introductions/step.ts'
import type { Database } from '../store/schema.ts'
import { personIdsWith, type PersonIds } from '../talent/personIds.ts'
import { savePerson } from '../talent/shortlist.ts'
import type { MadeCandidate, MadeCompany } from './making.ts'
import type { DemoCandidate, DemoCompany, DemoMessages, DemoRole } from './material.ts'
import { messageOf } from './messages.ts'
import { stepsIn, timeOf, type Act } from './time.ts'

interface Met {
  readonly made: MadeCompany
  readonly candidate: DemoCandidate & MadeCandidate
  readonly personIds: PersonIds
}

interface Planned extends Met {
  readonly company: DemoCompany
  readonly role: DemoRole
  readonly postingId: string
  /** Steps of the introduction, in the notation of the demo story. */
  readonly scenario: string
  /** Index among all demo introductions; selects the texts. */
  readonly turn: number
}

/** Plans one act per step of an introduction's scenario, at the time of that step. */
export function planIntroduction(transaction: Database, planned: Planned, now: number): readonly Act[] {
  const { candidate, made, personIds, postingId, scenario } = planned
  let id = ''
  const said = (kind: keyof DemoMessages) => messageOf(kind, planned)
  const invite = async (at: number) => {
    const asking = { companyId: made.id, accountId: made.accountId, postingId, personIds, now: at }
    const person = await idFor(transaction, planned)
    id = (await askPerson(transaction, { ...asking, id: person, message: said('invite') })).id
  }
  const act = (verb: string) => async (at: number) => {
    const held = await lockIntroduction(transaction, id)
    if (!held) throw new Error(`The introduction of ${candidate.emailAddress} is not there.`)
    const byCandidate = candidateEventOf(verb, said)
    if (byCandidate) return applyCandidateEvent(transaction, held, byCandidate, at)
    const change = { actor: 'employer', accountId: made.accountId, now: at } as const
    return applyIntroductionEvent(transaction, held, employerEventOf(verb, said), change)
  }
  return stepsIn(scenario).map((step) => ({
    at: timeOf(step, now),
    run: step.verb === 'invite' ? invite : act(step.verb),
  }))
}

type Said = (kind: keyof DemoMessages) => string

function candidateEventOf(verb: string, said: Said): CandidateIntroductionEvent | undefined {
  switch (verb) {
    case 'accept':
      return { type: 'accept', shares: [...sharedParts] }
    case 'decline':
      return { type: 'decline' }
    case 'respond':
      return { type: 'reply', message: said('respond') }
    case 'apply':
      return { type: 'apply' }
    case 'leave':
      return { type: 'end' }
    default:
      return undefined
  }
}

function employerEventOf(verb: string, said: Said): IntroductionEvent {
  if (verb === 'introduce') return { type: 'reply', message: said('introduce'), by: 'employer' }
  if (verb === 'withdraw') return { type: 'withdraw' }
  throw new Error(`Nobody knows the step ${verb}.`)
}

interface Noted extends Met {
  readonly note: string
}

/** Adds a demo candidate to the shortlist of a demo company. */
export async function shortlist(transaction: Database, { note, ...met }: Noted, now: number): Promise<void> {
  const { made, personIds } = met
  const owner = { companyId: made.id, ids: personIdsWith(personIds.keyOf(made.id)) }
  const id = await idFor(transaction, met)
  await savePerson(transaction, owner, { id, note, savedBy: made.accountId, now })
}

/** Id of a demo candidate that is specific to a demo company. */
async function idFor(transaction: Database, { candidate, made, personIds }: Met): Promise<string> {
  const { person_id: personId } = await transaction
    .selectFrom('profiles')
    .select('person_id')
    .where('account_id', '=', candidate.accountId)
    .executeTakeFirstOrThrow()
  return personIds.idFor(made.id, personId)
}
