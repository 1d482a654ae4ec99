import { paths } from '../../../../contract/paths.ts'
import type { PlaceSuggestionsFlow } from '../../../../machines/forms/placeSuggestions.ts'
import type { AnyReading } from '../../../../machines/reading/reading.ts'
import type { ProfileDraftFlow } from '../../../../machines/talent/profileDraft.ts'
import type { ResumeSources } from '../../../../machines/talent/profileEditor.ts'
import { TextLink } from '../../../ui/controls/TextLink.tsx'
import { Heading } from '../../../ui/text/Heading.tsx'
import { Panel } from '../../../ui/text/Panel.tsx'
import { profileEditorWords as words } from '../../../words/talent/profileEditor.ts'
import { Reading } from '../../reading/Reading.tsx'
import { AboutFields } from './AboutFields.tsx'
import { EntryFields } from './EntryFields.tsx'
import { MoreFields } from './MoreFields.tsx'
import { ProfileForm, ProfileSaving } from './ProfileForm.tsx'
import { SkillFields } from './SkillFields.tsx'

interface Props {
  reading: AnyReading | undefined
  /** Undefined until the profile has loaded. */
  flow: ProfileDraftFlow | undefined
  suggestions: PlaceSuggestionsFlow
  sources: ResumeSources | undefined
  onResume: (id: string) => void
}

/** Editor of a candidate's profile, without the work they are looking for, which is in the preferences. */
export const EditorView = ({ reading, flow, suggestions, sources, onResume }: Props) => (
  <div className="@container">
    <p className="mb-3">
      <TextLink href={paths.profile}>{words.back}</TextLink>
    </p>
    <div className="sticky top-10 z-header -mx-2 mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 bg-canvas p-2 *:[h1]:mb-0">
      <Heading>{words.title}</Heading>
      {flow && <ProfileSaving flow={flow} />}
    </div>
    {flow ? (
      <ProfileForm flow={flow} suggestions={suggestions}>
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 @4xl:grid-cols-[minmax(0,1.55fr)_minmax(0,1fr)]">
          <div>
            <Panel title={words.sections.about}>
              <AboutFields />
            </Panel>
            <Panel title={words.sections.experience}>
              <EntryFields sources={sources} onResume={onResume} />
            </Panel>
            <Panel title={words.sections.skills}>
              <SkillFields source={sources?.chosen ?? undefined} />
            </Panel>
          </div>
          <Panel title={words.sections.more}>
            <MoreFields />
          </Panel>
        </div>
      </ProfileForm>
    ) : (
      reading && (
        <Reading flow={reading} what={words.what} rows={6}>
          {null}
        </Reading>
      )
    )}
  </div>
)
