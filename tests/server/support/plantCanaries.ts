import * as v from 'valibot'
import { letterCalls, letterSchema } from '../../../contract/letters/calls.ts'
import type { PostingContent } from '../../../contract/postings/posting.ts'
import { savedJobCalls } from '../../../contract/search/calls.ts'
import type { ResumeDocument } from '../../../contract/resumes/document.ts'
import { applyingIn, answeringIn, startWithPosting } from './applications.ts'
import { uploaded } from './files.ts'
import { ada, readAnswer, type Browser } from './harness.ts'
import { bytesOf, plain } from './pictures.ts'
import { ask as askAboutResumes, resumesIn } from './resumes/resumes.ts'
import { setPhoto } from './setPicture.ts'

const places = new Set<string>()

/** A string that stands in one place, and nowhere else. */
export function canary(place: string): string {
  places.add(place.toLowerCase())
  return `Zq${place}Qz`
}

/** The places of all canaries so far, as `canariesIn` names them. */
export const plantedPlaces = () => [...places].toSorted()

/** Finds the canaries in a text, by their places. */
export const canariesIn = (text: string): string[] =>
  [...new Set([...text.matchAll(/zq([a-z]+)qz/gi)].map(([, place = '']) => place.toLowerCase()))].toSorted()

const document: ResumeDocument = {
  basics: {
    name: canary('resumeName'),
    label: canary('resumeLabel'),
    email: `${canary('resumeMail')}@example.com`,
    phone: canary('resumePhone'),
    url: `https://example.com/${canary('resumeUrl')}`,
    summary: canary('resumeSummary'),
    location: {
      address: canary('resumeAddress'),
      postalCode: canary('resumePostcode'),
      city: canary('resumeCity'),
    },
    profiles: [
      {
        network: canary('resumeNetwork'),
        username: canary('resumeUser'),
        url: `https://example.com/${canary('resumeProfile')}`,
      },
    ],
  },
  work: [
    {
      name: canary('workName'),
      position: canary('workPosition'),
      startDate: '2020-01',
      summary: canary('workSummary'),
      highlights: [canary('workHighlight')],
    },
  ],
  education: [{ institution: canary('educationSchool'), area: canary('educationArea') }],
  skills: [{ name: canary('skillName'), keywords: [canary('skillKeyword')] }],
  languages: [{ language: canary('languageName') }],
  projects: [{ name: canary('projectName'), description: canary('projectText') }],
  references: [{ name: canary('referenceName'), reference: canary('referenceText') }],
}

/** A PDF with a canary in its content. */
function pdfWith(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`%PDF-1.7\n${text}\n${' '.repeat(700_000)}${canary('fileEnd')}\n%%EOF\n`)
}

const post = async (browser: Browser, path: string, payload: object) =>
  readAnswer(await browser.send(path, { body: JSON.stringify(payload) }))

/** Signs somebody in whose name, user name and address are canaries. */
async function canaryPerson(server: Awaited<ReturnType<typeof startWithPosting>>['server']) {
  const emailAddress = `${canary('address').toLowerCase()}@example.com`
  const browser = server.browser()
  const person = { firstName: canary('firstName'), lastName: canary('lastName'), emailAddress }
  const registered = await browser.call('register', { ...ada, ...person })
  const verificationCode = await server.codeFor(emailAddress, 'Verify')
  await browser.call('verify', { emailAddress, verificationCode })
  const { id } = v.parse(v.object({ id: v.string() }), registered.result)
  await browser.call('updateProfile', {
    id,
    ...person,
    emailAddress: undefined,
    userName: canary('userName'),
  })
  return { browser, emailAddress, id }
}

/**
 * A candidate with a canary in every field and file that a person can fill, and applications in every state: a draft, and
 * sent ones that wait, were rejected, were withdrawn and led to a hire. The employer has written to them, with their name.
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
  const resume = await resumes.create({ title: canary('resumeTitle'), document })
  // A version with a name stays when the next one is saved.
  await askAboutResumes(browser, 'nameResumeVersion', {
    id: resume.id,
    revision: resume.revision,
    name: canary('firstVersionName'),
  })
  const { revision } = await resumes.save(
    resume.id,
    resume.revision,
    { ...document, volunteer: [{ organization: canary('volunteerName') }] },
    canary('resumeTitleLater'),
  )
  await askAboutResumes(browser, 'nameResumeVersion', {
    id: resume.id,
    revision,
    name: canary('versionName'),
  })
  await askAboutResumes(browser, 'shareResume', { id: resume.id, visibility: 'unlisted' })
  const letter = v.parse(
    letterSchema,
    (
      await post(browser, `/api/candidate/${letterCalls.createLetter.path}`, {
        title: canary('letterTitle'),
        body: canary('letterBody'),
      })
    ).result,
  )
  const { id: fileId } = await uploaded(browser, pdfWith(canary('fileContent')), `${canary('fileName')}.pdf`)
  await post(browser, `/api/candidate/${savedJobCalls.saveJob.path}`, { slug: posting.slug })
  await post(browser, '/api/public/report', {
    slug: posting.slug,
    reason: 'misleading',
    text: canary('reportText'),
  })

  const apply = async (slug: string | null, said: object) => {
    const { id: applicationId, revision: begun } = await candidate.start(slug)
    await candidate.save(applicationId, begun, { answers: { why: canary('answer') }, ...said })
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
    waiting: await sent(posting.slug, { resume: { fileId }, letter: { text: canary('letterHere') } }),
    hired: await sent(hires?.slug ?? null, written),
    rejected: await sent(rejects?.slug ?? null, written),
    withdrawn: await sent(withdraws?.slug ?? null, written),
    draft: await apply(draft?.slug ?? null, { letter: { text: canary('draftLetter') } }),
  }
  const message = `Dear ${canary('firstName')}, a word about ${canary('employerMessage')}.`
  await employer.answer(ids.waiting, { type: 'ask', message })
  await candidate.send(ids.waiting, { type: 'reply', message: canary('replyText') })
  await employer.answer(ids.hired, { type: 'advance', to: 'interviewing', message })
  await employer.answer(ids.hired, { type: 'offer', message })
  await candidate.send(ids.hired, { type: 'accept' })
  await candidate.send(ids.hired, { type: 'tell', message: canary('tellText') })
  await employer.answer(ids.rejected, { type: 'reject', reason: 'skills', message })
  await candidate.send(ids.withdrawn, { type: 'withdraw', reason: canary('withdrawReason') })
  server.clock.now += 601_000
  await server.meetDeadlines()
  await server.mails()
  return { ...started, candidate, emailAddress, accountId: id, ids, colleague: answeringIn(employer.browser) }
}
