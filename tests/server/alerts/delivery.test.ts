import { describe, expect, test, vi } from 'vitest'
import type { Database } from '../../../server/store/schema.ts'
import { JobFailed, PermanentFailure } from '../../../server/work/failures.ts'
import {
  addAccount,
  addMatched,
  addSubscriber,
  saveSearch,
  startAlerts,
} from '../support/alerts/alertWorld.ts'
import { completePosting } from '../support/postings.ts'

vi.setConfig({ testTimeout: 60_000 })

const HOUR = 3_600_000

/** Titles of the jobs in a mail, from its headings. */
const titlesIn = ({ html }: { readonly html: string }) =>
  [...html.matchAll(/<h2[^>]*>\s*<a[^>]*>([^<]*)<\/a>/g)].map(([, title]) => title)

const rowsIn = async (db: Database, table: 'alert_matches' | 'mailed_jobs') =>
  (await db.selectFrom(table).select('posting_id').execute()).length

type Change = (db: Database, job: string, subscriber: string) => Promise<unknown>

const close: Change = (db, job) =>
  db.updateTable('postings').set({ state: 'closed', outcome: 'cancelled' }).where('id', '=', job).execute()

const companyOf = (db: Database, job: string) =>
  db.selectFrom('postings').select('company_id').where('id', '=', job).executeTakeFirstOrThrow()

const suspend: Change = async (db, job) => {
  const { company_id: id } = await companyOf(db, job)
  await db.updateTable('companies').set({ suspended_at: 1 }).where('id', '=', id).execute()
}

const hideJob: Change = (db, job, subscriber) =>
  db.insertInto('hidden_jobs').values({ subscriber_id: subscriber, posting_id: job, hidden_at: 1 }).execute()

const hideCompany: Change = async (db, job, subscriber) => {
  const { company_id: id } = await companyOf(db, job)
  await db
    .insertInto('hidden_companies')
    .values({ subscriber_id: subscriber, company_id: id, hidden_at: 1 })
    .execute()
}

const rewrite: Change = (db, job) =>
  db
    .updateTable('postings')
    .set({
      content: JSON.stringify({ ...completePosting, title: 'Carpenter', description: 'Wood. '.repeat(20) }),
      revision: 2,
    })
    .where('id', '=', job)
    .execute()

describe('A job alert', () => {
  test('names a new job that its search finds, once.', async () => {
    const { company, db, publish, run, sent } = await startAlerts()
    const { emailAddress, id } = await addSubscriber(db)
    await saveSearch(db, id, { criteria: 'q=engine+builder' })
    const works = await company()
    await publish(works)
    await publish(works, { title: 'Stage carpenter', description: 'Wood. '.repeat(20) })
    await run()
    expect(sent).toMatchObject([
      { recipient: emailAddress, subject: '1 new job for “engine builder” | Jobgrove' },
    ])
    expect(sent.map(titlesIn)).toEqual([['Engine Builder']])
    await run()
    expect(sent).toHaveLength(1)
    expect(await rowsIn(db, 'alert_matches')).toBe(0)
    expect(await rowsIn(db, 'mailed_jobs')).toBe(1)
  })

  test('of an account is sent to its address, and stops by one click in the mail program.', async () => {
    const { company, db, links, publish, run, sent } = await startAlerts()
    const { id } = await addSubscriber(db, { accountId: await addAccount(db, 'zelda@people.example') })
    const searchId = await saveSearch(db, id)
    await publish(await company())
    await run()
    const token = links.tokenOf({ purpose: 'manage', searchId })
    expect(sent).toMatchObject([
      { recipient: 'zelda@people.example', stop: `https://jobs.example/alerts/${token}/stop` },
    ])
    expect(sent[0]?.text).toContain(`https://jobs.example/alerts/${token}\n`)
    expect(sent[0]?.text).toMatch(new RegExp(`Less like this: https://jobs\\.example/alerts/${token}\\?job=`))
  })

  test('never names a job twice to one recipient, whichever searches find it.', async () => {
    const { company, db, publish, run, sent } = await startAlerts()
    const { id } = await addSubscriber(db)
    await saveSearch(db, id, { criteria: 'q=engine' })
    await saveSearch(db, id, { criteria: 'q=builder' })
    await saveSearch(db, id, { criteria: '', every: 'daily' })
    await publish(await company())
    await run()
    expect(sent.map(titlesIn)).toEqual([['Engine Builder']])
  })

  test('with 10,000 jobs shows the newest 20 and links the rest, and names none of them again.', async () => {
    const { clock, company, db, publish, run, sent } = await startAlerts()
    const { id } = await addSubscriber(db)
    const search = await saveSearch(db, id, { criteria: 'q=engine', every: 'daily' })
    const works = await company()
    const titles = Array.from({ length: 9_999 }, (_, index) => `Engine ${index + 1}`)
    await addMatched(db, search, { companyId: works, titles, at: clock.now - 10_000 })
    await publish(works, { title: 'Engine 10000' })
    await run()
    expect(sent).toEqual([])
    clock.now += 24 * HOUR
    await run()
    expect(sent).toMatchObject([
      {
        subject: '10,000 new jobs for “engine” | Jobgrove',
        link: 'https://jobs.example/jobs?q=engine&sort=newest',
      },
    ])
    expect(sent.flatMap(titlesIn)).toEqual(
      Array.from({ length: 20 }, (_, index) => `Engine ${10_000 - index}`),
    )
    expect(sent[0]?.text).toContain('Here are the newest 20.')
    expect(sent[0]?.html).toContain('See all 10,000 new jobs')
    expect(sent[0]?.html.length).toBeLessThan(100_000)
    expect(await rowsIn(db, 'mailed_jobs')).toBe(10_000)
    clock.now += 24 * HOUR
    await run()
    expect(sent).toHaveLength(1)
  })

  test('is not sent on a day without a match.', async () => {
    const { clock, company, db, publish, run, sent } = await startAlerts()
    const { id } = await addSubscriber(db)
    await saveSearch(db, id, { criteria: 'q=carpenter', every: 'daily' })
    await publish(await company())
    for (let day = 0; day < 3; day += 1) {
      clock.now += 24 * HOUR
      await run()
    }
    expect(sent).toEqual([])
  })

  test('comes at the earliest 4 hours after the last one, and names all jobs since then.', async () => {
    const { clock, company, db, publish, run, sent } = await startAlerts()
    const { id } = await addSubscriber(db)
    await saveSearch(db, id)
    const works = await company()
    await publish(works, { title: 'First' })
    await run()
    await publish(works, { title: 'Second' })
    await run()
    clock.now += HOUR
    await publish(works, { title: 'Third' })
    await run()
    expect(sent.map(titlesIn)).toEqual([['First']])
    clock.now += 3 * HOUR + 60_000
    await run()
    expect(sent.map(titlesIn)).toEqual([['First'], ['Third', 'Second']])
  })

  test.each([
    ['closed', close],
    ['of a company that is suspended', suspend],
    ['hidden', hideJob],
    ['of a company that is hidden', hideCompany],
    ['edited, so that the search does not find it any more', rewrite],
  ] as const)('leaves out a job that is %s before it is due.', async (_, change) => {
    const { clock, company, db, publish, run, sent } = await startAlerts()
    const { id } = await addSubscriber(db)
    await saveSearch(db, id, { criteria: 'q=builder', every: 'daily' })
    const job = await publish(await company())
    await run()
    expect(await rowsIn(db, 'alert_matches')).toBe(1)
    await change(db, job, id)
    clock.now += 24 * HOUR
    await run()
    expect(sent).toEqual([])
    expect(await rowsIn(db, 'alert_matches')).toBe(0)
  })

  test.each([
    ['closed', close],
    ['of a company that is suspended', suspend],
    ['hidden', hideJob],
  ] as const)('is generated when it is sent: a job that is %s by then is left out.', async (_, change) => {
    const { alerts, company, db, mailing, publish, sent } = await startAlerts()
    const { id } = await addSubscriber(db)
    await saveSearch(db, id)
    const works = await company()
    const job = await publish(works, { title: 'Gone' })
    const other = await publish(await company({ name: 'Fernhill' }), { title: 'There' })
    await alerts.work()
    await change(db, job, id)
    await mailing.work()
    expect(sent.map(titlesIn)).toEqual([['There']])
    expect(sent[0]?.subject).toMatch(/^1 new job /)
    expect(sent[0]?.html).toContain(other)
  })

  test.each(['paused', 'bouncing', 'unconfirmed', 'ended'] as const)(
    'is not sent for a search that is %s.',
    async (state) => {
      const { company, db, publish, run, sent } = await startAlerts()
      const { id } = await addSubscriber(db)
      await saveSearch(db, id, { state })
      await publish(await company())
      await run()
      expect([sent, await rowsIn(db, 'alert_matches')]).toEqual([[], 0])
    },
  )

  test('continues while its owner is asked whether to keep it.', async () => {
    const { company, db, publish, run, sent } = await startAlerts()
    const { id } = await addSubscriber(db)
    await saveSearch(db, id, { state: 'asked' })
    await publish(await company())
    await run()
    expect(sent).toHaveLength(1)
  })

  test.each([
    ['a demo', { is_demo: 1 }],
    ['not verified', { verified_at: null }],
    ['to be erased', { erase_at: 1 }],
  ])('is not sent to an account that is %s.', async (_, more) => {
    const { company, db, publish, run, sent } = await startAlerts()
    const { id } = await addSubscriber(db, { accountId: await addAccount(db, 'zelda@people.example', more) })
    await saveSearch(db, id)
    await publish(await company())
    await run()
    expect(sent).toEqual([])
  })

  test.each([
    ['an account', true, 'bouncing'],
    ['an address without an account', false, 'ended'],
  ])('to a mailbox that does not exist ends the emails of %s.', async (_, hasAccount, state) => {
    const { company, db, publish, refusal, run, sent } = await startAlerts()
    const { id } = await addSubscriber(
      db,
      hasAccount ? { accountId: await addAccount(db, 'zelda@people.example') } : {},
    )
    await saveSearch(db, id)
    const works = await company()
    await publish(works)
    refusal.error = new PermanentFailure('EENVELOPE 550')
    await run()
    const stored = () => db.selectFrom('saved_searches').select(['state', 'due_at']).executeTakeFirstOrThrow()
    expect(await stored()).toEqual({ state, due_at: null })
    refusal.error = undefined
    await publish(works)
    await run()
    expect(sent).toEqual([])
  })

  test('that temporarily cannot be delivered changes nothing, and is sent later.', async () => {
    const { clock, company, db, publish, refusal, run, sent } = await startAlerts()
    const { id } = await addSubscriber(db)
    await saveSearch(db, id)
    await publish(await company())
    refusal.error = new JobFailed('ETIMEDOUT')
    await run()
    expect(await db.selectFrom('saved_searches').select('state').execute()).toEqual([{ state: 'active' }])
    refusal.error = undefined
    clock.now += 120_000
    await run()
    expect(sent).toHaveLength(1)
  })

  test('names no job of a demo company, and none that was published before the search was saved.', async () => {
    const { clock, company, db, publish, run, sent } = await startAlerts()
    const { id } = await addSubscriber(db)
    await publish(await company({ isDemo: true }))
    await publish(await company())
    await saveSearch(db, id, { at: clock.now + 1 })
    await run()
    expect(sent).toEqual([])
  })

  test.each(['subscribers', 'saved_searches'] as const)(
    'is not sent once its row of %s is deleted, although its email is queued.',
    async (table) => {
      const { alerts, company, db, mailing, publish, sent } = await startAlerts()
      const { id } = await addSubscriber(db)
      await saveSearch(db, id)
      await publish(await company())
      await alerts.work()
      await db.deleteFrom(table).execute()
      await mailing.work()
      expect(sent).toEqual([])
      expect(await db.selectFrom('jobs').selectAll().execute()).toEqual([])
    },
  )
})
