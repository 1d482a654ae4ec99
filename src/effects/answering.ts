import { applicationCalls } from '../../contract/applications/calls.ts'
import type { EmployerApplicationEvent } from '../../contract/applications/lifecycle.ts'
import type { Chosen } from '../../machines/applications/answeringMany.ts'
import { keepAnswers } from '../browser/kept/keptAnswers.ts'
import { askInTime } from './shared/ask.ts'
import { provided, type Asked } from './shared/provided.ts'

interface Answers {
  readonly people: readonly Chosen[]
  readonly event: EmployerApplicationEvent
}

/** Answers several people, once each; what is interrupted by a reload is known after it. */
export const answerMany = (account: string) =>
  provided(async ({ input: { event, people }, signal }: Asked<Answers>) => {
    const end = keepAnswers(account, { event, people: [...people] })
    try {
      return await askInTime<typeof applicationCalls.applicationEvents.result>(
        applicationCalls.applicationEvents,
        'employer',
        { ids: people.map(({ id }) => id), event },
        signal,
      )
    } finally {
      end()
    }
  })
