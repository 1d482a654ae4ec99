import type { EmployerApplicationEvent } from '../../contract/applications/lifecycle.ts'
import { openedParts } from '../../contract/applications/openings.ts'
import { dayOf } from '../../contract/postings/lifecycle.ts'
import { begin, lockApplication, type LifecycleEvent } from '../applications/applications.ts'
import { applyApplicationEvent } from '../applications/change.ts'
import { noteOpening } from '../applications/openings.ts'
import type { Database } from '../store/schema.ts'
import type { MadeCandidate, MadeCompany } from './making.ts'
import type { DemoCandidate, DemoCompany, DemoMessages, DemoRole } from './material.ts'
import { messageOf } from './messages.ts'
import { answersTo, offeredPayOf } from './role.ts'
import { stepsIn, timeOf, type Act } from './time.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const UNDO_SECONDS = 600

interface Planned {
  readonly company: DemoCompany
  readonly made: MadeCompany
  readonly role: DemoRole
  readonly postingId: string
  readonly candidate: DemoCandidate & MadeCandidate
  /** Steps of the application, in the notation of the demo story. */
  readonly scenario: string
  /** Index among all demo applications; selects the texts. */
  readonly turn: number
}

/** Letter of a candidate, depending on whether the job is in their trade. */
const letterFor = ({ letters: { intoAnother, inTheirTrade, own } }: DemoCandidate, { title }: DemoRole) =>
  own.includes(title) ? inTheirTrade : intoAnother

const ofCandidate: ReadonlySet<string> = new Set([
  'submit',
  'reply',
  'agree',
  'accept',
  'decline',
  'withdraw',
  'release',
  'write',
  'discard',
])

/** Plans the events of a demo application. */
export function planApplication(
  transaction: Database,
  { candidate, company, made, scenario, postingId, role, turn }: Planned,
  now: number,
): readonly Act[] {
  let id = ''
  const said = (from: keyof DemoMessages) => messageOf(from, { candidate, company, role, turn })
  // Every fourth applicant sends a file, which is inaccessible while the name is hidden.
  const isWritten = turn % 4 !== 3
  const draft = async (at: number) => {
    const begun = await begin(transaction, candidate.accountId, postingId, at)
    id = begun.id
    const content = {
      resume: isWritten ? { resumeId: candidate.resumeId } : { fileId: candidate.fileId },
      letter:
        turn % 3 === 2 ? null : { text: letterFor(candidate, role).replaceAll('{company}', company.name) },
      answers: answersTo(role, turn),
    }
    await transaction
      .updateTable('applications')
      .set({ content: JSON.stringify(content), revision: begun.revision + 1 })
      .where('id', '=', id)
      .execute()
  }
  const act = (verb: string) => async (at: number) => {
    const held = await lockApplication(transaction, id)
    if (!held) throw new Error(`The application of ${candidate.emailAddress} is not there.`)
    const isOfCandidate = ofCandidate.has(verb)
    // Employers open an application before they act on it.
    if (!isOfCandidate) await openAll(transaction, id, made.accountId, at)
    const change = isOfCandidate
      ? ({ actor: 'candidate', accountId: candidate.accountId } as const)
      : ({ actor: 'employer', accountId: made.accountId } as const)
    await applyApplicationEvent(transaction, held, eventOf(verb, { said, at, role }), {
      ...change,
      now: at,
      undoSeconds: UNDO_SECONDS,
    })
  }
  const steps = stepsIn(scenario)
  const first = Math.min(...steps.map((step) => timeOf(step, now)))
  return [
    { at: first - HOUR, run: draft },
    ...steps
      .filter(({ verb }) => verb !== 'draft')
      .map((step) => ({ at: timeOf(step, now), run: act(step.verb) })),
  ]
}

/** Records that an employer opened an application and its resume. */
async function openAll(transaction: Database, id: string, accountId: string, now: number): Promise<void> {
  for (const what of openedParts) await noteOpening(transaction, [id], { accountId, now, what })
}

type Reject = Extract<EmployerApplicationEvent, { type: 'reject' }>

const isReason = (word: string): word is Reject['reason'] =>
  ['experience', 'skills', 'location', 'filled', 'other'].includes(word)

/** Converts a step of a scenario to an event with its text. */
function eventOf(
  verb: string,
  { at, role, said }: { said: (from: keyof DemoMessages) => string; at: number; role: DemoRole },
): LifecycleEvent {
  const [name = '', reason = ''] = verb.split(':')
  switch (name) {
    case 'screening':
    case 'shortlisted':
    case 'assessment':
    case 'interviewing':
      return { type: 'advance', to: name, message: said(name) }
    case 'ask':
    case 'propose':
      return { type: 'ask', message: said(name) }
    case 'reply':
    case 'agree':
      return { type: 'reply', message: said(name) }
    case 'offer':
      return { type: 'offer', message: said('offer'), pay: offeredPayOf(role), start: dayOf(at + 45 * DAY) }
    case 'tell':
      return { type: 'tell', message: said('tell'), by: 'employer' }
    case 'write':
      return { type: 'tell', message: said('write'), by: 'candidate' }
    case 'withdraw':
    case 'decline':
      return { type: name, reason: said(name) }
    case 'submit':
    case 'accept':
    case 'release':
    case 'discard':
    case 'undo':
      return { type: name }
    case 'reject':
      if (isReason(reason)) return { type: 'reject', reason, message: said(reason) }
      break
  }
  throw new Error(`Nobody knows the step ${verb}.`)
}
