import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { lockApplication, sentIn, type Application } from '../applications/applications.ts'
import { removeMailJobs } from '../mail/removeMails.ts'
import { announce } from '../store/changes.ts'
import { textIn } from '../store/json.ts'
import type { Database } from '../store/schema.ts'
import { disarm } from '../work/deadlines.ts'
import { nobody } from './nobody.ts'

/**
 * Anonymizes an ended application (tombstone), within a transaction. The company keeps the reference, the
 * dates, the stage and the outcome, and the events with their times and states, so that its reply record,
 * counts and the replay of the ledger do not change. The applicant loses access.
 *
 * A sent file is only marked (`removed_at`): the purge deletes it once nothing refers to it.
 *
 * @param now milliseconds since 1970
 * @throws if it has not ended
 */
export async function eraseApplication(transaction: Database, id: string, now: number): Promise<void> {
  const held = await lockApplication(transaction, id)
  if (!held || held.application.erased_at !== null) return
  const { application, posting } = held
  if (application.submitted_at === null) throw new Error('A draft is removed, and leaves no tombstone.')
  if (application.state === 'active') throw new Error('An application ends before it is erased.')
  const snapshot = JSON.stringify(emptySnapshot(application))
  await transaction
    .updateTable('applications')
    .set({
      candidate_id: await nobody(transaction),
      content: JSON.stringify({ resume: null, letter: null, answers: {} }),
      snapshot,
      snapshot_hash: createHash('sha256').update(snapshot).digest('hex'),
      headline: null,
      search_text: null,
      sent_file_id: null,
      revision: application.revision + 1,
      erased_at: now,
    })
    .where('id', '=', id)
    .execute()
  await eraseEvents(transaction, id)
  await disarm(transaction, { kind: 'application', id })
  await removeMailJobs(transaction, [`"reference":"${application.reference}"`])
  await announce(transaction, {
    kind: 'application',
    reference: application.reference,
    candidateId: application.candidate_id,
    companyId: posting.company_id,
  })
}

/** Snapshot with posting and company only, which are not data of the applicant. */
function emptySnapshot(application: Application) {
  const sent = sentIn(application)
  if (!sent) throw new Error('An application that was sent has a snapshot.')
  return {
    resume: { fileId: null, name: '', digest: '' },
    letter: null,
    answers: [],
    posting: sent.posting,
    company: sent.company,
    candidate: { firstName: '', lastName: '', emailAddress: '' },
  }
}

/** Reduces event payloads to what the lifecycle needs, and to the standard reason of a rejection. */
async function eraseEvents(transaction: Database, id: string): Promise<void> {
  const only = (key: string) => {
    const value = textIn(transaction, sql.ref('payload'), [key])
    return sql<string>`coalesce('{"' || ${key} || '":"' || ${value} || '"}', '{}')`
  }
  const payload = sql<string>`case type
    when 'advance' then ${only('to')}
    when 'tell' then ${only('by')}
    when 'reject' then ${only('reason')}
    else '{}'
  end`
  await transaction
    .updateTable('events')
    .set({ payload, account_id: sql`case actor when 'candidate' then null else account_id end` })
    .where('subject_kind', '=', 'application')
    .where('subject_id', '=', id)
    .execute()
}
