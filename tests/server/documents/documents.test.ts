import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { resumeCalls } from '../../../contract/resumes/calls.ts'
import { ask, candidateAt, startWithPosting } from '../support/applications.ts'
import { distDir } from '../support/jobPages.ts'
import { ask as askAboutResumes, resumesIn } from '../support/resumes/resumes.ts'

vi.setConfig({ testTimeout: 90_000 })

const MOST_CPU_MS = 1_500

/** Processor time of the server's thread during the work, in milliseconds. */
async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage()
  await work()
  const { system, user } = process.threadCpuUsage(before)
  return (system + user) / 1_000
}

const mina = { firstName: 'Zebulon', lastName: 'Quixworth' }

/** A resume of nearly the maximum size. */
const longest = {
  basics: { name: 'Zebulon Quixworth', email: 'z@example.com' },
  work: Array.from({ length: 90 }, () => ({ position: 'Carpenter', summary: `${'!'.repeat(9_989)}x` })),
}

test('A long redacted resume is rendered without delaying other calls, at once the second time, and with the name later.', async () => {
  const { employer, posting, server } = await startWithPosting({ hidesNames: true, openings: 5 })
  const candidate = await candidateAt(server, mina)
  const resume = await resumesIn(candidate.browser).create({ title: 'Long', document: longest })
  const { id, revision } = await candidate.start(posting.slug)
  await candidate.save(id, revision, { resume: { resumeId: resume.id }, letter: { text: 'I am Zebulon.' } })
  expect((await candidate.send(id, { type: 'submit' })).status).toBe(true)
  const read = async (name: 'applicantResume' | 'readApplicant') => {
    const answer = await ask(employer.browser, name, { id })
    expect(answer.http).toBe(200)
    return answer.text
  }

  expect(await cpuOf(() => read('applicantResume'))).toBeLessThan(MOST_CPU_MS)
  expect(await cpuOf(() => read('readApplicant'))).toBeLessThan(MOST_CPU_MS)
  const pdf = () => employer.browser.send('/api/employer/applicant-pdf', { body: JSON.stringify({ id }) })
  expect(await cpuOf(pdf)).toBeLessThan(MOST_CPU_MS)

  expect(await read('applicantResume')).toContain('Candidate 1')
  expect(await read('readApplicant')).not.toContain('Zebulon')
  await employer.answer(id, { type: 'advance', to: 'screening', message: 'Welcome, {{name}}.' })
  expect(await read('applicantResume')).toContain('Zebulon Quixworth')
  expect(await read('readApplicant')).toContain('I am Zebulon.')
})

test('A message sent after the application was rendered is shown, too.', async () => {
  const { employer, posting, server } = await startWithPosting({ hidesNames: true, openings: 5 })
  const candidate = await candidateAt(server, mina)
  const { id } = await candidate.applied(posting.slug)
  const messages = async () => JSON.stringify((await employer.look(id)).timeline)

  expect(await messages()).not.toContain('Monday')
  await candidate.send(id, { type: 'tell', message: 'Until Monday, Zebulon' })
  expect(await messages()).toContain('Until Monday, Candidate 1')
})

test('A client that requests too many resumes is refused with the reason, and others are not.', async () => {
  const { employer, posting, server } = await startWithPosting({ hidesNames: true, openings: 5 }, { distDir })
  const candidate = await candidateAt(server, mina)
  const { create } = resumesIn(candidate.browser)
  const links = []
  for (let count = 0; count < 24; count += 1) {
    const { id } = await create({ title: 'Long', document: longest })
    const shared = await askAboutResumes(candidate.browser, 'shareResume', { id, visibility: 'unlisted' })
    links.push(v.parse(resumeCalls.shareResume.result, shared.result).link)
  }
  const { id } = await candidate.applied(posting.slug)
  const pages = links.map((link) => fetch(`${server.base}${link}`))
  const { http } = await ask(employer.browser, 'readApplicant', { id })
  const answers = await Promise.all(pages)
  expect(http).toBe(200)
  const refused = answers.find(({ status }) => status === 503)
  expect(refused?.headers.get('Retry-After')).toBe('2')
  expect(await refused?.text()).toBe(
    'Too many resumes are being opened right now. Try again in a few seconds.',
  )
  expect(answers.some(({ status }) => status === 200)).toBe(true)
})
