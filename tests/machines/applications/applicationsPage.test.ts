import { expect, test } from 'vitest'
import { createActor, type InputFrom, type OutputFrom } from 'xstate'
import { applicationsPageMachine, type ListedJob } from '../../../machines/applications/applicationsPage.ts'
import type { ListPart } from '../../../machines/reading/paging.ts'
import type { listApplications } from '../../../src/effects/applications.ts'
import type { listSavedJobs } from '../../../src/effects/search.ts'
import { listWith } from '../../../src/effects/shared/listWith.ts'
import { readingWith } from '../../../src/effects/shared/readingWith.ts'
import { held } from '../support/startFlow.ts'

const arrived = () => new Promise(setImmediate)
const counts = { all: 2, saved: 1, draft: 1, sent: 1, conversation: 0, closed: 0 }
const part = { items: [], next: null, counts, hasResume: false }

type Group = InputFrom<typeof applicationsPageMachine>['query']['group']

function open(group: Group) {
  const list = held<OutputFrom<typeof listApplications>, InputFrom<typeof listApplications>>()
  const saved = held<ListPart<ListedJob>, InputFrom<typeof listSavedJobs>>()
  const count = held<OutputFrom<typeof listApplications>, InputFrom<typeof listApplications>>()
  const page = createActor(
    applicationsPageMachine.provide({
      actors: {
        applications: listWith(list.logic),
        saved: listWith(saved.logic),
        counting: readingWith(count.logic),
      },
    }),
    { input: { query: { group } } },
  ).start()
  return {
    page,
    list,
    saved,
    count,
    asked: () => list.calls.map(({ input }) => input),
    counts: () => page.getSnapshot().context.counts,
  }
}

test('the last counts stay while another group is read', async () => {
  const { asked, counts: shown, list, page } = open('draft')
  expect(shown()).toBeUndefined()
  list.last().answer(part)
  await arrived()
  page.send({ type: 'show', query: { group: 'sent' } })
  expect(shown()).toEqual(counts)
  expect(asked()).toEqual([{ group: 'draft' }, { group: 'sent' }])
  list.last().answer({ ...part, counts: { ...counts, sent: 2 } })
  await arrived()
  expect(shown()).toEqual({ ...counts, sent: 2 })
})

test('saved jobs are listed, and applications are only counted', async () => {
  const { asked, count, counts: shown, page, saved } = open('saved')
  expect(asked()).toEqual([])
  expect(saved.calls.map(({ input }) => input)).toEqual([{}])
  expect(count.last().input).toEqual({ limit: 1 })
  count.last().answer(part)
  await arrived()
  expect(shown()).toEqual(counts)
  page.send({ type: 'show', query: { group: 'all' } })
  expect(asked()).toEqual([{ group: 'all' }])
})

test('applications changed elsewhere are read again, and saved jobs are not', async () => {
  const { asked, list, page, saved } = open('all')
  list.last().answer(part)
  await arrived()
  page.send({ type: 'live.changed', changes: [{ kind: 'application', reference: 'A1' }] })
  expect(asked()).toHaveLength(2)
  page.send({ type: 'live.changed', changes: [{ kind: 'posting', id: 'p1' }] })
  expect(asked()).toHaveLength(2)
  page.send({ type: 'show', query: { group: 'saved' } })
  page.send({ type: 'live.changed', changes: [{ kind: 'everything' }] })
  expect(saved.calls).toHaveLength(1)
  expect(asked()).toHaveLength(2)
})
