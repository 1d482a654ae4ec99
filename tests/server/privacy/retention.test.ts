import * as v from 'valibot'
import { expect, test } from 'vitest'
import { monthsAfter, retention } from '../../../contract/privacy/retention.ts'
import { postingContent, type PostingContent } from '../../../contract/postings/posting.ts'
import { createLogger } from '../../../server/operations/logger.ts'
import { erasureListFile, readList } from '../../../server/privacy/erasureList.ts'
import { enforceRetention } from '../../../server/privacy/retention.ts'
import type { Database } from '../../../server/store/schema.ts'
import { candidateAt, startWithPosting } from '../support/applications.ts'
import { isOnPostgres, withStore, type Place } from '../support/databases.ts'
import { ada, days, startTestServer } from '../support/harness.ts'

const lines: string[] = []
const logger = createLogger({ logLevel: 'error' }, { write: (line) => lines.push(line) })

/** Runs the hourly retention work at a given time. */
async function enforceAt(place: Place, time: number): Promise<void> {
  await withStore(place, (db) =>
    enforceRetention({ db, dataDir: place.dataDir, keyedHash: (text) => text, logger, now: () => time }),
  )
  expect(lines).toEqual([])
}

const idsOf = (place: Place) =>
  withStore(place, async (db) =>
    (await db.selectFrom('applications').select(['id']).orderBy('id').execute()).map(({ id }) => id),
  )

const stored = (place: Place, id: string) =>
  withStore(place, (db) =>
    db.selectFrom('applications').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  )

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

test('an application is kept for 12 months from its end, as both sides see, and then leaves a tombstone', async () => {
  const { employer, posting, server } = await startWithPosting()
  const candidate = await candidateAt(server)
  const { id, keptUntil } = await candidate.applied(posting.slug)
  expect(keptUntil).toBeNull()
  expect((await employer.look(id)).keptUntil).toBeNull()

  await candidate.send(id, { type: 'withdraw' })
  const end = monthsAfter(server.clock.now, 12)
  expect((await candidate.read(id)).keptUntil).toBe(dayOf(end))
  expect((await employer.look(id)).keptUntil).toBe(dayOf(end))
  await server.mails()
  await server.close()

  await enforceAt(server, end - days(1))
  expect(await stored(server, id)).toMatchObject({ erased_at: null })
  await enforceAt(server, end + 1)
  const tombstone = await stored(server, id)
  expect(tombstone).toMatchObject({
    erased_at: end + 1,
    kept_until: null,
    headline: null,
    state: 'withdrawn',
  })
  expect(tombstone.reference).not.toBe('')
  await enforceAt(server, end + days(1))
  expect(await stored(server, id)).toEqual(tombstone)
})

test('an application is kept as long as the job post says, and never longer than promised to the applicant', async () => {
  const { employer, posting, server } = await startWithPosting({ retentionMonths: 3, openings: 9 })
  const edit = async (retentionMonths: PostingContent['retentionMonths']) => {
    const { posting: content, revision } = await employer.read(posting.id)
    expect((await employer.save(posting.id, revision, { ...content, retentionMonths })).status).toBe(true)
  }
  const candidate = await candidateAt(server)
  const early = await candidate.applied(posting.slug)
  const other = await candidateAt(server)
  const shortened = await other.applied(posting.slug)
  expect(early.sent?.posting.retentionMonths).toBe(3)

  await edit(12)
  await candidate.send(early.id, { type: 'withdraw' })
  const end = monthsAfter(server.clock.now, 3)
  expect((await candidate.read(early.id)).keptUntil).toBe(dayOf(end))
  expect((await employer.look(early.id)).keptUntil).toBe(dayOf(end))

  await edit(1)
  await other.send(shortened.id, { type: 'withdraw' })
  expect((await other.read(shortened.id)).keptUntil).toBe(dayOf(monthsAfter(server.clock.now, 1)))
  // The announced day stays, although the retention was shortened.
  expect((await candidate.read(early.id)).keptUntil).toBe(dayOf(end))
  await server.close()

  await enforceAt(server, end - days(1))
  expect(await stored(server, early.id)).toMatchObject({ erased_at: null })
  expect(await stored(server, shortened.id)).toMatchObject({ state: 'withdrawn', headline: null })
  await enforceAt(server, end + 1)
  expect(await stored(server, early.id)).toMatchObject({ erased_at: end + 1 })
})

test('a job post saved before retention could be chosen keeps applications for 12 months', async () => {
  const { posting, server } = await startWithPosting()
  await server.close()
  await withStore(server, async (db) => {
    const { content } = await db.selectFrom('postings').select('content').executeTakeFirstOrThrow()
    const { retentionMonths: _, ...older } = v.parse(postingContent, JSON.parse(content))
    await db
      .updateTable('postings')
      .set({ content: JSON.stringify(older) })
      .execute()
  })
  const again = await startTestServer({ place: server })
  const candidate = await candidateAt(again)
  const { id } = await candidate.applied(posting.slug)
  await candidate.send(id, { type: 'withdraw' })
  expect((await candidate.read(id)).keptUntil).toBe(dayOf(monthsAfter(again.clock.now, 12)))
})

test('a draft is kept for 6 months from its last change, and is then deleted with its events', async () => {
  const { posting, server } = await startWithPosting()
  const [changed, left] = [await candidateAt(server), await candidateAt(server)]
  const old = await left.start(posting.slug)
  const draft = await changed.start(posting.slug)
  server.clock.now += days(20)
  await changed.save(draft.id, draft.revision, { answers: {} })
  const end = monthsAfter(server.clock.now, retention.unsentApplicationMonths)
  expect((await changed.read(draft.id)).keptUntil).toBe(dayOf(end))
  await left.send(old.id, { type: 'discard' })
  const discarded = monthsAfter(server.clock.now, retention.unsentApplicationMonths)
  await server.close()

  await enforceAt(server, end - days(1))
  expect(await idsOf(server)).toEqual([draft.id, old.id].toSorted())
  await enforceAt(server, Math.max(end, discarded) + 1)
  expect(await idsOf(server)).toEqual([])
  await withStore(server, async (db) => {
    const events = db.selectFrom('events').select('subject_id').where('subject_kind', '=', 'application')
    expect(await events.execute()).toEqual([])
  })
})

test('many drafts are deleted in batches, and an active application stays', async () => {
  const { posting, server } = await startWithPosting()
  const candidate = await candidateAt(server)
  const { id } = await candidate.applied(posting.slug)
  const other = await (await candidateAt(server)).start(posting.slug)
  await server.close()
  await withStore(server, async (db) => {
    const model = await db
      .selectFrom('applications')
      .selectAll()
      .where('id', '=', other.id)
      .executeTakeFirstOrThrow()
    const copies = Array.from({ length: 120 }, (_, index) => ({
      ...model,
      id: `copy-${index}`,
      reference: `COPY-${index}`,
      state: 'discarded' as const,
    }))
    await db.insertInto('applications').values(copies).execute()
  })
  await enforceAt(server, server.clock.now + days(200))
  expect(await idsOf(server)).toEqual([id])
})

/** An unused account and the mails about its deletion. */
async function unused() {
  const server = await startTestServer()
  await server.registered()
  await server.mails()
  await server.close()
  const { lastLogin } = await withStore(server, async (db) => {
    await db.updateTable('accounts').set({ verified_at: 1 }).execute()
    const account = await db.selectFrom('accounts').select('last_login_at').executeTakeFirstOrThrow()
    return { lastLogin: account.last_login_at }
  })
  const jobs = () =>
    withStore(server, async (db) =>
      (await db.selectFrom('jobs').select('payload').where('kind', '=', 'mail.unusedAccount').execute()).map(
        ({ payload }) => v.parse(v.looseObject({ eraseAt: v.number() }), JSON.parse(payload)).eraseAt,
      ),
    )
  const count = () => withStore(server, countAccounts)
  return { server, lastLogin, jobs, count }
}

const countAccounts = async (db: Database) =>
  (await db.selectFrom('accounts').select('id').where('is_demo', '=', 0).execute()).length

test('an account unused for 24 months is erased, after emails at 23 months and a week before', async () => {
  const { count, jobs, lastLogin, server } = await unused()
  const end = monthsAfter(lastLogin, 24)

  await enforceAt(server, monthsAfter(lastLogin, 23) - 1)
  expect(await jobs()).toEqual([])
  for (const time of [monthsAfter(lastLogin, 23), monthsAfter(lastLogin, 23) + days(1), end - days(8)]) {
    await enforceAt(server, time)
    expect(await jobs()).toEqual([end])
  }
  for (const time of [end - days(7), end - days(6), end - 1]) {
    await enforceAt(server, time)
    expect(await jobs()).toEqual([end, end])
    expect(await count()).toBe(1)
  }
  await enforceAt(server, end)
  expect(await count()).toBe(0)
})

test('an account is not erased without an email a week before, however long the server was off', async () => {
  const { count, jobs, lastLogin, server } = await unused()
  const back = monthsAfter(lastLogin, 40)
  await enforceAt(server, back)
  expect(await jobs()).toEqual([back + days(7)])
  await enforceAt(server, back + days(6))
  expect(await count()).toBe(1)
  await enforceAt(server, back + days(7))
  expect(await count()).toBe(0)
  expect(await jobs()).toHaveLength(0)
})

test('a clock that was wrong for a while erases no account, and the owner is notified again in time', async () => {
  const { count, jobs, lastLogin, server } = await unused()
  await enforceAt(server, monthsAfter(lastLogin, 60))
  await enforceAt(server, 0)
  expect(await count()).toBe(1)
  expect(await jobs()).toHaveLength(1)

  const end = monthsAfter(lastLogin, 24)
  for (const time of [monthsAfter(lastLogin, 23), end - days(7)]) await enforceAt(server, time)
  expect((await jobs()).slice(1)).toEqual([end, end])
  await enforceAt(server, end - 1)
  expect(await count()).toBe(1)
  await enforceAt(server, end)
  expect(await count()).toBe(0)
})

test('an unused account is on the list of erasures, and erased data leaves the log of the database', async () => {
  const { lastLogin, server } = await unused()
  const { id } = await withStore(server, (db) =>
    db.selectFrom('accounts').select('id').executeTakeFirstOrThrow(),
  )
  const end = monthsAfter(lastLogin, 24)
  const emptyings = () =>
    withStore(server, (db) =>
      db.selectFrom('jobs').select('kind').where('kind', '=', 'erasures.emptyLog').execute(),
    )
  await enforceAt(server, end - days(7))
  expect(await emptyings()).toEqual([])
  await enforceAt(server, end)
  expect(await emptyings()).toHaveLength(1)
  if (isOnPostgres()) return
  expect(await readList(erasureListFile(server.dataDir))).toEqual([
    { accountId: id, eraseAt: end, erasedAt: end },
  ])
})

test('an account is kept if its owner logs in after an email, and the time starts again', async () => {
  const { count, jobs, lastLogin, server } = await unused()
  await enforceAt(server, monthsAfter(lastLogin, 23))
  const again = monthsAfter(lastLogin, 23) + days(2)
  await withStore(server, (db) => db.updateTable('accounts').set({ last_login_at: again }).execute())
  await enforceAt(server, monthsAfter(lastLogin, 24))
  await enforceAt(server, monthsAfter(lastLogin, 26))
  expect(await count()).toBe(1)
  expect(await jobs()).toHaveLength(1)
  await enforceAt(server, monthsAfter(again, 23))
  expect(await jobs()).toHaveLength(2)
})

test('the email says when the account is deleted and links to the login, and is not sent after a login', async () => {
  const { lastLogin, server } = await unused()
  await enforceAt(server, monthsAfter(lastLogin, 23))
  const mail = await lastMailOf(server, monthsAfter(lastLogin, 23) + 1)
  expect(mail).toMatchObject({ link: expect.stringMatching(/\/auth\/login\/candidate$/) as unknown })
  expect(mail?.subject).toContain('We’ll delete your account on January 1, 2032')

  const late = await unused()
  await enforceAt(late.server, monthsAfter(late.lastLogin, 23))
  await withStore(late.server, (db) =>
    db
      .updateTable('accounts')
      .set({ last_login_at: monthsAfter(late.lastLogin, 24) })
      .execute(),
  )
  expect((await lastMailOf(late.server, monthsAfter(late.lastLogin, 24)))?.subject).toMatch(/^Verify/)
})

/** Newest mail to the owner after a server has run at a given time. */
async function lastMailOf(place: Place, time: number) {
  const server = await startTestServer({ place })
  server.clock.now = time
  return (await server.mails(ada.emailAddress)).at(-1)
}
