import { expect, test, vi } from 'vitest'
import { canonicalCriteria } from '../../../contract/alerts/savedSearch.ts'
import { criteriaIn, searchOf } from '../../../contract/search/address.ts'
import { jobs } from '../../../server/calls/search/jobs.ts'
import {
  addAccount,
  addSubscriber,
  publishAt,
  saveSearch,
  startAlerts,
} from '../support/alerts/alertWorld.ts'
import { choosing, madeUpPosting } from '../support/market.ts'
import { randomCriteria } from '../support/search/randomCriteria.ts'

vi.setConfig({ testTimeout: 180_000 })

const HOUR = 3_600_000
const DAY = 24 * HOUR

const linksIn = ({ html }: { readonly html: string }) =>
  [...html.matchAll(/<h2[^>]*>\s*<a[^>]*href="[^"]*\/jobs\/([^"]+)"/g)].map(([, slug]) => slug)

test('Two servers that match and deliver at once mail each job once to each recipient.', async () => {
  const { alerts, clock, company, db, mailing, matching, publish, sent } = await startAlerts()
  const other = matching()
  const recipients: string[] = []
  for (let number = 0; number < 60; number += 1) {
    const { emailAddress, id } = await addSubscriber(db)
    recipients.push(emailAddress)
    for (const criteria of ['', 'q=builder', 'q=engine', 'place=London']) {
      await saveSearch(db, id, { criteria, every: number % 2 === 0 ? 'instant' : 'daily' })
    }
  }
  const works = await company()
  const slugs: string[] = []
  for (let round = 0; round < 4; round += 1) {
    for (let number = 0; number < 5; number += 1) slugs.push(await publish(works))
    await Promise.all([alerts.work(), other.work()])
    clock.now += DAY
    await Promise.all([alerts.work(), other.work(), mailing.work()])
  }
  await mailing.work()
  const named = sent.flatMap((mail) => linksIn(mail).map((slug) => `${mail.recipient} ${slug}`))
  expect(named.toSorted()).toEqual(
    recipients.flatMap((recipient) => slugs.map((slug) => `${recipient} ${slug}`)).toSorted(),
  )
})

test('An account or a search deleted during a run gets no more emails.', async () => {
  const { alerts, clock, company, db, mailing, publish, sent } = await startAlerts()
  const gone: string[] = []
  const staying: string[] = []
  const searches: string[] = []
  for (let number = 0; number < 150; number += 1) {
    const emailAddress = `zelda${number}@people.example`
    const accountId = await addAccount(db, emailAddress)
    const { id } = await addSubscriber(db, { accountId })
    const search = await saveSearch(db, id, { every: 'daily' })
    if (number % 3 === 0) gone.push(accountId)
    else if (number % 3 === 1) searches.push(search)
    else staying.push(emailAddress)
  }
  await publish(await company())
  await alerts.work()
  clock.now += DAY
  const run = alerts.work()
  for (const id of gone) await db.deleteFrom('accounts').where('id', '=', id).execute()
  for (const id of searches) await db.deleteFrom('saved_searches').where('id', '=', id).execute()
  await run
  await mailing.work()
  expect(sent.map(({ recipient }) => recipient).toSorted()).toEqual(staying.toSorted())
})

test('Alerts of a day name the jobs that the job search finds for that day, for 500 random criteria.', async () => {
  const { clock, company, db, reader, run } = await startAlerts()
  const chance = choosing(2030)
  const companies = [await company(), await company({ repliesOnTime: true })] as const
  const searches: { readonly subscriber: string; readonly criteria: string }[] = []
  for (let number = 0; number < 500; number += 1) {
    const { id } = await addSubscriber(db)
    const criteria = canonicalCriteria(searchOf(randomCriteria(chance)))
    searches.push({ subscriber: id, criteria })
    await saveSearch(db, id, { criteria, every: 'daily' })
  }
  for (let number = 0; number < 30; number += 1)
    await publishAt(db, {
      companyId: chance.one(companies),
      content: madeUpPosting(chance),
      at: (clock.now += 60_000),
    })
  await run()
  clock.now += DAY
  await run()

  const mailed = Map.groupBy(
    await db.selectFrom('mailed_jobs').select(['subscriber_id', 'posting_id']).execute(),
    ({ subscriber_id: id }) => id,
  )
  let found = 0
  for (const { criteria, subscriber } of searches) {
    const given = await jobs(
      { db: reader, now: clock.now },
      { ...criteriaIn(criteria), sort: 'newest', posted: 3, limit: 50 },
    )
    const slugs = given.jobs.map(({ slug }) => slug).toSorted()
    found += slugs.length
    const named = (mailed.get(subscriber) ?? []).map(({ posting_id: id }) => id).toSorted()
    expect([criteria, named]).toEqual([criteria, slugs])
  }
  expect(found).toBeGreaterThan(500)
  expect(await db.selectFrom('alert_matches').selectAll().execute()).toEqual([])
})
