import * as v from 'valibot'
import { expect, test } from 'vitest'
import { applicationCalls } from '../../../contract/applications/calls.ts'
import { ask, candidateAt, startWithPosting } from '../support/applications.ts'
import { ask as askAboutResumes, named, resumesIn } from '../support/resumes/resumes.ts'

const pay = { amount: 3_650_000, currency: 'GBP', period: 'year' } as const

test('the list says what was asked or offered while it is the candidate’s turn, and the offer once it is accepted', async () => {
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

test('the list says whether the candidate has a resume outside the trash', async () => {
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
