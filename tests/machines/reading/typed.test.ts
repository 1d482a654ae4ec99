import { expectTypeOf, test } from 'vitest'
import { createActor, fromPromise, type EventFrom, type InputFrom } from 'xstate'
import type { OwnCompany } from '../../../contract/companies/ownCompany.ts'
import { companyPageMachine } from '../../../machines/companies/companyPage.ts'
import { createPaging, type AnyPaging } from '../../../machines/reading/paging.ts'
import { createReading, type AnyReading, type ReadingOf } from '../../../machines/reading/reading.ts'

interface Query {
  readonly id: string
}
interface Letter {
  readonly title: string
}

const reading = createReading<Query, Letter>()
const flow = createActor(reading, { input: { query: { id: '1' } } })

test('a reading has the types of its queries and result', () => {
  expectTypeOf<InputFrom<typeof reading>['query']>().toEqualTypeOf<Query>()
  expectTypeOf(flow.getSnapshot().context.data).toEqualTypeOf<Letter | undefined>()
  type Event = EventFrom<typeof reading>
  expectTypeOf<{ type: 'ask'; query: { id: string } }>().toExtend<Event>()
  expectTypeOf<{ type: 'ask'; query: { slug: string } }>().not.toExtend<Event>()
  expectTypeOf<{ type: 'known'; data: { name: string } }>().not.toExtend<Event>()
})

test('a reading accepts only an effect with its own result, and keeps its types', () => {
  type Read = NonNullable<NonNullable<Parameters<typeof reading.provide>[0]['actors']>['read']>
  const right = fromPromise<Letter, Query>(() => Promise.reject(new Error('not asked')))
  const wrong = fromPromise<{ name: string }, Query>(() => Promise.reject(new Error('not asked')))
  expectTypeOf(right).toExtend<Read>()
  expectTypeOf(wrong).not.toExtend<Read>()
  expectTypeOf(reading.provide({ actors: { read: right } })).toEqualTypeOf(reading)
})

test('a reading does not match a state that it does not have', () => {
  type State = Parameters<ReturnType<typeof flow.getSnapshot>['matches']>[0]
  expectTypeOf<'notThere'>().toExtend<State>()
  expectTypeOf<'gone'>().not.toExtend<State>()
})

test('a view accepts any reading, and changes of its data must have its type', () => {
  expectTypeOf(flow).toExtend<AnyReading>()
  expectTypeOf(flow).toExtend<ReadingOf<Letter>>()
  expectTypeOf(flow).not.toExtend<ReadingOf<Query>>()
})

test('a parent that invokes a reading has a typed child', () => {
  const { children } = createActor(companyPageMachine, { input: { userId: 'ada' } }).getSnapshot()
  expectTypeOf(children.company?.getSnapshot().context.data).toEqualTypeOf<OwnCompany | undefined>()
})

test('the paging of a list has the type of its items', () => {
  const paging = createActor(createPaging<Query, Letter>(), { input: { query: { id: '1' }, next: null } })
  expectTypeOf(paging.getSnapshot().context.added).toEqualTypeOf<readonly Letter[]>()
  expectTypeOf(paging).toExtend<AnyPaging>()
})
