// @module-tag invariant
import { expect, test, vi } from 'vitest'
import { applicationCalls } from '../../../contract/applications/calls.ts'
import { ask, candidateAt, startWithPosting } from '../support/applications.ts'
import type { Browser } from '../support/harness.ts'
import { choose, noticesTo } from '../support/notices.ts'
import { ask as askAboutPostings } from '../support/postings.ts'
import { attachedIn, opened, textIn } from '../support/resumes/pdf.ts'
import { resumesIn } from '../support/resumes/resumes.ts'

vi.setConfig({ testTimeout: 60_000 })

const mina = { firstName: 'Mina', lastName: 'Okafor', emailAddress: 'mina.okafor@example.com' }
const phone = '+44 7700 900123'

/** Texts that reveal the person, in lower case and without spaces. */
const telling = ['mina', 'okafor', '7700900123', '900123', 'photo.example']

const forms = 'minaokafor, okafor.example, OkaforWoodworks, mina okafor, Mi\u200Bna, O k a f o r, 我叫Mina。'

const document = {
  basics: {
    name: 'Mina Okafor',
    label: 'Carpenter',
    email: mina.emailAddress,
    phone,
    image: 'https://photo.example/me.png',
    url: 'https://okafor.example',
    summary: 'Mina builds stages. Write to mina.okafor@example.com or call 07700 900123.',
    location: { city: 'Leeds', countryCode: 'GB', address: 'Okafor House, 1 High Street' },
    profiles: [{ network: 'GitHub', username: 'minaokafor', url: 'https://github.com/minaokafor' }],
  },
  work: [
    { name: 'Okafor & Daughters', position: 'Carpenter', startDate: '2019-05', url: 'https://stage.example' },
  ],
  meta: { jobgrove: { custom: { 'mina-talks': [{ name: 'A talk', summary: `By MINA OKAFOR. ${forms}` }] } } },
}

const letter = 'Dear {{company}},\n\nsee https://minaokafor.example/work.\n\nYours,\n{{name}}\nMina'

const closed = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}.]/gu, '')

function expectNothingTold(text: string) {
  for (const each of telling) expect(closed(text)).not.toContain(each)
}

/** An application with a resume written in the product, to a posting that hides names. */
async function startHidden() {
  const { employer, posting, server } = await startWithPosting({ hidesNames: true, openings: 5 })
  const candidate = await candidateAt(server, mina)
  const resume = await resumesIn(candidate.browser).create({ title: 'Mina’s resume', document })
  const { id, revision } = await candidate.start(posting.slug)
  await candidate.save(id, revision, { resume: { resumeId: resume.id }, letter: { text: letter } })
  expect((await candidate.send(id, { type: 'submit' })).status).toBe(true)
  return { candidate, employer, id, posting, server }
}

const bytesOf = async (browser: Browser, path: string, id: string) => {
  const answer = await browser.send(`/api/employer/${path}`, { body: JSON.stringify({ id }) })
  return { answer, bytes: Buffer.from(await answer.bytes()) }
}

test('No employer call returns a name, address or phone number of an applicant in the first stage.', async () => {
  const { candidate, employer, id, posting, server } = await startHidden()
  const { browser } = employer
  await choose(browser, 'employer', { replied: 'on', received: 'on' })
  const { reference, revision } = await candidate.read(id)
  const message = 'Hello {{name}}, when can you begin?'
  const payloads: Readonly<Record<string, object>> = {
    readApplicant: { reference },
    employerEvent: { id, revision, event: { type: 'ask', message } },
    applicationEvents: { ids: [id], event: { type: 'tell', message } },
    listApplicants: { postingId: posting.id },
    readBoard: { postingId: posting.id },
    countWaiting: {},
    applicantPdf: { id },
    applicantResume: { id },
    readSentFile: { id: 'unknown' },
  }
  const calls = Object.entries(applicationCalls).filter(([, { roles }]) =>
    roles.some((role) => role === 'employer'),
  )
  expect(Object.keys(payloads).toSorted()).toEqual(calls.map(([name]) => name).toSorted())
  const naming = new Set<string>()
  const sweep = async () => {
    for (const [name, call] of calls) {
      const answer = await browser.send(`/api/employer/${call.path}`, {
        body: JSON.stringify(payloads[name]),
      })
      const text = await answer.text()
      expectNothingTold(`${JSON.stringify([...answer.headers])} ${text}`)
      if (text.includes('Candidate 1')) naming.add(name)
    }
    for (const name of ['listPostings', 'readPosting'] as const)
      expectNothingTold(
        (await askAboutPostings(browser, name, name === 'readPosting' ? { id: posting.id } : {})).text,
      )
  }
  await sweep()
  const silent = new Set(['applicationEvents', 'countWaiting', 'readSentFile'])
  expect(naming).toEqual(new Set(Object.keys(payloads).filter((name) => !silent.has(name))))
  await candidate.send(id, { type: 'reply', message: 'On Monday.\nCall 07700 900123 – Mina Okafor' })
  await sweep()
  const mails = await noticesTo(server, employer.emailAddress)
  expect(mails.map(({ text }) => text).join()).toContain('Call [hidden] – Candidate 1')
  for (const { subject, text } of mails) expectNothingTold(subject + text)

  // The candidate reads all texts unredacted.
  const own = await candidate.read(id)
  expect(own.sent?.letter?.text).toContain('Yours,\nMina Okafor\nMina')
  expect(messagesIn(own.timeline)).toContain('Hello Mina, when can you begin?')
})

test('The PDF of a resume with a hidden name has no name on its pages, in its metadata or in its attachments.', async () => {
  const { employer, id } = await startHidden()
  const { answer, bytes } = await bytesOf(employer.browser, 'applicant-pdf', id)
  expect(answer.headers.get('Content-Disposition')).toContain('Candidate-1-Resume.pdf')
  const pdf = await opened(bytes)
  const text = await textIn(pdf)
  expect(text).toContain('Candidate 1')
  expect(text).toContain('Leeds')
  expect(text).toContain('builds stages')
  expectNothingTold(text)
  expectNothingTold(JSON.stringify(await pdf.getMetadata()))
  expectNothingTold(JSON.stringify(await attachedIn(pdf)))
})

test('An applicant’s name is shown after the first stage, and stays hidden if the application ends in it.', async () => {
  const { candidate, employer, id, posting, server } = await startHidden()
  const other = await candidateAt(server, { firstName: 'Jonas', lastName: 'Brandt' })
  const second = await other.applied(posting.slug)
  const nameIn = async (which: string) => (await employer.look(which)).candidate
  expect([await nameIn(id), await nameIn(second.id)]).toEqual([
    { firstName: 'Candidate 1', lastName: '', isHidden: true },
    { firstName: 'Candidate 2', lastName: '', isHidden: true },
  ])
  const fileId = second.sent?.resume.fileId
  expect((await ask(employer.browser, 'readSentFile', { id: fileId })).http).toBe(404)

  await employer.answer(id, { type: 'advance', to: 'screening', message: 'Welcome, {{name}}.' })
  await employer.answer(second.id, { type: 'advance', to: 'interviewing' })
  const shown = await employer.look(id)
  expect(shown.candidate).toEqual({ firstName: 'Mina', lastName: 'Okafor' })
  expect(shown.sent).toEqual((await candidate.read(id)).sent)
  expect(shown.timeline.at(-1)).toMatchObject({ message: 'Welcome, Mina.' })
  expect((await bytesOf(employer.browser, 'read-file', fileId ?? '')).answer.status).toBe(200)

  const third = await candidateAt(server, { firstName: 'Ana', lastName: 'Duarte' })
  const { id: ended } = await third.applied(posting.slug)
  await third.send(ended, { type: 'withdraw', reason: 'Ana has found other work.' })
  expect(await nameIn(ended)).toMatchObject({ firstName: 'Candidate 3' })
  const { text } = await ask(employer.browser, 'readApplicant', { id: ended })
  expect(text).toContain('Candidate 3 has found other work.')
  expect(text).not.toContain('Duarte')
})

const messagesIn = (timeline: readonly { readonly message?: string | undefined }[]) =>
  timeline.map(({ message }) => message).filter(Boolean)

test('The company’s own texts are not redacted, so that they reveal no hidden name.', async () => {
  const names = 'Jonas Brandt, Mina Okafor or Ana Duarte'
  const { employer, posting, server } = await startWithPosting({
    hidesNames: true,
    openings: 5,
    questions: [
      { key: 'who', label: 'Who?', kind: 'choice', options: [names, 'Else'], required: true, knockOut: null },
    ],
  })
  const candidate = await candidateAt(server, mina)
  const { id } = await candidate.applied(posting.slug, { answers: { who: names } })
  const event = { type: 'tell', message: `${names}? Dear {{name}}, {{role}}!` }
  await employer.answer(id, event)
  // The server recognizes the event as a repetition.
  await ask(employer.browser, 'applicationEvents', { ids: [id], event })
  await candidate.send(id, { type: 'tell', message: names })
  await employer.send(posting.id, { type: 'close', outcome: 'cancelled', message: names })

  const shown = await employer.look(id)
  const merged = (name: string) => `${names}? Dear ${name}, Engine Builder!`
  expect(messagesIn(shown.timeline)).toEqual([
    merged('Candidate 1'),
    'Jonas Brandt, Candidate 1 or Ana Duarte',
    names,
  ])
  expect(shown.sent.answers).toMatchObject([{ answer: names }])
  expect(JSON.stringify(shown)).not.toContain('{{name}}')
  // The candidate's copy contains the real name instead of the placeholder and the merge field.
  const own = await candidate.read(id)
  expect(messagesIn(own.timeline)).toEqual([merged('Mina'), names, names])
  expect(JSON.stringify(own)).not.toContain('{{name}}')
})

test('A file sent both with and without a name does not reveal the hidden sender.', async () => {
  const { employer, posting, server } = await startWithPosting({ openings: 5 })
  const nameless = await employer.published({ hidesNames: true })
  const candidate = await candidateAt(server, mina)
  const named = await candidate.applied(posting.slug)
  const resume = { fileId: named.sent?.resume.fileId }
  const { id, revision } = await candidate.start(nameless.slug)
  await candidate.save(id, revision, { resume })
  await candidate.send(id, { type: 'submit' })

  expect((await employer.look(named.id)).sent.resume).toMatchObject(resume)
  expect((await employer.look(id)).sent.resume).toEqual({
    fileId: '',
    name: 'Candidate-1-Resume.pdf',
    digest: '',
  })
  expect((await bytesOf(employer.browser, 'read-file', resume.fileId ?? '')).answer.status).toBe(200)
  const openedOf = async (which: string) => (await candidate.read(which)).openings.flatMap(({ what }) => what)
  expect(await openedOf(named.id)).toEqual(['application', 'resume'])
  expect(await openedOf(id)).toEqual(['application'])
})

test('Names are hidden for applications sent while the job post hides names, and for no others.', async () => {
  const { employer, posting, server } = await startWithPosting({ openings: 5 })
  const before = await (await candidateAt(server)).applied(posting.slug)
  const saying = async (hidesNames: boolean) => {
    const { id, posting: content, revision } = await employer.read(posting.id)
    expect((await employer.save(id, revision, { ...content, hidesNames })).status).toBe(true)
  }
  await saying(true)
  const during = await (await candidateAt(server)).applied(posting.slug)
  await saying(false)
  const after = await (await candidateAt(server)).applied(posting.slug)

  const names = [before, during, after].map(async ({ id }) => (await employer.look(id)).candidate.firstName)
  expect(await Promise.all(names)).toEqual(['Ada', 'Candidate 1', 'Ada'])
})
