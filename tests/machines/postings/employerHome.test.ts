import { expect, test } from 'vitest'
import { employerHomeMachine } from '../../../machines/postings/employerHome.ts'
import type { OutputFrom } from 'xstate'
import type { CompanyStatistics } from '../../../contract/postings/statistics.ts'
import {
  companyStatisticsReading,
  dueReading,
  postingsReading,
  type DueApplicants,
  type PostingsPart,
} from '../../../machines/postings/postingReadings.ts'
import { sentIntroductionsReading } from '../../../machines/introductions/introductionReadings.ts'
import type { listSentIntroductions } from '../../../src/effects/introductions/introductions.ts'
import { published } from '../../../stories/support/postings.ts'
import { inApp } from '../support/inApp.ts'
import { held } from '../support/startFlow.ts'

test('a change of a job post reloads job posts and statistics, one of an application also waiting applicants, one of an invitation also conversations', () => {
  const postings = held<PostingsPart, object>()
  const due = held<DueApplicants, object>()
  const statistics = held<CompanyStatistics, object>()
  const introductions = held<OutputFrom<typeof listSentIntroductions>, object>()
  const { app, page } = inApp(
    employerHomeMachine.provide({
      actors: {
        postings: postingsReading.provide({ actors: { read: postings.logic } }),
        due: dueReading.provide({ actors: { read: due.logic } }),
        introductions: sentIntroductionsReading.provide({ actors: { read: introductions.logic } }),
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
  expect(introductions.calls).toHaveLength(1)
  app.send({ type: 'live.changed', changes: [{ kind: 'introduction', id: 'introduction-1' }] })
  expect([due.calls.length, introductions.calls.length]).toEqual([3, 2])
})
