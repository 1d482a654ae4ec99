import * as v from 'valibot'
import { expect, test } from 'vitest'
import { addressAt, searcherAt } from '../support/alerts/alerts.ts'
import { candidateAt, startWithPosting } from '../support/applications.ts'
import { startTestServer, type TestServer } from '../support/harness.ts'
import { runSql } from '../store/runSql.ts'

const subscribersOf = async (server: TestServer) =>
  v.parse(
    v.array(v.object({ account_id: v.nullable(v.string()), email_address: v.nullable(v.string()) })),
    await runSql(server, 'select account_id, email_address from subscribers'),
  )

test('confirming an address moves its searches into its account, and its link continues to work', async () => {
  const server = await startTestServer()
  const candidate = await searcherAt(server)
  await candidate.saved({ criteria: 'q=own' })
  const { act, confirmed } = addressAt(server, candidate.emailAddress)
  const token = await confirmed({ criteria: 'q=mailed', every: 'weekly' })

  expect(await candidate.searches()).toMatchObject([
    { criteria: 'q=mailed', every: 'weekly', state: 'active' },
    { criteria: 'q=own', state: 'active' },
  ])
  expect(await subscribersOf(server)).toMatchObject([{ email_address: null }])
  expect((await act('stopAlert', { token })).result).toEqual({})
  expect((await candidate.searches())[0]).toMatchObject({ criteria: 'q=mailed', state: 'ended' })
})

test('an account that verifies its address gets the alerts of the address, merged without duplicates', async () => {
  const { posting, server } = await startWithPosting()
  const { confirmed, emailAddress } = addressAt(server)
  await confirmed()
  await runSql(
    server,
    `insert into mailed_jobs (subscriber_id, posting_id, mailed_at) select id, '${posting.id}', 0 from subscribers`,
  )
  const candidate = await searcherAt(server, { emailAddress, isVerified: false })
  expect(await candidate.searches()).toEqual([])
  const verificationCode = await server.codeFor(emailAddress, 'Verify')
  await candidate.browser.call('verify', { emailAddress, verificationCode })

  expect(await candidate.searches()).toMatchObject([{ criteria: 'q=engine', state: 'active' }])
  expect(await subscribersOf(server)).toMatchObject([{ email_address: null }])
  expect(await runSql(server, 'select posting_id from mailed_jobs')).toEqual([{ posting_id: posting.id }])
})

test('an account keeps its 20 oldest searches when an address joins, and the older of two equal ones', async () => {
  const server = await startTestServer()
  const { confirmed, emailAddress } = addressAt(server)
  for (const criteria of ['q=old', 'q=same']) await confirmed({ criteria })
  const elsewhere = await searcherAt(server)
  for (let index = 0; index < 18; index += 1) await elsewhere.saved({ criteria: `q=engine${index}` })
  await elsewhere.saved({ criteria: 'q=same' })
  await elsewhere.saved({ criteria: 'q=newest' })
  await runSql(server, `update accounts set email_address = '${emailAddress}'`)
  await addressAt(server, emailAddress).confirmed({ criteria: 'q=later' })

  const criteria = (await elsewhere.searches()).map((each) => each.criteria)
  expect(criteria).toHaveLength(20)
  expect(criteria.slice(-2)).toEqual(['q=same', 'q=old'])
  expect(criteria).not.toContain('q=newest')
  expect(await subscribersOf(server)).toHaveLength(1)
})

test('unconfirmed alerts do not join an account, nor does anything join an employer', async () => {
  const server = await startTestServer()
  const { emailAddress, mails, request } = addressAt(server)
  await request()
  await mails()
  await candidateAt(server, { emailAddress })
  expect(await subscribersOf(server)).toMatchObject([{ account_id: null, email_address: emailAddress }])
})
