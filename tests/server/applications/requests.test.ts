import * as v from 'valibot'
import { expect, test } from 'vitest'
import { applicationCalls } from '../../../contract/applications/calls.ts'
import { ask, candidateAt, startWithPosting } from '../support/applications.ts'
import { ask as askAboutResumes, named, resumesIn } from '../support/resumes/resumes.ts'

const pay = { amount: 3_650_000, currency: 'GBP', period: 'year' } as const

test('The list shows the question or offer while it is the candidate’s turn, and an accepted offer.', async () => {
  const { employer, posting, server } = await startWithPosting()
  const candidate = await candidateAt(server)
  const { id } = await candidate.applied(posting.slug)
  const request = async () => {
    const { result } = await ask(candidate.browser, 'listApplications', { group: 'home' })
    const listed = v.parse(applicationCalls.listApplications.result, result).items[0]?.request
    expect((await candidate.read(id)).request).toEqual(listed)
    return listed
  }
  expect(await request()).toBeNull()

  await employer.answer(id, { type: 'ask', message: 'Can you come on Monday?' })
  expect(await request()).toMatchObject({ type: 'ask', message: 'Can you come on Monday?' })

  await candidate.send(id, { type: 'reply', message: 'Yes.' })
  expect(await request()).toBeNull()

  await employer.answer(id, { type: 'offer', message: 'Join us.', pay, start: '2027-01-11' })
  expect(await request()).toMatchObject({ type: 'offer', pay, start: '2027-01-11' })

  await candidate.send(id, { type: 'accept' })
  expect(await request()).toMatchObject({ type: 'offer', pay, start: '2027-01-11' })
})

test('The list says if the candidate has a resume that is not in the trash.', async () => {
  const { server } = await startWithPosting()
  const candidate = await candidateAt(server)
  const has = async () =>
    v.parse(
      applicationCalls.listApplications.result,
      (await ask(candidate.browser, 'listApplications')).result,
    ).hasResume
  expect(await has()).toBe(false)
  const { id } = await resumesIn(candidate.browser).create({ title: 'Engines', document: named('Ada Byron') })
  expect(await has()).toBe(true)
  await askAboutResumes(candidate.browser, 'trashResume', { id })
  expect(await has()).toBe(false)
})

test('after a hire both sides read each other’s messages, the end keeps its date, and the emails name the author', async () => {
  const { employer, posting, server } = await startWithPosting()
  const candidate = await candidateAt(server)
  const { id } = await candidate.applied(posting.slug)
  await employer.answer(id, { type: 'offer', message: 'Join us.', pay })
  await candidate.send(id, { type: 'accept' })
  const { endedAt } = await candidate.read(id)
  server.clock.now += 86_400_000

  expect(await employer.answer(id, { type: 'tell', message: 'Come at nine.' })).toMatchObject({ http: 200 })
  expect(await candidate.send(id, { type: 'tell', message: 'See you then.' })).toMatchObject({ http: 200 })
  const { endedAt: endedAtLater, state, timeline } = await candidate.read(id)
  expect(timeline.slice(-2).map(({ actor, message }) => [actor, message])).toEqual([
    ['employer', 'Come at nine.'],
    ['candidate', 'See you then.'],
  ])
  expect({ endedAt: endedAtLater, state }).toEqual({ endedAt, state: 'hired' })
  const { result } = await ask(candidate.browser, 'listApplications', { group: 'closed' })
  expect(result).toMatchObject({ items: [{ id, endedAt, can: ['tell'] }] })
  expect(await employer.answer(id, { type: 'ask', message: 'Which size?' })).toMatchObject({ http: 409 })
})
