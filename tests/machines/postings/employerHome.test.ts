import { expect, test } from 'vitest'
import { employerHomeMachine } from '../../../machines/postings/employerHome.ts'
import type { CompanyStatistics } from '../../../contract/postings/statistics.ts'
import {
  companyStatisticsReading,
  dueReading,
  postingsReading,
  type DueApplicants,
  type PostingsPart,
} from '../../../machines/postings/postingReadings.ts'
import { published } from '../../../stories/support/postings.ts'
import { inApp } from '../support/inApp.ts'
import { held } from '../support/startFlow.ts'

test('a change of a job post reads job posts and statistics again, one of an application also who waits', () => {
  const postings = held<PostingsPart, object>()
  const due = held<DueApplicants, object>()
  const statistics = held<CompanyStatistics, object>()
  const { app, page } = inApp(
    employerHomeMachine.provide({
      actors: {
        postings: postingsReading.provide({ actors: { read: postings.logic } }),
        due: dueReading.provide({ actors: { read: due.logic } }),
        statistics: companyStatisticsReading.provide({ actors: { read: statistics.logic } }),
      },
    }),
    undefined,
  )
  page.start()
  app.send({ type: 'live.changed', changes: [{ kind: 'posting', id: published.id }] })
  expect([postings.calls.length, due.calls.length, statistics.calls.length]).toEqual([2, 1, 2])
  app.send({ type: 'live.changed', changes: [{ kind: 'application', reference: 'A1' }] })
  expect([postings.calls.length, due.calls.length, statistics.calls.length]).toEqual([3, 2, 3])
})
