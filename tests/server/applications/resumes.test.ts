// @module-tag invariant
import { createHash } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { ask, candidateAt, startWithPosting } from '../support/applications.ts'
import { withStore } from '../support/databases.ts'
import { days, matching, type Browser } from '../support/harness.ts'
import { employerAt } from '../support/postings.ts'
import { opened, textIn } from '../support/resumes/pdf.ts'
import { ask as askAboutResumes, named, resumesIn } from '../support/resumes/resumes.ts'

vi.setConfig({ testTimeout: 60_000 })

/** PDF of the sent resume as one side receives it. */
async function sentTo(
  browser: Browser,
  call: 'candidate/application-pdf' | 'employer/applicant-pdf',
  id: string,
) {
  const answer = await browser.send(`/api/${call}`, { body: JSON.stringify({ id }) })
  expect(answer.status).toBe(200)
  return { name: answer.headers.get('Content-Disposition'), bytes: Buffer.from(await answer.bytes()) }
}

test('A sent resume stays unchanged when its original is changed or deleted.', async () => {
  const { employer, posting, server } = await startWithPosting()
  const candidate = await candidateAt(server)
  const { create, save, versions } = resumesIn(candidate.browser)
  const resume = await create({ title: 'For those who pay less', document: named('Ada Byron') })
  const { id, revision } = await candidate.start(posting.slug)
  expect((await candidate.save(id, revision, { resume: { resumeId: resume.id } })).result).toMatchObject({
    missing: [],
  })
  // The content at the time of sending counts.
  await save(resume.id, 1, named('Ada Lovelace'), resume.title)
  expect((await candidate.send(id, { type: 'submit' })).status).toBe(true)

  const { sent } = await candidate.read(id)
  expect(sent?.resume).toEqual({
    fileId: null,
    name: 'Ada-Lovelace-Resume.pdf',
    digest: createHash('sha256')
      .update(JSON.stringify(named('Ada Lovelace')))
      .digest('hex'),
  })
  expect((await employer.look(id)).sent).toEqual(sent)
  const seen = await ask(employer.browser, 'readApplicant', { id })
  expect(seen.text).not.toContain('pay less')
  const first = await sentTo(employer.browser, 'employer/applicant-pdf', id)
  expect(first.name).toContain('Ada-Lovelace-Resume.pdf')
  expect(await textIn(await opened(first.bytes))).toBe('Ada Lovelace')
  expect((await sentTo(candidate.browser, 'candidate/application-pdf', id)).bytes.equals(first.bytes)).toBe(
    true,
  )

  const read = async () => (await ask(employer.browser, 'applicantResume', { id })).result
  const text = await read()
  expect(text).toMatchObject({ language: 'en', name: { text: 'Ada Lovelace' } })
  expect((await candidate.read(id)).openings).toMatchObject([{ what: ['application', 'resume'] }])

  server.clock.now += days(3)
  await save(resume.id, 2, named('Somebody'), 'Other')
  expect((await versions(resume.id)).map(({ revision: at, wasSent }) => [at, wasSent])).toEqual([
    [3, false],
    [2, true],
  ])
  await askAboutResumes(candidate.browser, 'trashResume', { id: resume.id })
  expect((await askAboutResumes(candidate.browser, 'deleteResume', { id: resume.id })).status).toBe(true)
  await employer.answer(id, { type: 'advance', to: 'screening' })

  expect((await candidate.read(id)).sent).toEqual(sent)
  expect((await sentTo(employer.browser, 'employer/applicant-pdf', id)).bytes.equals(first.bytes)).toBe(true)
  expect(await read()).toEqual(text)
  const stranger = await employerAt(server)
  for (const call of ['applicantPdf', 'applicantResume'] as const) {
    const theirs = await ask(stranger.browser, call, { id })
    expect(theirs).toMatchObject({ http: 404 })
    expect(theirs.text).toBe((await ask(stranger.browser, call, { id: 'unknown' })).text)
  }
  expect((await ask((await candidateAt(server)).browser, 'applicationPdf', { id })).http).toBe(404)

  await server.close()
  const row = await withStore(server, (db) =>
    db.selectFrom('applications').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  )
  expect(row.snapshot_hash).toBe(
    createHash('sha256')
      .update(row.snapshot ?? '')
      .digest('hex'),
  )
})

test('A resume that is in the trash, deleted or another person’s can be neither selected nor sent.', async () => {
  const { posting, server } = await startWithPosting()
  const candidate = await candidateAt(server)
  const other = await candidateAt(server)
  const mine = await resumesIn(candidate.browser).create()
  const theirs = await resumesIn(other.browser).create()
  const { id, revision } = await candidate.start(posting.slug)
  const refused = { status: false, error: { fields: { resume: matching(/was deleted/) } } }
  const choose = async (resumeId: string) =>
    candidate.save(id, (await candidate.read(id)).revision, { resume: { resumeId } })

  expect(await choose(theirs.id)).toMatchObject(refused)
  expect(await choose('unknown')).toMatchObject(refused)
  expect(await candidate.save(id, revision, { resume: { resumeId: mine.id, fileId: 'f' } })).toMatchObject({
    http: 400,
  })
  expect((await choose(mine.id)).status).toBe(true)
  await askAboutResumes(candidate.browser, 'trashResume', { id: mine.id })
  expect(await choose(mine.id)).toMatchObject(refused)
  expect(await candidate.send(id, { type: 'submit' })).toMatchObject(refused)
  await askAboutResumes(candidate.browser, 'deleteResume', { id: mine.id })
  expect(await candidate.send(id, { type: 'submit' })).toMatchObject(refused)
  expect(await candidate.read(id)).toMatchObject({ state: 'draft', sent: null })
})

test('A resume sent as a file has no generated PDF and no text version.', async () => {
  const { employer, posting, server } = await startWithPosting()
  const { browser, applied } = await candidateAt(server)
  const { id } = await applied(posting.slug)

  expect((await ask(browser, 'applicationPdf', { id })).http).toBe(404)
  for (const call of ['applicantPdf', 'applicantResume'] as const)
    expect((await ask(employer.browser, call, { id })).http).toBe(404)
})
