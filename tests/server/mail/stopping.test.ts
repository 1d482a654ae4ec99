// @module-tag invariant
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mailKindsOf, canBeStopped } from '../../../contract/notices/kinds.ts'
import { roles } from '../../../contract/roles.ts'
import { distDir } from '../support/jobPages.ts'
import { days, type TestServer } from '../support/harness.ts'
import { candidateAt, startWithPosting } from '../support/applications.ts'
import { askMails, choicesOf, choose, noticesTo, subjectsTo } from '../support/notices.ts'

const message = 'A word to you.'

/** Submits the form of a mailed link without cookies and origin. */
const post = (link: string, body: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(link, {
    method: 'POST',
    redirect: 'manual',
    body,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
  })

/** Newest mail to an address that has an unsubscribe link. */
async function stoppableTo(server: TestServer, emailAddress: string) {
  const mail = (await noticesTo(server, emailAddress)).findLast(({ stop }) => stop !== undefined)
  if (!mail?.stop) throw new Error(`No mail to ${emailAddress} can be stopped.`)
  return { ...mail, stop: mail.stop }
}

test('A member can unsubscribe from each optional kind of email, and always gets the outcome of an application.', async () => {
  const { employer, posting, server } = await startWithPosting()
  const candidate = await candidateAt(server)
  expect(await choicesOf(candidate.browser, 'candidate')).toEqual({
    moved: 'on',
    asked: 'on',
    told: 'on',
    invitations: 'on',
    late: 'on',
    reports: 'on',
    savedJobs: 'on',
    visibility: 'on',
    profileViews: 'off',
  })
  expect(await choicesOf(employer.browser, 'employer')).toMatchObject({ received: 'daily', replies: 'on' })

  const saved = await choose(candidate.browser, 'candidate', { told: 'off', late: 'off' })
  expect(saved.result).toMatchObject({ choices: { told: 'off', late: 'off', asked: 'on' } })
  await choose(employer.browser, 'employer', { received: 'on', replies: 'off' })

  const { id } = await candidate.applied(posting.slug)
  await employer.answer(id, { type: 'tell', message })
  await candidate.send(id, { type: 'tell', message })
  for (const wait of [10, 7]) {
    server.clock.now += days(wait)
    await server.meetDeadlines()
  }
  await employer.answer(id, { type: 'ask', message })
  expect(await subjectsTo(server, candidate.emailAddress)).toEqual([
    'Application sent: Engine Builder',
    'The employer has a question for you: Engine Builder',
  ])
  const toEmployer = await subjectsTo(server, employer.emailAddress)
  expect(toEmployer).toContain('New applicant for Engine Builder')
  expect(toEmployer).not.toContain('New message from Ada Byron')
  expect(toEmployer).not.toContain('1 new applicant for Engine Builder')

  // The outcome of an application is mailed even if all mails are turned off.
  const none = {
    moved: 'off',
    asked: 'off',
    told: 'off',
    late: 'off',
    reports: 'off',
    invitations: 'off',
    savedJobs: 'off',
    visibility: 'off',
    profileViews: 'off',
  }
  expect((await choose(candidate.browser, 'candidate', none)).result).toEqual({ choices: none })
  await employer.answer(id, { type: 'advance', to: 'screening', message })
  await employer.answer(id, { type: 'ask', message })
  await employer.answer(id, { type: 'tell', message })
  await employer.answer(id, { type: 'reject', reason: 'skills', message })
  server.clock.now += 601_000
  await server.meetDeadlines()
  expect((await subjectsTo(server, candidate.emailAddress)).slice(2)).toEqual([
    'Update on your application: Engine Builder',
  ])
})

test('A waiting email is not sent after its kind is unsubscribed.', async () => {
  const { employer, posting, server } = await startWithPosting()
  const candidate = await candidateAt(server)
  const { id } = await candidate.applied(posting.slug)
  await server.deliverMails()
  // Makes the outbox unusable for a moment, so that mails have to wait.
  const outbox = join(server.dataDir, 'outbox')
  renameSync(outbox, `${outbox}.away`)
  writeFileSync(outbox, '')
  await employer.answer(id, { type: 'tell', message })
  await server.deliverMails()
  rmSync(outbox)
  renameSync(`${outbox}.away`, outbox)
  await choose(candidate.browser, 'candidate', { told: 'off' })
  server.clock.now += 61_000
  expect(await subjectsTo(server, candidate.emailAddress)).toEqual(['Application sent: Engine Builder'])
})

test('Settings exist only for optional emails of the own role.', async () => {
  const { employer, server } = await startWithPosting()
  const candidate = await candidateAt(server)
  const wrong = [
    ['candidate', candidate.browser, { received: 'off' }],
    ['candidate', candidate.browser, { fate: 'off' }],
    ['candidate', candidate.browser, { told: 'daily' }],
    ['employer', employer.browser, { decisions: 'off' }],
  ] as const
  for (const [role, browser, choices] of wrong) {
    const answer = await choose(browser, role, choices)
    expect(answer, JSON.stringify(choices)).toMatchObject({ status: false, http: 200 })
    expect(Object.keys(answer.error?.fields ?? {})).toEqual([`choices.${Object.keys(choices)[0]}`])
  }
  expect((await choose(candidate.browser, 'candidate', { weather: 'off' })).http).toBe(400)
  expect((await choose(candidate.browser, 'candidate', { told: 'sometimes' })).http).toBe(400)
  expect((await askMails(server.browser(), 'candidate', 'readMailSettings')).http).toBe(401)
  expect((await choose(server.browser(), 'employer', { replies: 'off' })).http).toBe(401)
})

test('The unsubscribe link works when its form is posted, by a page or a mail program, and never when it is opened.', async () => {
  const { employer, posting, server } = await startWithPosting({}, { distDir })
  const candidate = await candidateAt(server)
  const { id } = await candidate.applied(posting.slug)
  await employer.answer(id, { type: 'tell', message })
  const mail = await stoppableTo(server, candidate.emailAddress)
  expect(mail.text).toContain(mail.stop)
  expect(mail.html).toContain(`href="${mail.stop}"`)
  expect(new URL(mail.stop).origin).toBe(server.origin)

  const opened = await fetch(mail.stop)
  const page = await opened.text()
  expect([opened.status, opened.headers.get('Cache-Control')]).toEqual([200, 'no-store'])
  expect(opened.headers.get('X-Robots-Tag')).toContain('noindex')
  expect(opened.headers.get('Content-Security-Policy')).toContain("form-action 'self'")
  expect(page).toContain('Stop these emails?')
  expect(page).toContain('ca…@example.com')
  expect(page).not.toContain(candidate.emailAddress)
  expect((await choicesOf(candidate.browser, 'candidate'))['told']).toBe('on')

  const byPage = await post(mail.stop, 'mails=off')
  expect([byPage.status, byPage.headers.get('Location')]).toEqual([303, new URL(mail.stop).pathname])
  expect(await (await fetch(mail.stop)).text()).toContain('These emails are stopped')
  expect(await choicesOf(candidate.browser, 'candidate')).toMatchObject({ told: 'off', asked: 'on' })

  expect((await post(mail.stop, 'mails=on')).status).toBe(303)
  expect((await choicesOf(candidate.browser, 'candidate'))['told']).toBe('on')

  // RFC 8058: mail programs do not follow redirects, and send one of two body formats.
  const program = await post(mail.stop, 'List-Unsubscribe=One-Click')
  expect(program.status).toBe(200)
  expect((await choicesOf(candidate.browser, 'candidate'))['told']).toBe('off')
  await post(mail.stop, 'mails=on')
  const form = new FormData()
  form.set('List-Unsubscribe', 'One-Click')
  expect((await fetch(mail.stop, { method: 'POST', body: form })).status).toBe(200)
  expect((await choicesOf(candidate.browser, 'candidate'))['told']).toBe('off')
})

test('A forged unsubscribe link changes nothing and says so.', async () => {
  const { employer, posting, server } = await startWithPosting({}, { distDir })
  const candidate = await candidateAt(server)
  const { id } = await candidate.applied(posting.slug)
  await employer.answer(id, { type: 'tell', message })
  const { stop } = await stoppableTo(server, candidate.emailAddress)
  const wrong = [
    stop.slice(0, -1) + (stop.endsWith('A') ? 'B' : 'A'),
    stop.replace('/told.', '/asked.'),
    stop.replace('/told.', '/fate.'),
    stop.replace(/\.[^.]*$/, ''),
    stop.replace(/[^/]*$/, 'constructor..'),
    stop.replace(/[^/]*$/, '%E0%A4%A'),
    stop.replace(/[^/]*$/, 'a b'),
  ]
  for (const link of wrong) {
    const page = await fetch(link)
    expect(page.status, link).toBe(404)
    expect(await page.text(), link).toContain('This link doesn’t work anymore')
    expect((await post(link, 'List-Unsubscribe=One-Click')).status, link).toBe(404)
  }
  expect((await post(stop, 'mails=perhaps')).status).toBe(400)
  expect((await post(stop, '')).status).toBe(400)
  expect((await post(stop, `mails=off&more=${'x'.repeat(5_000)}`)).status).toBe(413)
  expect((await fetch(stop, { method: 'PUT', body: 'mails=off' })).status).toBe(405)
  expect(await choicesOf(candidate.browser, 'candidate')).toMatchObject({ told: 'on', asked: 'on' })
})

test('Optional emails have unsubscribe headers; emails about the outcome of an application do not.', async () => {
  const { employer, posting, server } = await startWithPosting()
  const candidate = await candidateAt(server)
  const { id } = await candidate.applied(posting.slug)
  await employer.answer(id, { type: 'tell', message })
  await candidate.send(id, { type: 'withdraw' })
  await server.deliverMails()
  const outbox = join(server.dataDir, 'outbox')
  const messages = readdirSync(outbox)
    .filter((name) => name.endsWith('.eml'))
    // Unfolds headers that continue on the next line.
    .map((name) => readFileSync(join(outbox, name), 'utf8').replaceAll(/\r?\n[ \t]+/g, ' '))
  const headersOf = (subject: string) => messages.find((each) => each.includes(`Subject: ${subject}`)) ?? ''
  const told = headersOf('New message from the employer')
  expect(told).toMatch(/^List-Unsubscribe: ?<http:\/\/\S+\/stop-mails\/told\.[\w.-]+>$/m)
  expect(told).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m)
  for (const subject of ['Application sent', 'You withdrew', 'Verify']) {
    expect(headersOf(subject), subject).not.toBe('')
    expect(headersOf(subject), subject).not.toContain('List-Unsubscribe')
  }
})

test('Every kind of email states its recipients, and each side has at least one that is always sent.', () => {
  for (const role of roles) {
    const fixed = mailKindsOf(role).filter((kind) => !canBeStopped(kind))
    expect(fixed).toEqual(role === 'candidate' ? ['fate'] : ['decisions'])
  }
})
