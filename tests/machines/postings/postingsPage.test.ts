import { expect, test } from 'vitest'
import type { PostingsPart, PostingsQuery } from '../../../machines/postings/postingReadings.ts'
import { postingsPageMachine } from '../../../machines/postings/postingsPage.ts'
import { listWith } from '../../../src/effects/shared/listWith.ts'
import { inApp } from '../support/inApp.ts'
import { held } from '../support/startFlow.ts'

test('a change on the server reads the group again, and another group is read from its beginning', () => {
  const read = held<PostingsPart, PostingsQuery>()
  const { app, page } = inApp(postingsPageMachine.provide({ actors: { list: listWith(read.logic) } }), {
    query: { group: 'open' },
  })
  page.start()
  app.send({ type: 'live.changed', changes: [{ kind: 'everything' }] })
  page.send({ type: 'show', query: { group: 'draft' } })
  app.send({ type: 'live.changed', changes: [{ kind: 'everything' }] })
  expect(read.calls.map(({ input }) => input.group)).toEqual(['open', 'open', 'draft', 'draft'])
})
