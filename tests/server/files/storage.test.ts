import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { storageBytes, storageCalls, type Storage } from '../../../contract/files/storage.ts'
import { letterCalls } from '../../../contract/letters/calls.ts'
import { resumeCalls } from '../../../contract/resumes/calls.ts'
import { candidateAt, startWithPosting } from '../support/applications.ts'
import { KIB, pdf, upload, uploaded } from '../support/files.ts'
import { ada, days, minutes, readAnswer, startTestServer, type Browser } from '../support/harness.ts'
import { runSql } from '../store/runSql.ts'

vi.setConfig({ testTimeout: 60_000 })

const MIB = 1_024 * KIB
const all = { ...resumeCalls, ...letterCalls, ...storageCalls }

const ask = async (browser: Browser, name: keyof typeof all, payload: object = {}) =>
  readAnswer(await browser.send(`/api/candidate/${all[name].path}`, { body: JSON.stringify(payload) }))

const storage = async (browser: Browser): Promise<Storage> =>
  v.parse(storageCalls.readStorage.result, (await ask(browser, 'readStorage')).result)

/** A document of about this size, which is stored twice: in the resume and in its version. */
const large = (bytes: number, sign = 'x') => ({ more: sign.repeat(bytes) })

const saved = v.object({ id: v.string(), revision: v.number() })

async function resumeOf(browser: Browser, document: object = {}) {
  const { result } = await ask(browser, 'createResume', { title: 'Work', document })
  const { id, revision } = v.parse(saved, result)
  let current = revision
  return {
    id,
    save: async (next: object) => {
      const answer = await ask(browser, 'saveResume', {
        id,
        revision: current,
        title: 'Work',
        document: next,
      })
      if (answer.status) current = v.parse(v.object({ revision: v.number() }), answer.result).revision
      return answer
    },
    name: (name: string) => ask(browser, 'nameResumeVersion', { id, revision: current, name }),
  }
}

test('An account has 5 MiB until its address is verified, and a refusal says how to free space.', async () => {
  const server = await startTestServer()
  const { browser } = await server.registered()
  for (let count = 0; count < 5; count += 1) await resumeOf(browser, large(500 * KIB))
  const refused = await ask(browser, 'createResume', { title: 'Work', document: large(500 * KIB) })

  expect(refused).toMatchObject({ http: 200, status: false })
  expect(refused.error?.message).toBe(
    'Your 5 MB of storage is full. Verify your email for more, or delete a file, letter, or resume for good, then save again.',
  )
  expect(await upload(browser, pdf(200 * KIB))).toMatchObject({ http: 200, status: false })
  const before = await storage(browser)
  expect(before).toMatchObject({ most: storageBytes.unverified })
  expect(before.used).toBeLessThan(before.most)

  const verificationCode = await server.codeFor(ada.emailAddress, 'Verify')
  await browser.call('verify', { emailAddress: ada.emailAddress, verificationCode })
  expect(await ask(browser, 'createResume', { title: 'Work', document: large(500 * KIB) })).toMatchObject({
    status: true,
  })
  expect((await storage(browser)).most).toBe(50 * MIB)
})

test('Concurrent saves do not exceed the storage limit of an account.', async () => {
  const server = await startTestServer()
  const { browser } = await server.registered()
  const makes = Array.from({ length: 8 }, () =>
    ask(browser, 'createResume', { title: 'Work', document: large(400 * KIB) }),
  )
  const brings = Array.from({ length: 4 }, () => upload(browser, pdf(400 * KIB)))
  const answers = await Promise.all([...makes, ...brings])
  const { most, used } = await storage(browser)

  expect(answers.some(({ status }) => !status)).toBe(true)
  expect(used).toBeLessThanOrEqual(most)
  expect(used).toBeGreaterThan(most - 900 * KIB)
})

test('The stored size of an account equals the size of its rows after any change.', async () => {
  const { posting, server } = await startWithPosting()
  const candidate = await candidateAt(server)
  const { browser } = candidate
  const resume = await resumeOf(browser, { basics: { name: 'Zoë 🌳' } })
  await resume.save(large(2 * KIB, 'ü'))
  await resume.name('First')
  server.clock.now += days(2)
  await resume.save(large(3 * KIB))
  const gone = await resumeOf(browser, large(KIB))
  await ask(browser, 'trashResume', { id: gone.id })
  const letter = await ask(browser, 'createLetter', { title: 'Hello', body: 'Ünder {{company}}' })
  const { id, revision } = v.parse(saved, letter.result)
  await ask(browser, 'saveLetter', { id, revision, title: 'Hello', body: 'Longer, ünder', slug: null })
  await uploaded(browser, pdf(3 * KIB))
  const application = await candidate.start(posting.slug)
  await candidate.save(application.id, 1, { resume: { resumeId: resume.id } })
  await candidate.send(application.id, { type: 'submit' })

  const { most: _, parts, used } = await storage(browser)
  const bytes = async (statement: string) => {
    const [row] = await runSql(server, statement)
    return Number(v.parse(v.object({ sum: v.union([v.number(), v.string()]) }), row).sum)
  }
  expect(parts).toEqual({
    resumes: await bytes('select sum(octet_length(title) + octet_length(document)) as sum from resumes'),
    versions: await bytes(
      'select sum(octet_length(title) + octet_length(document)) as sum from resume_versions where was_sent = 0',
    ),
    letters: await bytes('select sum(octet_length(title) + octet_length(body)) as sum from letters'),
    files: 3 * KIB,
  })
  expect(used).toBe(parts.resumes + parts.versions + parts.letters + parts.files)
  await ask(browser, 'deleteResume', { id: gone.id })
  expect((await storage(browser)).parts.resumes).toBeLessThan(parts.resumes)
})

test('Automatic versions are deleted before a save is refused; named ones stay.', async () => {
  const server = await startTestServer()
  const { browser } = await server.registered()
  const resume = await resumeOf(browser, large(500 * KIB, 'a'))
  await resume.name('Kept')
  for (const sign of 'bcdefghij') {
    server.clock.now += days(1)
    expect(await resume.save(large(500 * KIB, sign))).toMatchObject({ status: true })
  }
  const { result } = await ask(browser, 'listResumeVersions', { id: resume.id })
  const { versions } = v.parse(resumeCalls.listResumeVersions.result, result)

  expect(versions.map(({ revision }) => revision)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 1])
  expect(versions.at(-1)).toMatchObject({ name: 'Kept' })
})

test('A full account can still shorten a text, and a refused save stores nothing.', async () => {
  const server = await startTestServer()
  const { browser } = await server.registered()
  const resumes = [await resumeOf(browser, large(900 * KIB)), await resumeOf(browser, large(900 * KIB))]
  const [first] = resumes
  const small = await resumeOf(browser, large(600 * KIB))
  for (const resume of [...resumes, small]) await resume.name('Kept')
  const before = await storage(browser)

  expect(await small.save(large(900 * KIB))).toMatchObject({ http: 200, status: false })
  expect(await storage(browser)).toEqual(before)
  expect(await first?.save(large(100 * KIB))).toMatchObject({ status: true })
})

test('An account stores at most 500 letters.', async () => {
  const server = await startTestServer()
  const { browser, user } = await server.registered()
  await runSql(
    server,
    `with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 500)
     insert into letters (id, account_id, title, body, revision, created_at, updated_at)
     select 'letter-' || n, '${user.id}', 'A', '', 1, 1, 1 from numbers returning id`,
  )

  expect(await ask(browser, 'createLetter', { title: 'One more' })).toMatchObject({
    status: false,
    error: { message: 'You have 500 letters. Delete one for good from the trash first.' },
  })
})

test('An editor may save every two seconds for ten minutes; the next save is refused.', async () => {
  const server = await startTestServer({ env: { RATE_LIMIT_SCALE: '1' } })
  const { browser } = await server.registered()
  const resume = await resumeOf(browser)
  const begun = server.clock.now
  for (let count = 0; count < 300; count += 1) {
    server.clock.now = begun + count * 1_990
    expect((await resume.save(large(count))).http).toBe(200)
  }

  expect(await resume.save(large(301))).toMatchObject({ http: 429, status: false })
  server.clock.now += minutes(10)
  expect(await resume.save(large(301))).toMatchObject({ http: 200, status: true })
})
