import { strFromU8 } from 'fflate'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import {
  accountFile,
  candidateLedgerItem,
  companyFile,
  companyLedgerItem,
  exportedFile,
  exportedLetter,
  exportedMessage,
  exportedPosting,
  exportedResume,
} from '../../../contract/privacy/export.ts'
import { answeringIn, candidateAt, startWithPosting } from '../support/applications.ts'
import { colleagueOf, ownerIn } from '../support/companies.ts'
import { ada } from '../support/harness.ts'
import { canariesIn, plantCanaries, plantedPlaces } from '../support/plantCanaries.ts'
import { exportsIn, jsonIn } from '../support/privacy.ts'

const textOf = (files: Readonly<Record<string, Uint8Array>>) =>
  Object.entries(files)
    .map(([path, content]) => `${path}\n${strFromU8(content, true)}`)
    .join('\n')

test('every canary in the fields and files of a person is in the export', async () => {
  const { candidate, emailAddress, server } = await plantCanaries()
  await candidate.browser.call('login', { emailAddress, password: ada.password })
  const files = await exportsIn(candidate.browser).files(server)

  expect(plantedPlaces().length).toBeGreaterThan(39)
  expect(canariesIn(textOf(files))).toEqual(plantedPlaces())
  expect(v.parse(v.array(exportedResume), jsonIn(files, 'resumes/resumes.json'))).toHaveLength(1)
  expect(v.parse(v.array(exportedLetter), jsonIn(files, 'letters/letters.json'))).toHaveLength(1)
  expect(v.parse(v.array(exportedFile), jsonIn(files, 'files/files.json'))).toHaveLength(1)
  expect(v.parse(v.array(exportedMessage), jsonIn(files, 'messages.json')).length).toBeGreaterThan(5)
  expect(v.parse(v.array(candidateLedgerItem), jsonIn(files, 'ledger.json'))).toHaveLength(5)
  const account = v.parse(accountFile, jsonIn(files, 'account.json'))
  expect(account).toMatchObject({ leftOut: [], savedJobs: [{}], profile: { photo: 'photo.png' } })
  const paths = Object.keys(files).map((path) => path.replace(/\w{3}-\w{3} /, 'REFERENCE '))
  expect(paths.toSorted()).toMatchInlineSnapshot(`
    [
      "account.json",
      "files/ZqfileNameQz.pdf",
      "files/files.json",
      "introductions.json",
      "ledger.json",
      "letters/ZqletterTitleQz.pdf",
      "letters/ZqletterTitleQz.txt",
      "letters/letters.json",
      "messages.json",
      "photo.png",
      "resumes/ZqresumeTitleLaterQz.json",
      "resumes/ZqresumeTitleLaterQz.pdf",
      "resumes/resumes.json",
      "resumes/sent/REFERENCE ZqresumeTitleLaterQz.json",
    ]
  `)
})

test('a rejection that is not sent yet is not in the export of the applicant', async () => {
  const { employer, posting, server } = await startWithPosting()
  const candidate = await candidateAt(server)
  const { id } = await candidate.applied(posting.slug)
  await employer.answer(id, { type: 'reject', reason: 'skills', message: 'No pendingRejection' })
  const files = await exportsIn(candidate.browser).files(server)

  expect(textOf(files)).not.toMatch(/pendingRejection|reject/)
  expect(jsonIn(files, 'ledger.json')).toMatchObject([{ state: 'active' }])
})

test('a name hidden by a job post is not in the export of the company', async () => {
  const { employer, posting, server } = await startWithPosting({ hidesNames: true })
  const candidate = await candidateAt(server, { firstName: 'Hedwig', lastName: 'Lamarr' })
  const { id } = await candidate.applied(posting.slug, { letter: { text: 'I am Hedwig Lamarr.' } })
  await employer.answer(id, { type: 'ask', message: 'When can you start, {{name}}?' })
  await candidate.send(id, { type: 'reply', message: 'Today. Yours, Hedwig' })
  const files = await exportsIn(employer.browser, 'employer').files(server)

  const text = textOf(files)
  expect(text).not.toMatch(/Hedwig|Lamarr/)
  expect(text).not.toContain(candidate.emailAddress)
  expect(text).toContain('When can you start, Candidate 1?')
  expect(v.parse(v.array(companyLedgerItem), jsonIn(files, 'ledger.json'))).toMatchObject([
    { candidate: { firstName: 'Candidate 1', isHidden: true } },
  ])
})

test('an owner gets the company with its applications, and a recruiter only their own messages', async () => {
  const { employer, posting, server } = await startWithPosting()
  const recruiter = await colleagueOf(server, ownerIn(server, employer))
  const candidate = await candidateAt(server)
  const first = await candidate.applied(posting.slug)
  await employer.answer(first.id, { type: 'tell', message: 'From the owner' })
  await answeringIn(recruiter.browser).answer(first.id, { type: 'tell', message: 'From the recruiter' })

  const ofOwner = await exportsIn(employer.browser, 'employer').files(server)
  expect(v.parse(companyFile, jsonIn(ofOwner, 'company.json')).members).toHaveLength(2)
  expect(v.parse(v.array(exportedPosting), jsonIn(ofOwner, 'postings.json'))).toHaveLength(1)
  expect(v.parse(v.array(companyLedgerItem), jsonIn(ofOwner, 'ledger.json'))).toHaveLength(1)
  expect(textOf(ofOwner)).toContain('From the recruiter')

  const ofRecruiter = await exportsIn(recruiter.browser, 'employer').files(server)
  expect(Object.keys(ofRecruiter).toSorted()).toEqual(['account.json', 'introductions.json', 'messages.json'])
  expect(jsonIn(ofRecruiter, 'introductions.json')).toEqual([])
  expect(jsonIn(ofRecruiter, 'messages.json')).toMatchObject([{ message: 'From the recruiter' }])
})
