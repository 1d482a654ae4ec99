import * as v from 'valibot'
import { expect, test } from 'vitest'
import { savedJobCalls, type SavedJobCallName } from '../../../contract/search/calls.ts'
import { answeringIn, candidateAt } from '../support/applications.ts'
import { ada, days, readAnswer, type Browser } from '../support/harness.ts'
import { operatorAt } from '../support/operators.ts'
import { startWithEmployer } from '../support/postings.ts'

const ask = async (browser: Browser, name: SavedJobCallName, payload: object = {}) =>
  readAnswer(
    await browser.send(`/api/candidate/${savedJobCalls[name].path}`, { body: JSON.stringify(payload) }),
  )

const listed = async (browser: Browser, wanted: object = {}) =>
  v.parse(savedJobCalls.listSavedJobs.result, (await ask(browser, 'listSavedJobs', wanted)).result)

const titlesOf = async (browser: Browser) => (await listed(browser)).items.map(({ title }) => title)

test('a candidate saves a job once, however often it is requested, and can remove it', async () => {
  const { published, server } = await startWithEmployer()
  const { slug } = await published({ title: 'Stage Carpenter' })
  const { browser } = await candidateAt(server)
  const { browser: other } = await candidateAt(server)

  for (const _ of [1, 2]) {
    expect(await ask(browser, 'saveJob', { slug })).toMatchObject({ http: 200, result: { isSaved: true } })
  }
  expect(await listed(browser)).toMatchObject({
    items: [{ slug, title: 'Stage Carpenter', state: 'published', validThrough: '2030-03-01' }],
    next: null,
  })
  expect(await titlesOf(other)).toEqual([])
  expect((await ask(other, 'unsaveJob', { slug })).result).toEqual({ isSaved: false })
  expect(await titlesOf(browser)).toEqual(['Stage Carpenter'])

  for (const _ of [1, 2]) {
    expect(await ask(browser, 'unsaveJob', { slug })).toMatchObject({ http: 200, result: { isSaved: false } })
  }
  expect(await titlesOf(browser)).toEqual([])
})

test('saved jobs are listed by page, the last saved first, and the saved state of some can be requested', async () => {
  const { published, server } = await startWithEmployer()
  const { browser } = await candidateAt(server)
  const slugs: string[] = []
  for (const title of ['The first', 'The second', 'The third']) {
    const { slug } = await published({ title })
    slugs.push(slug ?? '')
    server.clock.now += 1_000
    if (title !== 'The second') await ask(browser, 'saveJob', { slug })
  }

  const first = await listed(browser, { limit: 1 })
  const second = await listed(browser, { limit: 1, after: first.next })
  expect([...first.items, ...second.items].map(({ title }) => title)).toEqual(['The third', 'The first'])
  expect(second.next).toBeNull()
  const among = await listed(browser, { among: slugs.slice(0, 2) })
  expect(among.items.map(({ slug }) => slug)).toEqual(slugs.slice(0, 1))
})

test('a saved job stays in the list when it ends, shows how, and disappears when nobody can read it any more', async () => {
  const { published, send, server } = await startWithEmployer()
  const { browser, emailAddress } = await candidateAt(server)
  const made = async (title: string) => {
    const posting = await published({ title })
    await ask(browser, 'saveJob', { slug: posting.slug })
    server.clock.now += 1_000
    return posting
  }
  const filled = await made('Filled')
  const removed = await made('Removed')
  await made('Still open')
  await send(filled.id, { type: 'close', outcome: 'filledHere' })
  await operatorAt(server)('remove', removed.id, '--reason', 'It is no job.')

  expect((await listed(browser)).items).toMatchObject([
    { title: 'Still open', state: 'published', outcome: null },
    { title: 'Filled', state: 'closed', outcome: 'filledHere' },
  ])
  server.clock.now += days(91)
  await browser.call('login', { emailAddress, password: ada.password })
  expect(await titlesOf(browser)).not.toContain('Filled')
  expect(await ask(browser, 'saveJob', { slug: filled.slug })).toMatchObject({ http: 404 })
})

test('drafts, unknown slugs and invalid ones cannot be saved; employers and guests have no such call', async () => {
  const { browser: employer, published, server } = await startWithEmployer()
  const { slug } = await published()
  const { browser } = await candidateAt(server)

  expect(await ask(browser, 'saveJob', { slug: 'no-such-job' })).toMatchObject({ http: 404 })
  expect(await ask(browser, 'unsaveJob', { slug: 'no-such-job' })).toMatchObject({ http: 200 })
  for (const name of ['saveJob', 'unsaveJob'] as const)
    expect(await ask(browser, name, { slug: 'a\0b' })).toMatchObject({ http: 400 })
  expect(await ask(browser, 'listSavedJobs', { among: [] })).toMatchObject({ http: 400 })
  expect(await ask(browser, 'listSavedJobs', { after: 'elsewhere' })).toMatchObject({ http: 400 })
  for (const somebody of [employer, server.browser()])
    expect(await ask(somebody, 'saveJob', { slug })).toMatchObject({ http: 401 })
})

test('a candidate reads which jobs they have applied to and when, saved or not, and nothing about others', async () => {
  const { browser: employer, published, server } = await startWithEmployer()
  const [sent, withdrawn, begun, other] = [
    await published({ title: 'Sent' }),
    await published({ title: 'Withdrawn' }),
    await published({ title: 'Begun' }),
    await published({ title: 'Of somebody else' }),
  ]
  const anna = await candidateAt(server)
  const bela = await candidateAt(server)
  const application = await anna.applied(sent.slug)
  const { submittedAt } = application
  server.clock.now += days(1)
  const { id } = await anna.applied(withdrawn.slug)
  await anna.send(id, { type: 'withdraw' })
  await anna.start(begun.slug)
  await bela.applied(other.slug)

  const among = [sent, withdrawn, begun, other].map(({ slug }) => slug)
  expect(await listed(anna.browser, { among })).toEqual({
    items: [],
    next: null,
    applied: { [sent.slug ?? '']: submittedAt },
  })
  expect(Object.keys((await listed(bela.browser, { among })).applied)).toEqual([other.slug])
  expect((await listed(anna.browser)).applied).toEqual({})
  await ask(anna.browser, 'saveJob', { slug: sent.slug })
  expect((await listed(anna.browser)).applied).toEqual({ [sent.slug ?? '']: submittedAt })
  expect((await listed(anna.browser, { among: [other.slug] })).applied).toEqual({})

  // A pending rejection is hidden from the candidate here too.
  const rejection = { type: 'reject', reason: 'other', message: 'No.' }
  await answeringIn(employer).answer(application.id, rejection)
  expect((await listed(anna.browser)).applied).toEqual({ [sent.slug ?? '']: submittedAt })

  const again = await anna.applied(withdrawn.slug)
  expect((await listed(anna.browser, { among: [withdrawn.slug] })).applied).toEqual({
    [withdrawn.slug ?? '']: again.submittedAt,
  })
})
