import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { colleagueOf, ownerAt } from '../../support/companies.ts'
import { deleteIn } from '../../support/deleting.ts'
import { startHosted } from '../../support/hosted.ts'
import { minutes, startTestServer } from '../../support/harness.ts'
import { operatorAt } from '../../support/operators.ts'
import { ask } from '../../support/postings.ts'
import { isOnPostgres } from '../../support/databases.ts'
import { joined, listenTo, signedIn, startWithApplication } from './listening.ts'

const ended = 'The session has ended.'
const wrongToken = 'The access token has expired, or this server did not sign it.'

test('A channel closes when its session ends on another device.', async () => {
  const { candidate, candidateClient, application, publicKey, server } = await startWithApplication()
  const topic = `application:${application.reference}`
  const here = await joined(candidateClient, topic)
  const other = await signedIn(server, publicKey, candidate.emailAddress, 'candidate')
  const there = await joined(other, topic)

  await other.auth.signOut({ scope: 'others' })
  await here.reports('CLOSED')
  expect(here.heard.system).toEqual([ended])
  expect(here.heard.codes).toEqual(['sessionEnded'])
  expect(there.heard.statuses).toEqual(['SUBSCRIBED'])
})

test('A channel closes with a logout of its own client.', async () => {
  const { candidateClient, application } = await startWithApplication()
  const { reports } = await joined(candidateClient, `application:${application.reference}`)
  await candidateClient.auth.signOut({ scope: 'local' })
  await reports('CLOSED')
})

test('A member who is removed loses the channels of the company at once, but not the one of the account, and another keeps them.', async () => {
  const { publicKey, server } = await startHosted()
  const owner = await ownerAt(server)
  const colleague = await colleagueOf(server, owner)
  const { result } = await ask(owner.browser, 'createPosting', { title: 'Painter' })
  const { id } = v.parse(v.looseObject({ id: v.string() }), result)
  const [theirs, own] = [
    await signedIn(server, publicKey, colleague.emailAddress, 'employer'),
    await signedIn(server, publicKey, owner.emailAddress, 'employer'),
  ]
  const lost = [await joined(theirs, 'company'), await joined(theirs, `posting:${id}`)]
  const kept = [await joined(own, 'company'), await joined(theirs, 'account')]

  await owner.ask('removeMember', { id: await colleague.id() })
  for (const { heard, reports } of lost) {
    await reports('CLOSED')
    expect(heard.system).toEqual(['This account may no longer read the channel.'])
  }
  for (const { heard } of kept) expect(heard.statuses).toEqual(['SUBSCRIBED'])
  const again = listenTo(theirs, 'company')
  await again.reports('CHANNEL_ERROR')
})

test('The channels of a deleted account close, and its access token joins none.', async () => {
  const { candidate, candidateClient, application } = await startWithApplication()
  const topic = `application:${application.reference}`
  const { heard, reports } = await joined(candidateClient, topic)
  await deleteIn(candidate.browser)
  await reports('CLOSED')
  expect(heard.system).toEqual([ended])
  const again = listenTo(candidateClient, topic)
  await again.reports('CHANNEL_ERROR')
  expect(again.heard.errors).toEqual([ended])
})

test('A channel closes when its access token expires.', async () => {
  const { candidateClient, application, server } = await startWithApplication()
  const { heard, reports } = await joined(candidateClient, `application:${application.reference}`)
  // Keeps the heartbeats going, so that only the token expires.
  for (let minute = 0; minute < 16; minute += 1) {
    server.clock.now += minutes(0.9)
    await candidateClient.realtime.sendHeartbeat()
    await vi.waitUntil(() => candidateClient.realtime.pendingHeartbeatRef === null)
  }
  server.clock.now += minutes(0.8)
  await reports('CLOSED')
  expect(heard.system).toEqual([wrongToken])
})

test('A renewed access token keeps a channel open after the first one expires.', async () => {
  const { application, candidateClient, employer, server } = await startWithApplication()
  const { reference, id } = application
  const { heard, isTold } = await joined(candidateClient, `application:${reference}`)
  for (let minute = 0; minute < 20; minute += 1) {
    server.clock.now += minutes(0.9)
    if (minute === 10) expect((await candidateClient.auth.refreshSession()).error).toBeNull()
    await candidateClient.realtime.sendHeartbeat()
    await vi.waitUntil(() => candidateClient.realtime.pendingHeartbeatRef === null)
  }
  await employer.answer(id, { type: 'ask', message: 'A word to you.' })
  await isTold({ kind: 'application', reference })
  expect(heard.statuses).toEqual(['SUBSCRIBED'])
})

test('A token of another account keeps a channel open only if that account can read it too.', async () => {
  const { application, employerClient, candidateClient, employer } = await startWithApplication()
  const { id, reference } = application
  const both = await joined(candidateClient, `application:${reference}`)
  const company = await joined(employerClient, 'company')
  const tokenOf = async (client: typeof employerClient) =>
    (await client.auth.getSession()).data.session?.access_token ?? ''
  const [theirs, own] = [await tokenOf(employerClient), await tokenOf(candidateClient)]

  await candidateClient.realtime.setAuth(theirs)
  await employerClient.realtime.setAuth(own)
  await company.reports('CLOSED')
  await employer.answer(id, { type: 'ask', message: 'A word to you.' })
  await both.isTold({ kind: 'application', reference })
})

test('The newest connections of an account replace its oldest, which do not reconnect.', async () => {
  const { candidate, application, publicKey, server } = await startWithApplication()
  const listenings: Awaited<ReturnType<typeof joined>>[] = []
  for (let count = 0; count < 9; count += 1) {
    const client = await signedIn(server, publicKey, candidate.emailAddress, 'candidate')
    listenings.push(await joined(client, `application:${application.reference}`))
  }
  await listenings[0]?.reports('CLOSED')
  expect(listenings[0]?.heard.system).toEqual([
    'Another connection of this account has taken the place of this one.',
  ])
  expect(listenings[0]?.heard.codes).toEqual(['replaced'])
  expect(listenings.slice(1).every(({ heard }) => heard.statuses.join() === 'SUBSCRIBED')).toBe(true)
})

test('A revoked key ends the connections that it opened.', async () => {
  const { candidateClient, application, server } = await startWithApplication()
  const { reports } = await joined(candidateClient, `application:${application.reference}`)
  const keys = await operatorAt(server)('key', 'list')
  const [id = ''] = /[0-9a-f-]{36}/.exec(keys) ?? []
  await operatorAt(server)('key', 'revoke', id)
  server.clock.now += 10_000
  await reports('CHANNEL_ERROR')
})

test.runIf(isOnPostgres())(
  'A change by one server is published, and access lost by it ends, on another one.',
  async () => {
    const { application, candidate, candidateClient, employer, publicKey, server } =
      await startWithApplication()
    const other = await startTestServer({ place: server, env: { HOSTED_API: 'on' } })
    const client = await signedIn(other, publicKey, candidate.emailAddress, 'candidate')
    const { isTold, reports } = await joined(client, `application:${application.reference}`)
    await employer.answer(application.id, { type: 'ask', message: 'A word to you.' })
    await isTold({ kind: 'application', reference: application.reference })
    await candidateClient.auth.signOut({ scope: 'others' })
    await reports('CLOSED')
  },
)
