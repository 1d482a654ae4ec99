import { useSelector } from '@xstate/react'
import type { OwnProfile } from '../../../contract/talent/profileCalls.ts'
import type { User } from '../../../contract/user.ts'
import { required } from '../../../machines/shared/required.ts'
import { profileOverviewMachine, type ProfileOverviewFlow } from '../../../machines/talent/profileOverview.ts'
import { visibilityCommandsMachine } from '../../../machines/talent/visibilityCommands.ts'
import { useFlow } from '../../app/useFlow.ts'
import { useList } from '../../app/useList.ts'
import { listWith } from '../../effects/shared/listWith.ts'
import { readingWith } from '../../effects/shared/readingWith.ts'
import {
  findCompanies,
  listExclusions,
  listProfileViews,
  previewProfile,
  readProfile,
  visibilityCommands,
} from '../../effects/talent/profile.ts'
import { CompaniesPanel } from '../../views/talent/profile/CompaniesPanel.tsx'
import { CompletePanel } from '../../views/talent/profile/CompletePanel.tsx'
import { ProfileColumns } from '../../views/talent/profile/ProfileColumns.tsx'
import { OverviewView } from '../../views/talent/profile/OverviewView.tsx'
import { RecentPanel } from '../../views/talent/profile/RecentPanel.tsx'
import { ViewsPanel } from '../../views/talent/profile/ViewsPanel.tsx'
import { VisibilityPanel } from '../../views/talent/profile/VisibilityPanel.tsx'
import { Reading } from '../../views/reading/Reading.tsx'
import { ownProfileWords } from '../../words/talent/profile.ts'

const machine = profileOverviewMachine.provide({
  actors: {
    profile: readingWith(readProfile),
    commands: visibilityCommandsMachine.provide({ actors: { command: visibilityCommands } }),
    exclusions: listWith(listExclusions),
    views: listWith(listProfileViews),
    preview: readingWith(previewProfile),
    companies: readingWith(findCompanies),
  },
})

/** Overview of a candidate's profile: its public view, its audience, and recent visits by companies. */
export default function Overview({ user }: { user: User }) {
  const page = useFlow(machine, { input: { company: undefined } })
  const reading = useSelector(page, ({ children }) => required(children.profile))
  const profile = useSelector(reading, ({ context }) => context.data)
  return (
    <Reading flow={reading} what={ownProfileWords.what} rows={6}>
      {profile && <Shown page={page} profile={profile} user={user} />}
    </Reading>
  )
}

interface Props {
  page: ProfileOverviewFlow
  profile: OwnProfile
  user: User
}

function Shown({ page, profile, user }: Props) {
  const commands = useSelector(page, ({ children }) => required(children.commands))
  const exclusions = useList(useSelector(page, ({ children }) => required(children.exclusions)))
  const views = useList(useSelector(page, ({ children }) => required(children.views)))
  return (
    <ProfileColumns
      profile={<OverviewView flow={page} user={user} profile={profile} />}
      side={
        <>
          <VisibilityPanel profile={profile} commands={commands} />
          <CompletePanel missing={profile.missing} isVerified={user.isVerified} />
          <RecentPanel recent={views.first?.recent} />
        </>
      }
      more={
        <>
          <ViewsPanel reading={views.reading} paging={views.paging} views={views.items} />
          <CompaniesPanel
            flow={page}
            commands={commands}
            reading={exclusions.reading}
            paging={exclusions.paging}
            exclusions={exclusions.items}
          />
        </>
      }
    />
  )
}
