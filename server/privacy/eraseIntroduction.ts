import { lockIntroduction } from '../introductions/introductions.ts'
import { announceIntroduction } from '../introductions/step.ts'
import { removeMailJobs } from '../mail/removeMails.ts'
import type { Database } from '../store/schema.ts'
import { disarm } from '../work/deadlines.ts'
import { nobody } from './nobody.ts'

/**
 * Anonymizes an ended invitation to apply (tombstone), within a transaction. All texts are erased. The
 * company keeps the dates, the outcome and the events with their states, so that its limits and the replay of
 * the ledger do not change. The candidate loses access.
 *
 * @param now milliseconds since 1970
 * @throws if it has not ended
 */
export async function eraseIntroduction(transaction: Database, id: string, now: number): Promise<void> {
  const held = await lockIntroduction(transaction, id)
  if (!held || held.introduction.erased_at !== null) return
  const { introduction } = held
  if (introduction.turn !== null) throw new Error('An invitation ends before it is erased.')
  await transaction
    .updateTable('introductions')
    .set({
      candidate_id: await nobody(transaction),
      message: '',
      headline: '',
      person_id: '',
      shared: null,
      revision: introduction.revision + 1,
      kept_until: null,
      erased_at: now,
    })
    .where('id', '=', id)
    .execute()
  await eraseEvents(transaction, id)
  await disarm(transaction, { kind: 'introduction', id })
  await removeMailJobs(transaction, [id])
  await announceIntroduction(transaction, introduction)
}

/** Reduces event payloads to the side, which the lifecycle needs. */
async function eraseEvents(transaction: Database, id: string): Promise<void> {
  const ofIt = transaction
    .updateTable('events')
    .where('subject_kind', '=', 'introduction')
    .where('subject_id', '=', id)
  for (const by of ['candidate', 'employer'] as const) {
    await ofIt
      .set({ payload: JSON.stringify({ by }) })
      .where('actor', '=', by)
      .execute()
  }
  await ofIt.set({ account_id: null }).where('actor', '=', 'candidate').execute()
}
