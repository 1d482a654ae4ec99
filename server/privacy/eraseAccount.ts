import { setImmediate } from 'node:timers/promises'
import { lockAccount } from '../auth/accounts.ts'
import { removeWrittenMails } from '../mail/removeMails.ts'
import type { Database } from '../store/schema.ts'
import { endOpenMatters } from './endOpenMatters.ts'
import { erasureSteps } from './erasureSteps.ts'

type StepName = keyof typeof erasureSteps

const isStep = (name: string): name is StepName => Object.hasOwn(erasureSteps, name)

const names = Object.keys(erasureSteps).filter(isStep)

interface AccountErasure {
  readonly accountId: string
  /** Directory of emails that were written to files. */
  readonly dataDir: string
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Computes a keyed hash of 22 characters. */
  readonly keyedHash: (text: string) => string
  /** Step at which an earlier attempt was interrupted. */
  readonly from?: string | undefined
  /** Runs in the transaction of each batch; rejects if another process has taken the job. */
  readonly note?: (transaction: Database, step: string) => Promise<void>
}

/**
 * Erases an account in batches, each a transaction of less than 50 ms that leaves consistent data. After an
 * interruption, the next run continues with the remaining data.
 *
 * Does nothing if the account does not exist. Once started, the erasure cannot be undone.
 *
 * @returns yields the name of the current step after each batch
 */
export async function* eraseAccount(db: Database, erasure: AccountErasure): AsyncGenerator<StepName> {
  const { accountId, from, keyedHash, note, now } = erasure
  const begun = await db
    .updateTable('accounts')
    .set({ erase_at: 0 })
    .where('id', '=', accountId)
    .returning('id')
    .executeTakeFirst()
  if (!begun) return
  await endOpenMatters(db, { accountId, now })
  await eraseWrittenMails(db, erasure)
  for (const name of names.slice(
    from === undefined
      ? 0
      : Math.max(
          0,
          names.findIndex((each) => each === from),
        ),
  )) {
    const eraseBatch = () =>
      db.transaction().execute(async (transaction) => {
        await note?.(transaction, name)
        const account = await lockAccount(transaction, accountId)
        if (!account) return false
        return erasureSteps[name](transaction, { account, keyedHash, now: now() })
      })
    while (await eraseBatch()) {
      yield name
      // Yields to waiting calls between batches.
      await setImmediate()
    }
  }
}

/**
 * Deletes written emails to the person, and those to companies about the person's applications and
 * invitations.
 */
async function eraseWrittenMails(db: Database, { accountId, dataDir }: AccountErasure): Promise<void> {
  const account = await db
    .selectFrom('accounts')
    .select(['email_address'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const applications = await db
    .selectFrom('applications')
    .select('reference')
    .where('candidate_id', '=', accountId)
    .execute()
  const invitations = await db
    .selectFrom('introductions')
    .select('id')
    .where('candidate_id', '=', accountId)
    .execute()
  await removeWrittenMails(dataDir, [
    `"recipient": ${JSON.stringify(account.email_address)}`,
    `"accountId": ${JSON.stringify(accountId)}`,
    ...applications.map(({ reference }) => reference),
    ...invitations.map(({ id }) => id),
  ])
}
