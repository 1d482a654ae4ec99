import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { withOpenJob } from '../../../contract/search/address.ts'
import type { JobsPage } from '../../../contract/search/page.ts'
import type { JobInList } from '../../../contract/search/job.ts'
import type { ListPart } from '../../../machines/reading/paging.ts'
import { createReading } from '../../../machines/reading/reading.ts'
import { jobSearchPageMachine, type OpenJob } from '../../../machines/search/jobSearchPage.ts'
import { savingMachine, type Change, type SavedJobs } from '../../../machines/search/saving.ts'
import type { Notice } from '../../../machines/shared/notice.ts'
import { required } from '../../../machines/shared/required.ts'
import { savedJobOf, searches } from '../../../stories/search/samples.ts'
import { refused } from '../support/events.ts'
import { emittedBy, held } from '../support/startFlow.ts'

const arrived = () => new Promise(setImmediate)
const next = { ...savedJobOf(), slug: 'next' }

function start({ open = null, page = searches.many }: { open?: string | null; page?: JobsPage } = {}) {
  const searchJobs = held<JobsPage, { readonly search: string }>()
  const readMore = held<ListPart<JobInList>, { readonly search: string; readonly after: string | null }>()
  const readJob = held<OpenJob, { readonly slug: string }>()
  const readSaved = held<SavedJobs, { readonly owner: string | null; readonly slugs: readonly string[] }>()
  const scrolled: number[] = []
  const flow = createActor(
    jobSearchPageMachine.provide({
      actions: { scroll: (_, scrollY) => void scrolled.push(scrollY) },
      actors: {
        searchJobs: searchJobs.logic,
        readMoreJobs: readMore.logic,
        job: createReading<{ readonly slug: string }, OpenJob>().provide({ actors: { read: readJob.logic } }),
        saving: savingMachine.provide({
          actors: {
            readSaved: readSaved.logic,
            changeSaved: held<Notice | undefined, Change & { readonly owner: string | null }>().logic,
          },
        }),
      },
    }),
    { input: { content: { ...page, open } } },
  )
  const emitted = emittedBy(flow)
  flow.start()
  const arrive = (arrivedBy: 'load' | 'step' | 'travel', search: string, scrollY = 0) =>
    flow.send({ type: 'addressed', arrivedBy, search, scrollY })
  arrive('load', withOpenJob(page.search, open))
  return {
    flow,
    emitted,
    scrolled,
    searchJobs,
    readMore,
    readJob,
    readSaved,
    arrive,
    state: () => flow.getSnapshot(),
    context: () => flow.getSnapshot().context,
    slugs: () => flow.getSnapshot().context.page.found.jobs.map(({ slug }) => slug),
  }
}

test('a search navigates to its address, and starts once the page is there', () => {
  const { arrive, emitted, flow, searchJobs } = start()
  flow.send({ type: 'search', search: '?q=joiner' })
  expect(emitted).toEqual([{ type: 'navigate', to: '/jobs?q=joiner' }])
  expect(searchJobs.calls).toEqual([])
  arrive('step', '?q=joiner')
  expect(searchJobs.calls.map(({ input }) => input)).toEqual([{ search: '?q=joiner' }])
})

test('each address of other filters names the saved search that they are for, until it is saved', () => {
  const id = '0b3f1c52-6a1e-4f0e-9a53-8f4f6d2c7e10'
  const { arrive, context, emitted, flow } = start()
  arrive('load', `?q=carpenter&alert=${id}`)
  flow.send({ type: 'search', search: '?q=joiner' })
  arrive('step', `?q=joiner&alert=${id}`)
  flow.send({ type: 'open', slug: 'next' })
  arrive('step', '?workplace=remote')
  expect(emitted).toEqual([
    { type: 'navigate', to: `/jobs?q=joiner&alert=${id}` },
    { type: 'navigate', to: `/jobs?q=joiner&job=next&alert=${id}` },
    { type: 'navigate', to: `/jobs?workplace=remote&alert=${id}`, by: 'replace' },
  ])
  arrive('step', `?workplace=remote&alert=${id}`)
  arrive('step', '?workplace=remote')
  expect(context().changed).toBeUndefined()
})

test('Back to a search of before forgets the saved search whose filters were changed', () => {
  const { arrive, context, emitted } = start()
  arrive('load', '?q=carpenter&alert=0b3f1c52-6a1e-4f0e-9a53-8f4f6d2c7e10')
  arrive('travel', '?q=joiner')
  expect(context().changed).toBeUndefined()
  expect(emitted).toEqual([])
})

test('a search for the same, and its retry, read the results again in place', async () => {
  const { emitted, flow, searchJobs, state } = start()
  flow.send({ type: 'search', search: searches.many.search })
  searchJobs.last().fail(refused)
  await arrived()
  expect(state().value).toMatchObject({ results: 'failed' })
  flow.send({ type: 'retry' })
  expect(searchJobs.calls).toHaveLength(2)
  expect(emitted).toEqual([])
})

test('results stay until the next ones are there, and a late response to an older search is dropped', async () => {
  const { arrive, context, searchJobs } = start()
  arrive('step', '?q=carp')
  arrive('step', '?q=joiner')
  expect(context().page.search).toBe(searches.many.search)
  const [first, second] = searchJobs.calls
  expect(first?.signal.aborted).toBe(true)
  second?.answer(searches.filtered)
  await arrived()
  first?.answer(searches.typo)
  await arrived()
  expect(context().page).toBe(searches.filtered)
  expect(context().turn).toBe(1)
})

test('Back shows the earlier results unchanged, with added rows and the scroll position', async () => {
  const { arrive, context, emitted, flow, readMore, scrolled, searchJobs, slugs } = start()
  flow.send({ type: 'more' })
  readMore.last().answer({ items: [next], next: null })
  await arrived()
  const all = slugs()
  arrive('step', '?q=joiner', 640)
  searchJobs.last().answer(searches.filtered)
  await arrived()
  arrive('travel', searches.many.search, 10)
  expect(slugs()).toEqual(all)
  expect(scrolled).toEqual([640])
  expect(emitted).toEqual([])
  expect(searchJobs.calls).toHaveLength(1)
  arrive('travel', '?q=joiner', 640)
  expect(context().page).toBe(searches.filtered)
})

test('Back during a search shows the earlier results, whatever the server responds later', async () => {
  const { arrive, context, searchJobs, state } = start()
  arrive('step', '?q=joiner')
  arrive('travel', searches.many.search)
  searchJobs.last().answer(searches.filtered)
  await arrived()
  expect(context().page).toEqual(searches.many)
  expect(state().value).toMatchObject({ results: { shown: 'idle' } })
})

test('further rows are appended once each, and a failure keeps the rows', async () => {
  const { context, flow, readMore, slugs, state } = start()
  const before = slugs()
  flow.send({ type: 'more' })
  expect(readMore.last().input).toEqual({
    search: searches.many.search,
    after: searches.many.found.next,
  })
  readMore.last().fail(refused)
  await arrived()
  expect(state().value).toMatchObject({ results: { shown: 'failed' } })
  flow.send({ type: 'more' })
  readMore.last().answer({ items: [required(searches.many.found.jobs[0]), next], next: null })
  await arrived()
  expect(slugs()).toEqual([...before, 'next'])
  expect(context().added).toBe(1)
  flow.send({ type: 'more' })
  expect(readMore.calls).toHaveLength(2)
})

test('results behind a cursor link to the first ones of the same search, and Back returns to them', async () => {
  const { arrive, context, searchJobs } = start({ page: { ...searches.many, isFirst: false } })
  const { search } = searches.many
  arrive('load', `${search}&after=cursor`)
  arrive('step', search)
  expect(searchJobs.last().input).toEqual({ search })
  searchJobs.last().answer(searches.many)
  await arrived()
  expect(context().page.isFirst).toBe(true)
  arrive('travel', `${search}&after=cursor`)
  expect(context().page.isFirst).toBe(false)
  expect(searchJobs.calls).toHaveLength(1)
})

test('a job opens and closes by the address, next to the same results', async () => {
  const { arrive, emitted, flow, readJob, searchJobs, state } = start()
  const { search } = searches.many
  flow.send({ type: 'open', slug: 'a-job' })
  expect(emitted).toEqual([{ type: 'navigate', to: `/jobs${search}&job=a-job` }])
  arrive('step', `${search}&job=a-job`)
  expect(state().value).toMatchObject({ job: 'open' })
  expect(readJob.last().input).toEqual({ slug: 'a-job' })
  arrive('step', `${search}&job=another`)
  expect(readJob.calls[0]?.signal.aborted).toBe(true)
  expect(readJob.last().input).toEqual({ slug: 'another' })
  flow.send({ type: 'close' })
  expect(emitted.at(-1)).toEqual({ type: 'navigate', to: `/jobs${search}` })
  arrive('step', search)
  expect(state().value).toMatchObject({ job: 'closed' })
  expect(searchJobs.calls).toEqual([])
})

test('with enough width the first job is shown next to the list, and follows the results until one is opened', async () => {
  const { arrive, context, emitted, flow, readJob, searchJobs, state } = start()
  const [first, second] = searches.many.found.jobs.map(({ slug }) => slug)
  flow.send({ type: 'resized', hasRoom: true })
  expect(state().value).toMatchObject({ job: 'open' })
  expect(readJob.calls.map(({ input }) => input)).toEqual([{ slug: first }])
  expect(emitted).toEqual([])

  arrive('step', '?q=joiner')
  expect(readJob.calls).toHaveLength(1)
  const others = searches.many.found.jobs.slice(1)
  searchJobs.last().answer({ ...searches.many, found: { ...searches.many.found, jobs: others } })
  await arrived()
  expect(readJob.last().input).toEqual({ slug: second })

  arrive('step', `?q=joiner&job=${second}`)
  expect(context().open).toBe(second)
  expect(readJob.calls).toHaveLength(2)
  flow.send({ type: 'resized', hasRoom: false })
  expect(state().value).toMatchObject({ job: 'open' })
  arrive('step', '?q=joiner')
  expect(state().value).toMatchObject({ job: 'closed' })
})

test('without results no job is shown next to them', async () => {
  const { arrive, flow, searchJobs, state } = start()
  flow.send({ type: 'resized', hasRoom: true })
  arrive('step', '?q=nothing')
  searchJobs.last().answer(searches.none)
  await arrived()
  expect(state().value).toMatchObject({ job: 'closed' })
})

test('a search keeps the open job', () => {
  const { emitted, flow } = start({ open: 'a-job' })
  flow.send({ type: 'search', search: '?q=joiner' })
  expect(emitted).toEqual([{ type: 'navigate', to: '/jobs?q=joiner&job=a-job' }])
})

test('the page reads the saved state of its rows, of an open job outside them, and of added rows', async () => {
  const { flow, readMore, readSaved, slugs, state } = start({ open: 'elsewhere' })
  required(state().children.saving).send({ type: 'visitor.candidate', id: 'c1' })
  const first = [...slugs(), 'elsewhere']
  expect(readSaved.last().input).toEqual({ owner: 'c1', slugs: first })
  readSaved.last().answer({ saved: [], applied: {} })
  await arrived()
  flow.send({ type: 'more' })
  readMore.last().answer({ items: [next], next: null })
  await arrived()
  expect(readSaved.last().input).toEqual({ owner: 'c1', slugs: ['next'] })
})
