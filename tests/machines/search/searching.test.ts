import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { JobsPage } from '../../../contract/search/page.ts'
import { searchingMachine } from '../../../machines/search/searching.ts'
import { searches } from '../../../stories/search/samples.ts'
import { refused } from '../support/events.ts'
import { held } from '../support/startFlow.ts'

const arrived = () => new Promise(setImmediate)

function start() {
  const searchJobs = held<JobsPage, { readonly search: string }>()
  const machine = searchingMachine.provide({ actors: { searchJobs: searchJobs.logic } })
  const flow = createActor(machine, { input: { page: searches.first } }).start()
  return {
    flow,
    searchJobs,
    search: (search: string) => flow.send({ type: 'search', search }),
    page: () => flow.getSnapshot().context.page,
  }
}

test('what was found stays until the next is there', async () => {
  const { flow, page, search, searchJobs } = start()
  search('?q=carpenter')
  expect(page()).toBe(searches.first)
  searchJobs.last().answer(searches.many)
  await arrived()
  expect(page()).toBe(searches.many)
  expect(flow.getSnapshot()).toMatchObject({ value: 'shown', context: { turn: 1 } })
})

test('an answer to what was asked before is not heard any more', async () => {
  const { page, search, searchJobs } = start()
  search('?q=carp')
  search('?q=carpenter')
  const [first, second] = searchJobs.calls
  expect(first?.signal.aborted).toBe(true)
  second?.answer(searches.many)
  await arrived()
  first?.answer(searches.typo)
  await arrived()
  expect(page()).toBe(searches.many)
})

test('what fails keeps what was found, and the same is asked for again', async () => {
  const { flow, page, search, searchJobs } = start()
  search('?q=carpenter')
  searchJobs.last().fail(refused)
  await arrived()
  expect(flow.getSnapshot().value).toBe('failed')
  expect(page()).toBe(searches.first)
  flow.send({ type: 'retry' })
  expect(searchJobs.last().input).toEqual({ search: '?q=carpenter' })
})

test('whoever goes back sees what was there, whatever was under way', async () => {
  const { flow, page, search, searchJobs } = start()
  search('?q=carpenter')
  flow.send({ type: 'restore', page: searches.filtered })
  searchJobs.last().answer(searches.many)
  await arrived()
  expect(page()).toBe(searches.filtered)
  expect(flow.getSnapshot()).toMatchObject({
    value: 'shown',
    context: { search: searches.filtered.search },
  })
})
