import type { Stage } from '../../../contract/applications/lifecycle.ts'
import {
  begin,
  lockApplication,
  type Application,
  type LifecycleEvent,
} from '../../../server/applications/applications.ts'
import { applyApplicationEvent } from '../../../server/applications/change.ts'
import { Refused } from '../../../server/refused.ts'
import type { World } from './world.ts'

const message = 'A word to you.'
const UNDO_SECONDS = 600

interface Sending {
  readonly candidateId: string
  readonly fileId: string
  readonly postingId: string
}

/** Applies for a posting. Returns the application; undefined if the posting accepts no more applications. */
export const apply = ({ db, clock: { now } }: World, { candidateId, fileId, postingId }: Sending) =>
  db
    .transaction()
    .execute(async (transaction) => {
      const { id } = await begin(transaction, candidateId, postingId, now)
      await transaction
        .updateTable('applications')
        .set({ content: JSON.stringify({ resume: { fileId }, letter: null, answers: {} }) })
        .where('id', '=', id)
        .execute()
      const held = await lockApplication(transaction, id)
      if (!held) throw new Error('It has just been begun.')
      const change = { actor: 'candidate', accountId: candidateId, now, undoSeconds: UNDO_SECONDS } as const
      return (await applyApplicationEvent(transaction, held, { type: 'submit' }, change)).application
    })
    .catch(unlessRefused)

/** Ignores refusals of late events, and rethrows other errors. */
function unlessRefused(error: unknown): undefined {
  if (!(error instanceof Refused)) throw error
}

/** Random event of the side that acts; undefined for inaction. */
function nextEvent({ lateness, stage, turn }: Application, dice: () => number): LifecycleEvent | undefined {
  const thrown = dice()
  if (turn === 'candidate' && stage === 'offered') return { type: thrown < 0.7 ? 'accept' : 'decline' }
  if (turn === 'candidate') return thrown < 0.85 ? { type: 'reply', message } : { type: 'withdraw' }
  if (lateness === 'silent') return thrown < 0.8 ? { type: 'release' } : undefined
  if (thrown < 0.1) return undefined
  if (stage === 'interviewing' && thrown < 0.3) return { type: 'offer', message }
  if (thrown < 0.3) return { type: 'ask', message }
  const to = nextOf(stage)
  if (thrown < 0.5 && to) return { type: 'advance', to, message }
  return { type: 'reject', reason: 'skills', message }
}

const following: { readonly [Each in Stage]?: 'screening' | 'interviewing' } = {
  submitted: 'screening',
  screening: 'interviewing',
}

const nextOf = (stage: Stage | null) => stage && following[stage]

const byCandidate: ReadonlySet<string> = new Set(['accept', 'decline', 'reply', 'withdraw', 'release'])

/** Lets one side act on an application. Returns whether it is still open. */
export async function goOn({ db, clock: { now } }: World, id: string, dice: () => number): Promise<boolean> {
  const done = await db
    .transaction()
    .execute(async (transaction) => {
      const held = await lockApplication(transaction, id)
      if (held?.application.state !== 'active') return undefined
      const event = nextEvent(held.application, dice)
      if (!event) return held.application
      const actor = byCandidate.has(event.type) ? 'candidate' : 'employer'
      const change = { actor, accountId: null, now, undoSeconds: UNDO_SECONDS } as const
      return (await applyApplicationEvent(transaction, held, event, change)).application
    })
    .catch(unlessRefused)
  return done?.state === 'active'
}
