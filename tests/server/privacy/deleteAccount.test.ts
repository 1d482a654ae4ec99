// @module-tag security
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { contract, routes } from '../../../contract/index.ts'
import { resumeCalls } from '../../../contract/resumes/calls.ts'
import { deletionRefusals } from '../../../server/words/deletion.ts'
import { identityRefusals } from '../../../server/words/identity.ts'
import { applyingIn, ask, candidateAt, startWithPosting } from '../support/applications.ts'
import { colleagueOf, ownerAt, tellCompany } from '../support/companies.ts'
import { contentOf, tablesWith } from '../support/databases.ts'
import { deleteIn, keepIn, previewIn } from '../support/deleting.ts'
import { ada, days, startTestServer, type Browser, type TestServer } from '../support/harness.ts'
import { subjectsTo } from '../support/notices.ts'
import { canariesIn, canary, plantCanaries } from '../support/plantCanaries.ts'
import { ask as askAboutResumes, resumesIn } from '../support/resumes/resumes.ts'

const { password } = ada

async function loggedIn(
  server: TestServer,
  emailAddress: string,
  role: 'candidate' | 'employer' = 'candidate',
) {
  const browser = server.browser()
  return { browser, answer: await browser.call('login', { emailAddress, password }, role) }
}

const post = (browser: Browser, path: string) => browser.send(path, { body: '{}' })

test('a deleted account ends its sessions, announces by email how long it can be kept, and offers nothing else', async () => {
  const server = await startTestServer()
  const { browser, emailAddress } = await candidateAt(server)
  const { browser: elsewhere } = await loggedIn(server, emailAddress)

  expect(await deleteIn(browser)).toMatchObject({ status: true, result: { erasedOn: '2030-01-15' } })

  expect((await browser.call('session')).result).toBeNull()
  expect((await elsewhere.call('session')).result).toBeNull()
  const mail = (await server.mails(emailAddress)).find(({ subject }) => subject.includes('deleted'))
  expect(mail?.text).toContain('January 15, 2030')
  const { answer, browser: later } = await loggedIn(server, emailAddress)
  expect(answer.result).toMatchObject({ erasedOn: '2030-01-15' })
  expect((await later.call('session')).result).toMatchObject({ erasedOn: '2030-01-15' })
  const refused = routes.calls.filter(
    ({ area, endpoint }) =>
      area === 'candidate' && endpoint.access !== 'public' && endpoint !== contract.privacy.keepAccount,
  )
  expect(refused.length).toBeGreaterThan(30)
  for (const { path } of refused) expect((await post(later, path)).status, path).toBe(403)
})

test('a deleted account that is kept works as before, and is not erased', async () => {
  const server = await startTestServer()
  const { browser, emailAddress } = await candidateAt(server)
  expect((await keepIn(browser)).error?.message).toBe(deletionRefusals.notDeleted)
  await deleteIn(browser)
  const { browser: later } = await loggedIn(server, emailAddress)

  const kept = await keepIn(later)
  expect(kept).toMatchObject({ status: true, result: { emailAddress } })
  expect(kept.result).not.toHaveProperty('erasedOn')
  server.clock.now += days(15)
  await server.eraseAccounts()

  expect((await later.call('session')).result).toMatchObject({ emailAddress })
  expect((await post(later, '/api/candidate/list-letters')).status).toBe(200)
})

test('deleting an account needs its password, and counts wrong ones', async () => {
  const server = await startTestServer({ env: { RATE_LIMIT_SCALE: '1' } })
  const { browser } = await candidateAt(server)
  expect((await deleteIn(browser, 'candidate', 'Wrong1!!')).error?.fields).toEqual({
    password: identityRefusals.wrongPassword,
  })
  for (let turn = 0; turn < 5; turn += 1) await deleteIn(browser, 'candidate', 'Wrong1!!')
  expect(await deleteIn(browser)).toMatchObject({ http: 429 })
  expect((await browser.call('session')).result).toMatchObject({ firstName: 'Ada' })
  expect((await deleteIn(server.browser())).http).toBe(401)
})

test('open applications are withdrawn and their employer learns why; drafts and other ends stay', async () => {
  const { employer, posting, server } = await startWithPosting({ openings: 3 })
  const other = await employer.published()
  const candidate = await candidateAt(server)
  const { id } = await candidate.applied(posting.slug)
  await candidate.start(other.slug)
  expect(await previewIn(candidate.browser)).toEqual({
    erasedOn: '2030-01-15',
    proofs: { password: true, passkey: false, recentLogin: true },
    openApplications: 1,
    sentApplications: 1,
    sharedResumes: 0,
    company: null,
  })

  await deleteIn(candidate.browser)
  await server.eraseAccounts()

  const seen = await employer.look(id)
  expect(seen).toMatchObject({ state: 'withdrawn', candidate: { firstName: ada.firstName } })
  expect(seen.timeline.map(({ actor, type }) => `${actor} ${type}`)).toEqual([
    'candidate submit',
    'candidate accountDeleted',
  ])
  server.clock.now += days(14)
  await server.eraseAccounts()
  expect(await employer.look(id)).toMatchObject({
    state: 'withdrawn',
    can: [],
    candidate: { firstName: 'Deleted applicant', lastName: '', isErased: true },
    sent: { letter: null, answers: [], candidate: { emailAddress: '' } },
  })
})

test('links of shared resumes stop working when the account is deleted', async () => {
  const server = await startTestServer()
  const { browser } = await candidateAt(server)
  const { id } = await resumesIn(browser).create()
  const { result } = await askAboutResumes(browser, 'shareResume', { id, visibility: 'unlisted' })
  const { link } = v.parse(resumeCalls.shareResume.result, result)
  const follow = async () => (await server.browser().send(`${link ?? ''}/pdf`, { method: 'GET' })).status
  expect(await follow()).toBe(200)
  expect(await previewIn(browser)).toMatchObject({ sharedResumes: 1 })
  await deleteIn(browser)
  expect(await follow()).toBe(404)
})

test('when the last owner of a company deletes the account, its job posts close, and all waiting applicants get the message', async () => {
  const { employer, posting, server } = await startWithPosting({ openings: 3 })
  await employer.draft()
  const candidate = await candidateAt(server)
  const { id } = await candidate.applied(posting.slug)
  expect(await previewIn(employer.browser, 'employer')).toMatchObject({
    company: { name: 'Engine Works', isLastOwner: true, openPostings: 1, waitingApplicants: 1 },
  })

  await deleteIn(employer.browser, 'employer')
  await server.eraseAccounts()

  expect(await candidate.read(id)).toMatchObject({ state: 'positionClosed', posting: { state: 'closed' } })
  expect(await subjectsTo(server, candidate.emailAddress)).toContainEqual(expect.stringContaining('closed'))
  const { browser } = await loggedIn(server, employer.emailAddress, 'employer')
  await keepIn(browser, 'employer')
  expect(await (await post(browser, '/api/employer/list-postings')).text()).toContain('"state":"draft"')

  await deleteIn(browser, 'employer')
  server.clock.now += days(15)
  await server.eraseAccounts()
  // Sent applications remain visible to their candidates.
  expect(await candidate.read(id)).toMatchObject({ state: 'positionClosed' })
})

test('an owner who is not the last just leaves the company, and then the other owner is the last', async () => {
  const server = await startTestServer()
  const owner = await ownerAt(server)
  const second = await colleagueOf(server, owner, 'owner')
  expect(await previewIn(second.browser, 'employer')).toMatchObject({ company: { isLastOwner: false } })
  await deleteIn(second.browser, 'employer')
  await server.eraseAccounts()
  expect((await owner.people()).members).toHaveLength(1)
  expect(await previewIn(owner.browser, 'employer')).toMatchObject({ company: { isLastOwner: true } })

  const recruiter = await colleagueOf(server, owner)
  expect(await previewIn(recruiter.browser, 'employer')).toMatchObject({ company: { isLastOwner: false } })
})

test('after 14 days no data of a person is left in the raw data of a running server, and their address is free', async () => {
  const { emailAddress, server } = await plantCanaries()
  const { browser } = await loggedIn(server, emailAddress)
  await deleteIn(browser)
  await server.eraseAccounts()
  await server.mails()
  server.clock.now += days(13)
  await server.eraseAccounts()
  expect(canariesIn(await contentOf(server)).length).toBeGreaterThanOrEqual(40)
  server.clock.now += days(1)
  await server.eraseAccounts()

  expect(canariesIn(await contentOf(server))).toEqual([])
  expect((await loggedIn(server, emailAddress)).answer).toMatchObject({ status: false })
  expect((await keepIn(browser)).http).toBe(401)
  expect(await server.browser().call('register', { ...ada, emailAddress })).toMatchObject({ status: true })
})

test('of sending an application and deleting its account in another tab, one wins completely', async () => {
  const { posting, server } = await startWithPosting({ openings: 30 })
  const ends: string[] = []
  for (let turn = 0; turn < 6; turn += 1) {
    const candidate = await candidateAt(server)
    const { id } = await candidate.start(posting.slug)
    await candidate.complete(id)
    const { browser: tab } = await loggedIn(server, candidate.emailAddress)
    const { revision } = await candidate.read(id)
    const both = [
      () => ask(candidate.browser, 'candidateEvent', { id, revision, event: { type: 'submit' } }),
      () => deleteIn(tab),
    ]
    const answers = await Promise.all((turn % 2 === 0 ? both : both.toReversed()).map((start) => start()))
    expect(answers.map(({ http }) => http).filter((http) => http >= 500)).toEqual([])
    await server.eraseAccounts()
    const { browser } = await loggedIn(server, candidate.emailAddress)
    await keepIn(browser)
    ends.push((await applyingIn(browser).read(id)).state)
  }
  // An application sent before the deletion was withdrawn with the account; otherwise it was never sent.
  expect(ends.filter((state) => state !== 'withdrawn' && state !== 'draft')).toEqual([])
})

test('an employer who acted alone leaves only the name of the company, for people who applied to it', async () => {
  const { employer, posting, server } = await startWithPosting({ contact: canary('contact') })
  const candidate = await candidateAt(server)
  const { id } = await candidate.applied(posting.slug)
  const { id: accountId } = v.parse(
    v.object({ id: v.string() }),
    (await employer.browser.call('session', {}, 'employer')).result,
  )
  const { posting: content, revision } = await employer.read(posting.id)
  await employer.save(posting.id, revision, { ...content, contact: canary('contactLater') })
  await employer.draft(canary('draftTitle'))
  await tellCompany(employer.browser, { about: canary('companyAbout') })
  await employer.browser.call(
    'updateProfile',
    {
      id: accountId,
      firstName: canary('firstName'),
      lastName: canary('lastName'),
      userName: canary('userName'),
    },
    'employer',
  )
  await employer.look(id)
  await deleteIn(employer.browser, 'employer')
  await server.eraseAccounts()
  await server.mails()
  expect(canariesIn(await contentOf(server))).toHaveLength(7)
  server.clock.now += days(15)
  await server.eraseAccounts()

  const left = await contentOf(server)
  // The candidate keeps the snapshot of the posting in the application.
  expect(canariesIn(left)).toEqual(['contact'])
  expect(left).not.toContain(employer.emailAddress)
  expect(await candidate.read(id)).toMatchObject({
    state: 'positionClosed',
    posting: { company: { name: 'Engine Works' } },
  })
  await server.close()
  expect(await tablesWith(server, accountId)).toEqual(['erasures'])
})
