import type { PlaceSuggestionsFlow } from '../../../../machines/forms/placeSuggestions.ts'
import type { AnyReading } from '../../../../machines/reading/reading.ts'
import type { ProfileDraftFlow } from '../../../../machines/talent/profileDraft.ts'
import { Panel } from '../../../ui/text/Panel.tsx'
import { profileEditorWords as words } from '../../../words/talent/profileEditor.ts'
import { Reading } from '../../reading/Reading.tsx'
import { LooksForFields } from './LooksForFields.tsx'
import { ProfileForm, ProfileSaving } from './ProfileForm.tsx'

interface Props {
  reading: AnyReading | undefined
  /** Undefined until the profile has loaded. */
  flow: ProfileDraftFlow | undefined
  suggestions: PlaceSuggestionsFlow
}

/** Panel of the preferences for the work that a candidate is looking for. */
export const LooksForPanel = ({ reading, flow, suggestions }: Props) => (
  <Panel title={words.sections.looksFor}>
    {flow ? (
      <ProfileForm flow={flow} suggestions={suggestions}>
        <LooksForFields />
        <ProfileSaving flow={flow} />
      </ProfileForm>
    ) : (
      reading && (
        <Reading flow={reading} what={words.what} rows={9}>
          {null}
        </Reading>
      )
    )}
  </Panel>
)
