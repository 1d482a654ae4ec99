import { profileEditorWords as words } from '../../../words/talent/profileEditor.ts'
import { Line, Lines } from '../../forms/draft/fields.tsx'
import { useTypedProfile } from './useProfileEditor.ts'

export function AboutFields() {
  const { typed, change } = useTypedProfile('headline', 'about')
  return (
    <>
      <Line
        id="profile.headline"
        label={words.headline}
        hint={words.headlineHint}
        value={typed.headline}
        onValue={(headline) => change({ headline })}
      />
      <Lines
        id="profile.about"
        label={words.about}
        hint={words.aboutHint}
        rows={5}
        value={typed.about}
        onValue={(about) => change({ about })}
      />
    </>
  )
}
