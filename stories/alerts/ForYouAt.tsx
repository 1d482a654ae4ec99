import type { JobsForYou } from '../../machines/alerts/forYou.ts'
import { forYouMachine } from '../../machines/alerts/forYou.ts'
import { forYouCommandsMachine } from '../../machines/alerts/forYouCommands.ts'
import { forYouCommands } from '../../src/effects/alerts/forYou.ts'
import { ForYou } from '../../src/views/alerts/ForYou.tsx'
import { savedJobsFlow } from '../support/flows.ts'
import { FlowAt } from '../support/flow.tsx'
import { failed } from '../support/formEffect.ts'
import { readingMachine } from '../support/reads.ts'

const machine = forYouCommandsMachine.provide({ actors: { command: forYouCommands } })

export interface ForYouState {
  /** State of the machine that reads the jobs. */
  at?: string
  data?: JobsForYou | undefined
  hiddenJobs?: readonly string[]
  hiddenCompanies?: readonly string[]
}

const none = [] as const

/** Recommended jobs of a candidate, with the flows in given states. */
export function ForYouAt({ at = 'shown', data, hiddenJobs = none, hiddenCompanies = none }: ForYouState) {
  const known = Object.fromEntries((data?.jobs ?? none).map(({ slug }) => [slug, false]))
  const slugs = Object.keys(known)
  const saved = { slugs, owner: null, unread: none, shown: known, known, applied: {}, change: undefined }
  return (
    <FlowAt machine={readingMachine} at={at} context={{ query: {}, data, failure: failed('unreachable') }}>
      {(reading) => (
        <FlowAt machine={forYouMachine} at="" context={{ hiddenJobs, hiddenCompanies }}>
          {(flow) => (
            <FlowAt
              machine={machine}
              at="idle"
              context={{ asked: undefined, ran: undefined, failure: undefined }}
            >
              {(commands) => (
                <FlowAt machine={savedJobsFlow} at="resting" context={saved}>
                  {(saving) => (
                    <ForYou flow={flow} reading={reading} commands={commands} saving={saving} data={data} />
                  )}
                </FlowAt>
              )}
            </FlowAt>
          )}
        </FlowAt>
      )}
    </FlowAt>
  )
}
