import { themeNames, type ThemeName } from '../../../contract/theme.ts'
import { Panel } from '../../ui/text/Panel.tsx'
import { profileWords } from '../../words/profile/profile.ts'
import { themeWords } from '../../words/shared/theme.ts'

const words = profileWords.appearance

export interface PreferencesProps {
  readonly theme: ThemeName
  readonly onTheme: (theme: ThemeName) => void
}

/** Panel with the preferences of this device. */
export const PreferencesPanel = ({ theme: chosen, onTheme }: PreferencesProps) => (
  <Panel title={words.title}>
    <fieldset>
      <legend className="mb-3 text-hint text-muted">{words.hint}</legend>
      {themeNames.map((theme) => (
        <label key={theme} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="radio"
            name="theme"
            value={theme}
            checked={theme === chosen}
            onChange={() => onTheme(theme)}
            className="radio"
          />
          {themeWords.names[theme]}
        </label>
      ))}
    </fieldset>
  </Panel>
)
