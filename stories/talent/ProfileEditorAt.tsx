import type { OwnProfile } from '../../contract/talent/profileCalls.ts'
import { typedProfileOf, type TypedProfile } from '../../contract/talent/typed.ts'
import { paths } from '../../contract/paths.ts'
import type { Failure } from '../../machines/shared/failure.ts'
import { profileDraft, type SavedProfileDraft } from '../../machines/talent/profileDraft.ts'
import type { ResumeSources } from '../../machines/talent/profileEditor.ts'
import { readProfileDraft, saveProfileDraft } from '../../src/effects/talent/profile.ts'
import { EditorView } from '../../src/views/talent/editor/EditorView.tsx'
import { LooksForPanel } from '../../src/views/talent/editor/LooksForPanel.tsx'
import { MemberShell } from '../../src/views/shells/MemberShell.tsx'
import { menus } from '../../src/words/menus.ts'
import { FlowAt } from '../support/flow.tsx'
import { openedDraft } from '../support/openedDraft.ts'
import { member } from '../support/people.ts'
import { leedsSuggested } from '../support/places.ts'
import { ownProfile, resumeSources } from './ownProfile.ts'

const machine = profileDraft.provide({ actors: { saveDraft: saveProfileDraft, readDraft: readProfileDraft } })

const draftOf = ({ profile, ...rest }: OwnProfile): SavedProfileDraft => ({
  ...rest,
  id: member.id,
  content: profile,
  savedAt: undefined,
})

interface DraftProps {
  at: string
  profile?: OwnProfile
  typed?: Partial<TypedProfile>
  problems?: Readonly<Record<string, string>>
  failure?: Failure | undefined
  theirs?: OwnProfile
}

interface Props extends DraftProps {
  sources?: ResumeSources
}

const none = {}

const contextOf = ({ profile = ownProfile, typed, problems = none, failure, theirs }: DraftProps) => ({
  ...openedDraft(profileDraft, draftOf(profile)),
  typed: { ...typedProfileOf(profile.profile), ...typed },
  problems,
  failure,
  theirs: theirs && draftOf(theirs),
})

/** Editor of a profile in a given state. */
export const ProfileEditorAt = ({ sources = resumeSources, ...draft }: Props) => (
  <MemberShell area="Candidate" user={member} menu={menus.candidate} current={paths.profile}>
    <FlowAt machine={machine} at={draft.at} context={contextOf(draft)}>
      {(flow) => (
        <EditorView
          reading={undefined}
          flow={flow}
          suggestions={leedsSuggested}
          sources={sources}
          onResume={() => undefined}
        />
      )}
    </FlowAt>
  </MemberShell>
)

/** Editor of job preferences in a given state. */
export const LooksForAt = ({ at = 'open.saving.clean', ...draft }: Partial<DraftProps>) => (
  <FlowAt machine={machine} at={at} context={contextOf({ at, ...draft })}>
    {(flow) => <LooksForPanel reading={undefined} flow={flow} suggestions={leedsSuggested} />}
  </FlowAt>
)
