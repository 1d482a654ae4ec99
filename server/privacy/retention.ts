import { setImmediate } from 'node:timers/promises'
import { monthsAfter, retention } from '../../contract/privacy/retention.ts'
import { requestUnusedAccountMail } from '../mail/unusedAccount.ts'
import type { Logger } from '../operations/logger.ts'
import type { Database } from '../store/schema.ts'
import { disarm } from '../work/deadlines.ts'
import { eraseAccount } from './eraseAccount.ts'
import { writeErasureList } from './erasureList.ts'
import { requestEmptyLog } from './erasureJobs.ts'
import { eraseApplication } from './eraseApplication.ts'
import { eraseIntroduction } from './eraseIntroduction.ts'

const DAY = 86_400_000
/** Batch size in rows; a batch takes less than 50 ms. */
const AT_ONCE = 50

interface Retention {
  readonly db: Database
  /** Directory of emails that were written to files. */
  readonly dataDir: string
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Computes a keyed hash of 22 characters. */
  readonly keyedHash: (text: string) => string
  readonly logger: Logger
}

/**
 * Erases data at the end of its retention: drafts, ended applications and invitations, and unused accounts,
 * whose owners are warned twice. Failures are logged, do not affect the other steps, and are retried by the
 * next run.
 */
export async function enforceRetention(parts: Retention): Promise<void> {
  let hasErased = false
  for (const enforce of [
    removeDrafts,
    eraseEndedApplications,
    eraseEndedIntroductions,
    warnOfErasure,
    eraseUnusedAccounts,
  ]) {
    try {
      hasErased = (await enforce(parts)) || hasErased
    } catch (error) {
      parts.logger.error({ error, what: enforce.name }, 'Data could not be erased after its time')
    }
  }
  if (hasErased) await requestEmptyLog(parts.db, parts.now())
}

/** Deletes expired drafts. Returns true if something was deleted. */
async function removeDrafts({ db, now }: Retention): Promise<boolean> {
  const removeSome = () =>
    db.transaction().execute(async (transaction) => {
      const removed = await transaction
        .deleteFrom('applications')
        .where('id', 'in', (row) =>
          row
            .selectFrom('applications')
            .select('id')
            .where('submitted_at', 'is', null)
            .where('kept_until', '<=', now())
            .limit(AT_ONCE),
        )
        // The draft may have been changed or sent in the meantime.
        .where('submitted_at', 'is', null)
        .where('kept_until', '<=', now())
        .returning('id')
        .execute()
      const ids = removed.map(({ id }) => id)
      if (ids.length === 0) return false
      await transaction
        .deleteFrom('events')
        .where('subject_kind', '=', 'application')
        .where('subject_id', 'in', ids)
        .execute()
      for (const id of ids) await disarm(transaction, { kind: 'application', id })
      return true
    })
  let hasErased = false
  while (await removeSome()) {
    hasErased = true
    await setImmediate()
  }
  return hasErased
}

async function eraseEndedApplications({ db, now }: Retention): Promise<boolean> {
  const next = () =>
    db
      .selectFrom('applications')
      .select('id')
      .where('kept_until', '<=', now())
      .where('submitted_at', 'is not', null)
      .orderBy('kept_until')
      .limit(1)
      .executeTakeFirst()
  let hasErased = false
  for (let due = await next(); due; due = await next()) {
    const { id } = due
    hasErased = true
    await db.transaction().execute(async (transaction) => {
      await eraseApplication(transaction, id, now())
      await transaction.updateTable('applications').set({ kept_until: null }).where('id', '=', id).execute()
    })
    await setImmediate()
  }
  return hasErased
}

async function eraseEndedIntroductions({ db, now }: Retention): Promise<boolean> {
  const next = () =>
    db
      .selectFrom('introductions')
      .select('id')
      .where('kept_until', '<=', now())
      .orderBy('kept_until')
      .limit(1)
      .executeTakeFirst()
  let hasErased = false
  for (let due = await next(); due; due = await next()) {
    const { id } = due
    hasErased = true
    await db.transaction().execute((transaction) => eraseIntroduction(transaction, id, now()))
    await setImmediate()
  }
  return hasErased
}

/**
 * Times of the last warning and of the erasure of an account, by its last login; in milliseconds since 1970.
 */
const timesOf = (lastLogin: number) => {
  const unused = monthsAfter(lastLogin, retention.unusedAccountMonths)
  return { unused, lastNotice: unused - retention.lastNoticeDays * DAY }
}

/** Latest login of an account that is due at a time, a number of months later. */
const monthsBefore = (time: number, months: number) => monthsAfter(time, -months)

/** Warns the owners of unused accounts by email: after 23 months, and a week before the erasure. */
async function warnOfErasure({ db, now }: Retention): Promise<boolean> {
  const at = now()
  const secondNoticeFor = monthsBefore(at + retention.lastNoticeDays * DAY, retention.unusedAccountMonths)
  const due = (firstId: string) =>
    db
      .selectFrom('accounts')
      .select(['email_address', 'id', 'last_login_at', 'role', 'unused_notice_at'])
      .where('is_demo', '=', 0)
      .where('erase_at', 'is', null)
      .where('last_login_at', '<=', monthsBefore(at, retention.unusedNoticeMonths))
      .where((row) =>
        row.or([
          row('unused_notice_at', 'is', null),
          row('unused_notice_at', '<', row.ref('last_login_at')),
          row('unused_notice_at', '>', at),
          row('last_login_at', '<=', secondNoticeFor),
        ]),
      )
      .where('id', '>', firstId)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute()
  for (let page = await due(''); page.length > 0; page = await due(page.at(-1)?.id ?? '')) {
    for (const account of page) {
      const {
        email_address: recipient,
        id,
        last_login_at: lastLogin,
        role,
        unused_notice_at: noticeAt,
      } = account
      const { lastNotice, unused } = timesOf(lastLogin)
      const isLast = at >= lastNotice
      // A notice in the future comes from a wrong clock, and is ignored.
      const isNoticed = noticeAt !== null && noticeAt <= at && noticeAt >= (isLast ? lastNotice : lastLogin)
      if (isNoticed) continue
      const eraseAt = Math.max(unused, at + retention.lastNoticeDays * DAY)
      await db.transaction().execute(async (transaction) => {
        const noted = await transaction
          .updateTable('accounts')
          .set({ unused_notice_at: at })
          .where('id', '=', id)
          .where('last_login_at', '=', lastLogin)
          .where('unused_notice_at', noticeAt === null ? 'is' : '=', noticeAt)
          .returning('id')
          .executeTakeFirst()
        if (!noted) return
        await requestUnusedAccountMail(transaction, { accountId: id, role, recipient, eraseAt, now: at })
      })
    }
    await setImmediate()
  }
  return false
}

/** Erases accounts that were unused for 24 months, at the earliest a week after the last warning. */
async function eraseUnusedAccounts({ db, dataDir, keyedHash, now }: Retention): Promise<boolean> {
  const at = now()
  const lastLoginUntil = monthsBefore(at, retention.unusedAccountMonths)
  const noticeUntil = at - retention.lastNoticeDays * DAY
  const due = await db
    .selectFrom('accounts')
    .select(['id', 'last_login_at', 'unused_notice_at'])
    .where('is_demo', '=', 0)
    .where('last_login_at', '<=', lastLoginUntil)
    .where('unused_notice_at', '<=', noticeUntil)
    .orderBy('last_login_at')
    .limit(AT_ONCE)
    .execute()
  let hasErased = false
  for (const { id, last_login_at: lastLogin, unused_notice_at: noticeAt } of due) {
    // The first warning is not sufficient: the second one must be sent and a week pass.
    if (noticeAt === null || noticeAt < timesOf(lastLogin).lastNotice) continue
    const begun = await db
      .updateTable('accounts')
      .set({ erase_at: 0 })
      .where('id', '=', id)
      .where('last_login_at', '=', lastLogin)
      .returning('id')
      .executeTakeFirst()
    if (!begun) continue
    for await (const _ of eraseAccount(db, { accountId: id, dataDir, keyedHash, now }));
    await writeErasureList(db, dataDir)
    hasErased = true
  }
  return hasErased
}
