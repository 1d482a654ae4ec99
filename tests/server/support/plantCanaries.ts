import * as v from 'valibot'
import { emailAddressCalls } from '../../../contract/identity/emailAddress.ts'
import { letterCalls, letterSchema } from '../../../contract/letters/calls.ts'
import type { PostingContent } from '../../../contract/postings/posting.ts'
import { emptyProfile, type ProfileContent } from '../../../contract/talent/profile.ts'
import { candidateProfileCalls } from '../../../contract/talent/profileCalls.ts'
import { savedJobCalls } from '../../../contract/search/calls.ts'
import type { ResumeDocument } from '../../../contract/resumes/document.ts'
import { runSql } from '../store/runSql.ts'
import { applyingIn, answeringIn, startWithPosting } from './applications.ts'
import { Authenticator } from './authenticator.ts'
import { uploaded } from './files.ts'
import { ada, readAnswer, type Browser, type TestServer } from './harness.ts'
import { addPasskey, passkeyOrigin } from './passkeys.ts'
import { bytesOf, plain } from './pictures.ts'
import { ask as askAboutResumes, resumesIn } from './resumes/resumes.ts'
import { setPhoto } from './setPicture.ts'

/** Unique text for a place, which reveals where data ends up. */
export const canary = (place: string) => `Zq${place}Qz`

const places = new Set<string>()

/** Creates a canary and records its place. */
function plant(place: string): string {
  places.add(place.toLowerCase())
  return canary(place)
}

/** Places of all canaries, as `canariesIn` returns them. */
export const plantedPlaces = () => [...places].toSorted()

/** Places of the canaries in a text. */
export const canariesIn = (text: string): string[] =>
  [...new Set([...text.matchAll(/zq([a-z]+)qz/gi)].map(([, place = '']) => place.toLowerCase()))].toSorted()

const document: ResumeDocument = {
  basics: {
    name: plant('resumeName'),
    label: plant('resumeLabel'),
    email: `${plant('resumeMail')}@example.com`,
    phone: plant('resumePhone'),
    url: `https://example.com/${plant('resumeUrl')}`,
    summary: plant('resumeSummary'),
    location: {
      address: plant('resumeAddress'),
      postalCode: plant('resumePostcode'),
      city: plant('resumeCity'),
    },
    profiles: [
      {
        network: plant('resumeNetwork'),
        username: plant('resumeUser'),
        url: `https://example.com/${plant('resumeProfile')}`,
      },
    ],
  },
  work: [
    {
      name: plant('workName'),
      position: plant('workPosition'),
      startDate: '2020-01',
      summary: plant('workSummary'),
      highlights: [plant('workHighlight')],
    },
  ],
  education: [{ institution: plant('educationSchool'), area: plant('educationArea') }],
  skills: [{ name: plant('skillName'), keywords: [plant('skillKeyword')] }],
  languages: [{ language: plant('languageName') }],
  projects: [{ name: plant('projectName'), description: plant('projectText') }],
  references: [{ name: plant('referenceName'), reference: plant('referenceText') }],
}

/** A PDF with this text and another canary at its end. */
function pdfWith(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`%PDF-1.7\n${text}\n${' '.repeat(700_000)}${plant('fileEnd')}\n%%EOF\n`)
}

const post = async (browser: Browser, path: string, payload: object) =>
  readAnswer(await browser.send(path, { body: JSON.stringify(payload) }))

/** Registers a person whose name, user name and address are canaries. */
async function canaryPerson(server: Awaited<ReturnType<typeof startWithPosting>>['server']) {
  const emailAddress = `${plant('address').toLowerCase()}@example.com`
  const browser = server.browser()
  const person = { firstName: plant('firstName'), lastName: plant('lastName'), emailAddress }
  const registered = await browser.call('register', { ...ada, ...person })
  const verificationCode = await server.codeFor(emailAddress, 'Verify')
  await browser.call('verify', { emailAddress, verificationCode })
  const { id } = v.parse(v.object({ id: v.string() }), registered.result)
  await browser.call('updateProfile', {
    id,
    ...person,
    emailAddress: undefined,
    userName: plant('userName'),
  })
  return { browser, emailAddress, id }
}

/** Adds a provider's identity directly to the database, which is faster than a sign-in. */
const connectProvider = (server: TestServer, accountId: string) =>
  runSql(
    server,
    `insert into identities
      (account_id, role, provider, issuer, subject, email_address, is_verified, linked_at)
      values ('${accountId}', 'candidate', 'acme', 'https://id.example', '${plant('subject')}',
        '${plant('providerAddress')}@example.com', 1, ${server.clock.now})`,
  )

/**
 * A candidate with a canary in every field and file that a person can fill in, and applications in different
 * states: draft, pending, rejected, withdrawn and hired. The employer has written messages with the
 * candidate's name.
 */
export async function plantCanaries() {
  const question: PostingContent['questions'][number] = {
    key: 'why',
    label: 'Why us?',
    kind: 'long',
    options: [],
    required: false,
    knockOut: null,
  }
  const started = await startWithPosting({ openings: 9, questions: [question], answerDays: 14 })
  const { employer, posting, server } = started
  const others = await Promise.all(
    ['hires', 'rejects', 'withdraws', 'draft'].map(() =>
      employer.published({ openings: 9, questions: [question] }),
    ),
  )
  const { browser, emailAddress, id } = await canaryPerson(server)
  const candidate = applyingIn(browser)
  await setPhoto(browser, await bytesOf(plain(300).jpeg()))

  const resumes = resumesIn(browser)
  const resume = await resumes.create({ title: plant('resumeTitle'), document })
  // A named version is kept when the next one is saved.
  await askAboutResumes(browser, 'nameResumeVersion', {
    id: resume.id,
    revision: resume.revision,
    name: plant('firstVersionName'),
  })
  const { revision } = await resumes.save(
    resume.id,
    resume.revision,
    { ...document, volunteer: [{ organization: plant('volunteerName') }] },
    plant('resumeTitleLater'),
  )
  await askAboutResumes(browser, 'nameResumeVersion', {
    id: resume.id,
    revision,
    name: plant('versionName'),
  })
  await askAboutResumes(browser, 'shareResume', { id: resume.id, visibility: 'unlisted' })
  const letter = v.parse(
    letterSchema,
    (
      await post(browser, `/api/candidate/${letterCalls.createLetter.path}`, {
        title: plant('letterTitle'),
        body: plant('letterBody'),
      })
    ).result,
  )
  const { id: fileId } = await uploaded(browser, pdfWith(plant('fileContent')), `${plant('fileName')}.pdf`)
  await post(browser, `/api/candidate/${savedJobCalls.saveJob.path}`, { slug: posting.slug })
  await post(browser, '/api/public/report', {
    slug: posting.slug,
    reason: 'misleading',
    text: plant('reportText'),
  })

  await post(browser, `/api/candidate/${candidateProfileCalls.saveProfile.path}`, {
    revision: 1,
    profile: {
      ...emptyProfile,
      headline: plant('headline'),
      about: plant('aboutMe'),
      skills: [{ name: plant('profileSkill'), evidence: [plant('skillEvidence')] }],
      languages: [{ language: plant('profileLanguage'), level: 'fluent' }],
      links: [`https://example.com/${plant('profileLink')}`],
      resumeId: resume.id,
      looksFor: {
        ...emptyProfile.looksFor,
        titles: [plant('soughtTitle')],
        places: [
          {
            name: plant('soughtPlace'),
            region: plant('soughtRegion'),
            country: 'GB',
            lat: 53.8,
            lon: -1.5,
            radius: 25,
          },
        ],
      },
    } satisfies ProfileContent,
  })
  const visibility = { visibility: 'named' }
  await post(browser, `/api/candidate/${candidateProfileCalls.setVisibility.path}`, visibility)
  const excluded = { domain: `${plant('excludedDomain').toLowerCase()}.example` }
  await post(browser, `/api/candidate/${candidateProfileCalls.addExclusion.path}`, excluded)

  await addPasskey(browser, new Authenticator(passkeyOrigin(server)), { name: plant('passkeyName') })
  await connectProvider(server, id)
  await post(browser, `/api/candidate/${emailAddressCalls.changeEmailAddress.path}`, {
    emailAddress: `${plant('newAddress').toLowerCase()}@example.com`,
    password: ada.password,
  })

  const apply = async (slug: string | null, said: object) => {
    const { id: applicationId, revision: begun } = await candidate.start(slug)
    await candidate.save(applicationId, begun, { answers: { why: plant('answer') }, ...said })
    return applicationId
  }
  const sent = async (slug: string | null, said: object) => {
    const applicationId = await apply(slug, said)
    const answer = await candidate.send(applicationId, { type: 'submit' })
    if (!answer.status) throw new Error(answer.text)
    return applicationId
  }
  const [hires, rejects, withdraws, draft] = others
  const written = { resume: { resumeId: resume.id }, letter: { letterId: letter.id } }
  const ids = {
    waiting: await sent(posting.slug, { resume: { fileId }, letter: { text: plant('letterHere') } }),
    hired: await sent(hires?.slug ?? null, written),
    rejected: await sent(rejects?.slug ?? null, written),
    withdrawn: await sent(withdraws?.slug ?? null, written),
    draft: await apply(draft?.slug ?? null, { letter: { text: plant('draftLetter') } }),
  }
  const message = `Dear ${plant('firstName')}, a word about ${plant('employerMessage')}.`
  await employer.answer(ids.waiting, { type: 'ask', message })
  await candidate.send(ids.waiting, { type: 'reply', message: plant('replyText') })
  await employer.answer(ids.hired, { type: 'advance', to: 'interviewing', message })
  await employer.answer(ids.hired, { type: 'offer', message })
  await candidate.send(ids.hired, { type: 'accept' })
  await candidate.send(ids.hired, { type: 'tell', message: plant('tellText') })
  await employer.answer(ids.rejected, { type: 'reject', reason: 'skills', message })
  await candidate.send(ids.withdrawn, { type: 'withdraw', reason: plant('withdrawReason') })
  server.clock.now += 601_000
  await server.meetDeadlines()
  await server.mails()
  return { ...started, candidate, emailAddress, accountId: id, ids, colleague: answeringIn(employer.browser) }
}
