import { fromPromise } from 'xstate'
import type { ResultOf } from '../../contract/call.ts'
import type { candidateProfileCalls as calls, OwnProfile } from '../../contract/talent/profileCalls.ts'
import type { ShownProfile, Visibility } from '../../contract/talent/profile.ts'
import type { User } from '../../contract/user.ts'
import type { Failure } from '../../machines/shared/failure.ts'
import { profileOverviewMachine, type PreviewedCompany } from '../../machines/talent/profileOverview.ts'
import { visibilityCommandsMachine } from '../../machines/talent/visibilityCommands.ts'
import { listWith } from '../../src/effects/shared/listWith.ts'
import { readingWith } from '../../src/effects/shared/readingWith.ts'
import { visibilityCommands } from '../../src/effects/talent/profile.ts'
import { CompaniesPanel } from '../../src/views/talent/profile/CompaniesPanel.tsx'
import { CompletePanel } from '../../src/views/talent/profile/CompletePanel.tsx'
import { OverviewView } from '../../src/views/talent/profile/OverviewView.tsx'
import { ProfileColumns } from '../../src/views/talent/profile/ProfileColumns.tsx'
import { RecentPanel } from '../../src/views/talent/profile/RecentPanel.tsx'
import { ViewsPanel } from '../../src/views/talent/profile/ViewsPanel.tsx'
import { VisibilityPanel } from '../../src/views/talent/profile/VisibilityPanel.tsx'
import { FlowAt } from '../support/flow.tsx'
import { failed, refusedWith } from '../support/formEffect.ts'
import { readingMachine } from '../support/reads.ts'
import { refusals } from '../support/refusals.ts'
import { exclusions, foundCompanies, noViews, ownProfile, profileViews, recentViews } from './ownProfile.ts'
import { anonymous } from './people.ts'

/** Preview for companies: the profile, none, or still loading. */
export type Previewed = 'profile' | 'nothing' | 'failed'

const commandsMachine = visibilityCommandsMachine.provide({ actors: { command: visibilityCommands } })

const machineFor = (previewed: Previewed) =>
  profileOverviewMachine.provide({
    actors: {
      profile: readingWith(fromPromise(async () => ownProfile)),
      commands: commandsMachine,
      exclusions: listWith(
        fromPromise(async (): Promise<ResultOf<typeof calls.listExclusions>> => ({
          items: [...exclusions],
          next: null,
        })),
      ),
      views: listWith(
        fromPromise(async (): Promise<ResultOf<typeof calls.listProfileViews>> => ({
          items: [...profileViews],
          next: null,
          recent: recentViews,
        })),
      ),
      preview: readingWith(
        fromPromise(async (): Promise<ShownProfile> => {
          if (previewed === 'failed') throw failed('offline')
          if (previewed === 'nothing') throw refusedWith(refusals.notThere)
          return anonymous
        }),
      ),
      companies: readingWith(fromPromise(async () => ({ companies: foundCompanies }))),
    },
  })

interface Props {
  user: User
  profile?: OwnProfile
  company?: PreviewedCompany
  previewed?: Previewed
  hasViews?: boolean
  hasExclusions?: boolean
  commandsAt?: string
  /** Visibility that is being set, or that could not be set. */
  wanted?: Visibility
  /** Id of the exclusion whose dialog is open. */
  asked?: string
  failure?: Failure | undefined
}

/** Overview of a candidate's profile in a given state. */
export const OverviewAt = ({
  user,
  profile = ownProfile,
  company,
  previewed = 'profile',
  hasViews = true,
  hasExclusions = true,
  commandsAt = 'idle',
  wanted,
  asked,
  failure,
}: Props) => (
  <FlowAt
    machine={machineFor(previewed)}
    at={company ? 'previewing' : 'own'}
    context={{ company }}
    input={{ company }}
  >
    {(flow) => (
      <FlowAt
        machine={commandsMachine}
        at={commandsAt}
        context={{
          asked: asked === undefined ? undefined : { command: 'removeExclusion', input: { id: asked } },
          ran: wanted && { command: 'setVisibility', input: { visibility: wanted } },
          failure,
        }}
      >
        {(commands) => (
          <FlowAt machine={readingMachine} at="shown" context={{ query: {}, data: {}, failure: undefined }}>
            {(reading) => (
              <ProfileColumns
                profile={<OverviewView flow={flow} user={user} profile={profile} />}
                side={
                  <>
                    <VisibilityPanel profile={profile} commands={commands} />
                    <CompletePanel missing={profile.missing} isVerified={user.isVerified} />
                    <RecentPanel recent={hasViews ? recentViews : noViews} />
                  </>
                }
                more={
                  <>
                    <ViewsPanel reading={reading} paging={undefined} views={hasViews ? profileViews : []} />
                    <CompaniesPanel
                      flow={flow}
                      commands={commands}
                      reading={reading}
                      paging={undefined}
                      exclusions={hasExclusions ? exclusions : []}
                    />
                  </>
                }
              />
            )}
          </FlowAt>
        )}
      </FlowAt>
    )}
  </FlowAt>
)
