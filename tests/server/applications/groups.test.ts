import * as v from 'valibot'
import { expect, test } from 'vitest'
import { applicationCalls } from '../../../contract/applications/calls.ts'
import { ownGroups, waitsForCandidate } from '../../../contract/applications/groups.ts'
import { ask, candidateAt, startWithPosting } from '../support/applications.ts'
import { days, readAnswer } from '../support/harness.ts'

const message = 'A word to you.'

test('A candidate’s applications are listed by group, page by page, as many as the count says.', async () => {
  const { employer, posting, server } = await startWithPosting()
  const candidate = await candidateAt(server)
  const list = async (wanted: object = {}) =>
    v.parse(
      applicationCalls.listApplications.result,
      (await ask(candidate.browser, 'listApplications', wanted)).result,
    )
  const none = { all: 0, saved: 0, draft: 0, sent: 0, conversation: 0, closed: 0 }
  expect(await list()).toEqual({ items: [], next: null, counts: none, hasResume: false })

  const jobs: string[] = [posting.slug ?? '']
  for (const title of ['The second', 'The third', 'The fourth', 'The fifth', 'The sixth'])
    jobs.push((await employer.published({ title })).slug ?? '')
  const save = JSON.stringify({ slug: jobs[5] })
  await readAnswer(await candidate.browser.send('/api/candidate/save-job', { body: save }))
  const ids = new Map<string, string>()
  const has = async (name: string, slug = '', then?: (id: string) => Promise<unknown>) => {
    const { id } = then ? await candidate.applied(slug) : await candidate.start(slug)
    ids.set(id, name)
    await then?.(id)
    server.clock.now += 60_000
  }
  await has('a draft', jobs[0])
  await has('withdrawn', jobs[1], (id) => candidate.send(id, { type: 'withdraw' }))
  await has('sent', jobs[2], async () => {})
  await has('in conversation', jobs[3], (id) => employer.answer(id, { type: 'advance', to: 'shortlisted' }))
  await has('asked', jobs[4], (id) => employer.answer(id, { type: 'ask', message }))
  const discarded = await candidate.start(jobs[5] ?? '')
  await candidate.send(discarded.id, { type: 'discard' })

  const counts = { all: 5, saved: 1, draft: 1, sent: 2, conversation: 1, closed: 1 }
  const namesIn = async (wanted: object) => {
    const found: (string | undefined)[] = []
    let after: string | null = null
    do {
      const part: Awaited<ReturnType<typeof list>> = await list({
        ...wanted,
        limit: 2,
        ...(after !== null && { after }),
      })
      expect(part.counts).toEqual(counts)
      found.push(...part.items.map(({ id }) => ids.get(id)))
      after = part.next
    } while (after !== null)
    return found
  }
  const waiting = (await list({ group: 'home' })).items.filter(waitsForCandidate)
  expect(waiting.map(({ id }) => ids.get(id))).toEqual(['asked', 'a draft'])
  expect((await ask(candidate.browser, 'countWaiting')).result).toEqual({ waiting: waiting.length })
  expect(await namesIn({})).toEqual(['asked', 'sent', 'in conversation', 'a draft', 'withdrawn'])
  expect(await namesIn({ group: 'draft' })).toEqual(['a draft'])
  expect(await namesIn({ group: 'sent' })).toEqual(['asked', 'sent'])
  expect(await namesIn({ group: 'conversation' })).toEqual(['in conversation'])
  expect(await namesIn({ group: 'closed' })).toEqual(['withdrawn'])
  expect(await namesIn({ group: 'open' })).toEqual(['asked', 'sent', 'in conversation', 'a draft'])
  expect(await namesIn({ group: 'open', slug: jobs[2] })).toEqual(['sent'])
  expect(await namesIn({ group: 'home' })).toEqual([
    'asked',
    'sent',
    'in conversation',
    'a draft',
    'withdrawn',
  ])
  for (const group of ownGroups) expect((await list({ group, state: 'discarded' })).items).toEqual([])

  const other = await candidateAt(server)
  expect((await ask(other.browser, 'listApplications')).result).toMatchObject({ items: [], counts: none })
})

test('Home shows ended applications for 14 days, the latest first, and a rejection only once it is sent.', async () => {
  const { employer, posting, server } = await startWithPosting()
  const candidate = await candidateAt(server)
  const other = await employer.published({ title: 'Another' })
  const left = await candidate.applied(posting.slug)
  const closed = await candidate.applied(other.slug)
  const home = async () => {
    const { result } = await ask(candidate.browser, 'listApplications', { group: 'home' })
    const { items } = v.parse(applicationCalls.listApplications.result, result)
    return items.map(({ endedAt, id }) => [id === left.id ? 'left' : 'closed', endedAt])
  }
  await employer.answer(left.id, { type: 'reject', reason: 'other', message })
  await employer.send(other.id, { type: 'close', outcome: 'cancelled', message })
  const closedAt = (await candidate.read(closed.id)).timeline.at(-1)?.at ?? ''
  expect(await home()).toEqual([
    ['left', null],
    ['closed', closedAt],
  ])

  server.clock.now += 600_000
  await server.meetDeadlines()
  const leftAt = (await candidate.read(left.id)).timeline.at(-1)?.at ?? ''
  const ends = [
    ['left', leftAt],
    ['closed', closedAt],
  ]
  expect(await home()).toEqual(ends)
  expect(await candidate.read(left.id)).toMatchObject({ state: 'rejected', endedAt: leftAt })

  server.clock.now = Date.parse(closedAt) + days(14)
  expect(await home()).toEqual(ends.slice(0, 1))
  server.clock.now = Date.parse(leftAt) + days(14)
  expect(await home()).toEqual([])
})
