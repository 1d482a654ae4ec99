// @module-tag invariant
import { expect, test, vi } from 'vitest'
import { candidateAt, startWithPosting } from '../support/applications.ts'
import { withStore } from '../support/databases.ts'
import { days } from '../support/harness.ts'
import { titles } from '../support/search/asking.ts'

vi.setConfig({ testTimeout: 180_000 })

test('a company that replies on time to nine in ten is found by this criterion, until it no longer does', async () => {
  const { employer, posting, server } = await startWithPosting({
    title: 'Engine Builder',
    answerDays: 5,
    openings: 20,
  })
  const onTime = async () => {
    await server.meetDeadlines()
    return titles(server.base, '?replies=onTime')
  }
  const apply = async () => (await candidateAt(server)).applied(posting.slug)
  const people = []
  for (let count = 0; count < 10; count += 1) people.push(await apply())
  const [last, ...others] = people
  if (!last) throw new Error('Ten have applied.')

  for (const { id } of others) await employer.answer(id, { type: 'advance', to: 'screening' })
  // Nine replies are too few for a record.
  expect(await onTime()).toEqual([])
  server.clock.now += days(6)
  // The tenth reply is late, which leaves nine of ten on time.
  expect(await onTime()).toEqual(['Engine Builder'])

  const missed = await apply()
  await employer.answer(last.id, { type: 'ask', message: 'A word to you.' })
  server.clock.now += days(6)
  expect(await onTime()).toEqual([])
  await employer.answer(missed.id, { type: 'advance', to: 'screening' })
  for (let count = 0; count < 9; count += 1) {
    await employer.answer((await apply()).id, { type: 'advance', to: 'screening' })
  }
  // Eighteen of twenty replies are on time.
  expect(await onTime()).toEqual(['Engine Builder'])

  // Old replies leave the record without any further event.
  server.clock.now += days(91)
  await server.meetDeadlines()
  await server.close()
  const companies = await withStore(server, (db) =>
    db.selectFrom('companies').select('replies_on_time').execute(),
  )
  expect(companies).toEqual([{ replies_on_time: 0 }])
})
