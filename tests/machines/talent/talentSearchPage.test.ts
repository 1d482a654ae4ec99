import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { OwnCompany } from '../../../contract/companies/ownCompany.ts'
import type { PersonSearch } from '../../../contract/talent/address.ts'
import type { NavigateEvent } from '../../../machines/shared/navigate.ts'
import {
  companyReading,
  talentSearchPageMachine,
  type FoundPeople,
} from '../../../machines/talent/talentSearchPage.ts'
import { listWith } from '../../../src/effects/shared/listWith.ts'
import { foundPeople, nobodyFound, people } from '../../../stories/talent/results.ts'
import { held } from '../support/startFlow.ts'

const arrived = () => new Promise(setImmediate)
const [first, second] = people.map(({ id }) => id)

function start(search = '?q=carpenter') {
  const found = held<FoundPeople, PersonSearch>()
  const company = fromPromise<OwnCompany, object>(() => new Promise(() => undefined))
  const page = createActor(
    talentSearchPageMachine.provide({
      actors: { list: listWith(found.logic), company: companyReading.provide({ actors: { read: company } }) },
    }),
    { input: { search } },
  )
  const steps: NavigateEvent[] = []
  page.on('navigate', (step) => steps.push(step))
  page.start()
  return { page, found, steps, context: () => page.getSnapshot().context }
}

test('A wide page shows the first result next to the list, until the address names another person.', async () => {
  const { page, found, context } = start()
  page.send({ type: 'resized', hasRoom: true })
  expect(context().beside).toBeNull()
  found.last().answer(foundPeople)
  await arrived()
  expect(context().beside).toBe(first)
  page.send({ type: 'addressed', search: `?q=carpenter&person=${second}` })
  expect(context().beside).toBe(second)
  page.send({ type: 'addressed', search: '?q=carpenter' })
  expect(context().beside).toBe(first)
  page.send({ type: 'resized', hasRoom: false })
  expect(context().beside).toBeNull()
  expect(page.getSnapshot().children.person).toBeUndefined()
})

test('Another address starts a search and keeps the previous results until the next ones are read.', async () => {
  const { page, found, context } = start()
  found.last().answer(foundPeople)
  await arrived()
  page.send({ type: 'addressed', search: '?q=joiner&person=p9' })
  const reading = () =>
    page.getSnapshot().children.list?.getSnapshot().children.reading?.getSnapshot().context
  expect(reading()?.query).toMatchObject({ q: 'joiner' })
  expect(reading()?.data).toEqual(foundPeople)
  expect(context()).toMatchObject({ search: '?q=joiner', open: 'p9', beside: 'p9' })
  await arrived()
  found.last().answer(nobodyFound)
  await arrived()
  expect(reading()?.data).toEqual(nobodyFound)
})

test('A person is opened and closed by the address, which keeps the search.', () => {
  const { page, steps } = start()
  page.send({ type: 'open', id: 'p1' })
  page.send({ type: 'close' })
  page.send({ type: 'search', search: '?q=joiner' })
  expect(steps.map(({ to }) => to)).toEqual([
    '/employer/talent?q=carpenter&person=p1',
    '/employer/talent?q=carpenter',
    '/employer/talent?q=joiner',
  ])
})
