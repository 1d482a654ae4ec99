import { expect, test } from 'vitest'
import { emptyProfile, profileParts } from '../../../contract/talent/profile.ts'
import { days, sharedTestServer, startTestServer } from '../support/harness.ts'
import { applyingIn, startWithPosting } from '../support/applications.ts'
import { candidateAt, carpenter, provenCompanyAt, resumeOf } from './people.ts'

const server = sharedTestServer()

test('an account that never saved a profile has an empty, hidden one at revision 1', async () => {
  const candidate = await candidateAt(server())
  expect(await candidate.read()).toEqual({
    profile: emptyProfile,
    visibility: 'hidden',
    revision: 1,
    missing: profileParts,
    place: null,
    years: null,
    updatedAt: '2030-01-01',
    visibleUntil: null,
    isAsked: false,
  })
})

test('of two saves on one revision the second gets 409, and a repeated save changes nothing', async () => {
  const { ask } = await candidateAt(server())
  const first = await ask('saveProfile', { revision: 1, profile: carpenter })
  expect(first.result).toMatchObject({ revision: 2, profile: { headline: 'Site carpenter' } })
  expect((await ask('saveProfile', { revision: 1, profile: carpenter })).result).toEqual(first.result)
  const other = { ...carpenter, headline: 'Joiner' }
  expect(await ask('saveProfile', { revision: 1, profile: other })).toMatchObject({
    http: 409,
    error: { code: 'conflict', revision: 2 },
  })
})

const work = [
  { name: 'Fernhill Ltd', position: 'Site carpenter', startDate: '2022-01' },
  { name: 'Kitchen Makers', position: 'Joiner', startDate: '2019-01', endDate: '2022-01' },
]

test('experience and education come from the chosen resume, and follow it while it is saved', async () => {
  const candidate = await candidateAt(server())
  const resumeId = await resumeOf(candidate.browser, { work })
  const own = [{ name: 'Made up', position: '', location: '', startDate: '', endDate: '', summary: '' }]
  expect((await candidate.save({ resumeId, experience: own })).status).toBe(true)
  expect((await candidate.read()).profile.experience.map(({ name }) => name)).toEqual([
    'Fernhill Ltd',
    'Kitchen Makers',
  ])
  const { revision } = await candidate.read()
  const document = { work: [{ ...work[0], position: 'Foreman' }] }
  await candidate.browser.send('/api/candidate/save-resume', {
    body: JSON.stringify({ id: resumeId, revision: 1, title: 'Resume', document }),
  })
  const after = await candidate.read()
  expect(after.profile.experience).toMatchObject([{ name: 'Fernhill Ltd', position: 'Foreman' }])
  expect(after.revision).toBe(revision)
})

test('lists without a resume are independent, and stay when resumes change', async () => {
  const candidate = await candidateAt(server())
  await resumeOf(candidate.browser, { work })
  const own = [{ name: 'Fernhill', position: '', location: '', startDate: '', endDate: '', summary: '' }]
  await candidate.save({ experience: own })
  await resumeOf(candidate.browser, { work })
  expect((await candidate.read()).profile.experience).toEqual(own)
})

test('a resume moved to the trash leaves its entries in the profile', async () => {
  const candidate = await candidateAt(server())
  const resumeId = await resumeOf(candidate.browser, { work })
  await candidate.save({ resumeId })
  await candidate.browser.send('/api/candidate/trash-resume', { body: JSON.stringify({ id: resumeId }) })
  const { profile } = await candidate.read()
  expect(profile.resumeId).toBeNull()
  expect(profile.experience).toHaveLength(2)
})

test('another person’s resume is refused like an unknown one', async () => {
  const [one, other] = [await candidateAt(server()), await candidateAt(server())]
  const foreign = await one.save({ resumeId: await resumeOf(other.browser, { work }) })
  const unknown = await one.save({ resumeId: crypto.randomUUID() })
  expect(foreign).toMatchObject({
    status: false,
    error: { fields: { 'profile.resumeId': 'Choose another resume.' } },
  })
  expect(foreign.text).toBe(unknown.text)
})

test('a profile becomes visible only with a headline, and keeps one while it is visible', async () => {
  const candidate = await candidateAt(server())
  expect(await candidate.show('anonymous')).toMatchObject({
    error: { fields: { visibility: 'Add a headline to your profile, then choose again.' } },
  })
  await candidate.save()
  expect(await candidate.show('named')).toMatchObject({ result: { visibility: 'named', isAsked: false } })
  expect(await candidate.save({ headline: '' })).toMatchObject({
    error: { fields: { 'profile.headline': 'Add a headline, or hide your profile first.' } },
  })
  expect((await candidate.show('hidden')).status).toBe(true)
  expect((await candidate.save({ headline: '' })).status).toBe(true)
})

test('nobody is visible before the address is verified', async () => {
  const { browser } = await server().registered({
    firstName: 'Ada',
    lastName: 'Byron',
    emailAddress: 'unverified@example.com',
    password: 'Analytical1!',
    provider: 'email',
  })
  const body = JSON.stringify({ visibility: 'named' })
  expect((await browser.send('/api/candidate/set-visibility', { body })).status).toBe(403)
})

test('after six months the owner is asked by email, and without a reply the profile becomes hidden', async () => {
  const own = await startTestServer()
  const [candidate, company] = [await candidateAt(own), await provenCompanyAt(own)]
  await candidate.save()
  await candidate.show('named')
  const subjects = async () =>
    (await own.mails(candidate.emailAddress)).map(({ subject }) => subject.split(' | ')[0])

  own.clock.now += days(180)
  await own.meetDeadlines()
  await candidate.login()
  expect(await candidate.read()).toMatchObject({ isAsked: false, visibility: 'named' })
  own.clock.now += days(5)
  await own.meetDeadlines()
  await candidate.login()
  const asked = await candidate.read()
  expect(asked).toMatchObject({ isAsked: true, visibility: 'named' })
  expect(await subjects()).toContain('Keep your profile visible?')
  expect(await candidate.preview(company.slug)).toBeDefined()

  own.clock.now += days(15)
  await own.meetDeadlines()
  await candidate.login()
  expect(await candidate.read()).toMatchObject({ isAsked: false, visibility: 'hidden', visibleUntil: null })
  expect(await subjects()).toContain('Your profile is hidden now')
  expect(await candidate.preview(company.slug)).toBeUndefined()
})

test('choosing the visibility again counts as a reply, and starts the six months again', async () => {
  const own = await startTestServer()
  const candidate = await candidateAt(own)
  await candidate.save()
  await candidate.show('anonymous')
  own.clock.now += days(185)
  await own.meetDeadlines()
  await candidate.login()
  expect(await candidate.read()).toMatchObject({ isAsked: true })
  await candidate.show('anonymous')
  own.clock.now += days(20)
  await own.meetDeadlines()
  await candidate.login()
  expect(await candidate.read()).toMatchObject({ isAsked: false, visibility: 'anonymous' })
})

test('nobody finds a deleted account, and it stays hidden when it is kept', async () => {
  const [candidate, company] = [await candidateAt(server()), await provenCompanyAt(server())]
  await candidate.save()
  await candidate.show('named')
  const password = 'Analytical1!'
  await candidate.browser.send('/api/candidate/delete-account', { body: JSON.stringify({ password }) })
  await candidate.browser.call('login', { emailAddress: candidate.emailAddress, password })
  await candidate.browser.send('/api/candidate/keep-account', { body: '{}' })
  expect(await candidate.read()).toMatchObject({ visibility: 'hidden' })
  expect(await candidate.preview(company.slug)).toBeUndefined()
})

test('employers see the day of the last activity: of a save, and of an application', async () => {
  const { posting, server: own } = await startWithPosting()
  const candidate = await candidateAt(own)
  await candidate.save()
  await candidate.show('named')
  const { slug } = await provenCompanyAt(own)
  expect((await candidate.preview(slug))?.updatedAt).toBe('2030-01-01')
  own.clock.now += days(2)
  await applyingIn(candidate.browser).applied(posting.slug)
  expect((await candidate.preview(slug))?.updatedAt).toBe('2030-01-03')
})
