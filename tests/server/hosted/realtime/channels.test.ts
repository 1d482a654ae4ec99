import { expect, test } from 'vitest'
import { clientOf, startHosted } from '../../support/hosted.ts'
import { candidateAt } from '../../support/applications.ts'
import { searcherAt } from '../../support/alerts/alerts.ts'
import { tellCompany } from '../../support/companies.ts'
import { employerAt } from '../../support/postings.ts'
import { joined, listenTo, signedIn, startWithApplication } from './listening.ts'

const message = 'A word to you.'
const unknown = 'There is no such channel, or this account may not read it.'

test('A channel reports a changed application to both sides, without its content.', async () => {
  const { application, candidateClient, employer, employerClient } = await startWithApplication()
  const { id, reference } = application
  const [own, theirs] = [
    await joined(candidateClient, `application:${reference}`),
    await joined(employerClient, `application:${reference}`),
  ]
  await employer.answer(id, { type: 'ask', message })
  await own.isTold({ kind: 'application', reference })
  await theirs.isTold({ kind: 'application', reference })
  expect(JSON.stringify([own.heard, theirs.heard])).not.toContain(message)
})

test('A channel reports a changed job post and a changed company to its members.', async () => {
  const { employer, employerClient, posting } = await startWithApplication()
  const [post, company] = [
    await joined(employerClient, `posting:${posting.id}`),
    await joined(employerClient, 'company'),
  ]
  await employer.send(posting.id, { type: 'pause' })
  await post.isTold({ kind: 'posting', id: posting.id })
  expect(company.heard.changes).toEqual([])
  post.forget()
  await tellCompany(employer.browser, { about: 'Engines.' })
  await company.isTold({ kind: 'company' })
})

test('The channel of an account reports all that it may read, and nothing else.', async () => {
  const { application, candidateClient, employer, employerClient, posting, publicKey, server } =
    await startWithApplication()
  const searcher = await searcherAt(server)
  const [own, theirs, other] = [
    await joined(candidateClient, 'account'),
    await joined(employerClient, 'account'),
    await joined(await signedIn(server, publicKey, searcher.emailAddress, 'candidate'), 'account'),
  ]
  const { id, reference } = application
  const applicationChange = { kind: 'application', reference } as const
  await employer.answer(id, { type: 'ask', message })
  await own.isTold(applicationChange)
  await employer.send(posting.id, { type: 'pause' })
  await tellCompany(employer.browser, { about: 'Engines.' })
  for (const change of [applicationChange, { kind: 'posting', id: posting.id }, { kind: 'company' }] as const)
    await theirs.isTold(change)
  const search = { kind: 'savedSearch', id: (await searcher.saved()).id } as const
  await other.isTold(search)
  expect(own.heard.changes).toEqual([applicationChange])
  expect(other.heard.changes).toEqual([search])
})

test('A rejection that can be undone is not reported to the candidate.', async () => {
  const { application, candidateClient, employer, employerClient } = await startWithApplication()
  const { id, reference } = application
  const [own, theirs] = [
    await joined(candidateClient, `application:${reference}`),
    await joined(employerClient, `application:${reference}`),
  ]
  await employer.answer(id, { type: 'reject', reason: 'skills', message })
  await theirs.isTold({ kind: 'application', reference })
  await employer.answer(id, { type: 'undo' })
  await employer.answer(id, { type: 'ask', message })
  await own.isTold({ kind: 'application', reference })
  expect(own.heard.changes).toHaveLength(1)
})

test('A client with protocol 1.0.0 joins, receives changes, and leaves.', async () => {
  const { employer, posting, publicKey, server } = await startWithApplication()
  const client = await signedIn(server, publicKey, employer.emailAddress, 'employer', { vsn: '1.0.0' })
  const listening = await joined(client, `posting:${posting.id}`)
  await employer.send(posting.id, { type: 'pause' })
  await listening.isTold({ kind: 'posting', id: posting.id })
  expect(await client.removeChannel(listening.channel)).toBe('ok')
})

test('A channel that was left reports nothing, and can be joined again.', async () => {
  const { employer, employerClient, posting } = await startWithApplication()
  const topic = `posting:${posting.id}`
  const left = await joined(employerClient, topic)
  const company = await joined(employerClient, 'company')
  expect(await employerClient.removeChannel(left.channel)).toBe('ok')
  await employer.send(posting.id, { type: 'pause' })
  await tellCompany(employer.browser, { about: 'Engines.' })
  await company.isTold({ kind: 'company' })
  expect(left.heard.changes).toEqual([])
  const again = await joined(employerClient, topic)
  await employer.send(posting.id, { type: 'resume' })
  await again.isTold({ kind: 'posting', id: posting.id })
})

test('Another person’s channel, a draft’s, and an unknown one are refused alike.', async () => {
  const { application, candidate, employer, employerClient, posting, publicKey, server } =
    await startWithApplication()
  const [stranger, foreign] = [await candidateAt(server), await employerAt(server)]
  const draft = await stranger.start((await employer.published({ title: 'Stage Painter' })).slug)
  const clients = {
    stranger: await signedIn(server, publicKey, stranger.emailAddress, 'candidate'),
    foreign: await signedIn(server, publicKey, foreign.emailAddress, 'employer'),
    candidate: await signedIn(server, publicKey, candidate.emailAddress, 'candidate'),
    employer: employerClient,
  }
  for (const [who, topic] of [
    ['stranger', `application:${application.reference}`],
    ['foreign', `application:${application.reference}`],
    ['foreign', `posting:${posting.id}`],
    ['candidate', `posting:${posting.id}`],
    ['candidate', 'company'],
    ['employer', `application:${draft.reference}`],
    ['employer', 'application:ABC-DEF'],
    ['employer', `posting:${crypto.randomUUID()}`],
    ['employer', 'room1'],
  ] as const) {
    const listening = listenTo(clients[who], topic)
    await listening.reports('CHANNEL_ERROR')
    expect(listening.heard.errors, `${who} ${topic}`).toEqual([unknown])
  }
})

test('A client without a login cannot join a channel.', async () => {
  const { publicKey, server } = await startHosted()
  const listening = listenTo(clientOf(server, publicKey), 'company')
  await listening.reports('CHANNEL_ERROR')
  expect(listening.heard.errors).toEqual(['The access token has expired, or this server did not sign it.'])
  await listening.channel.unsubscribe()
})
