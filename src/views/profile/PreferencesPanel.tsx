import { Panel } from '../../ui/text/Panel.tsx'
import { themeNames, type ThemeName } from '../../ui/tokens/themeNames.ts'

const words: Readonly<Record<ThemeName, string>> = {
  system: 'Like this device',
  light: 'Light',
  dark: 'Dark',
}

export interface PreferencesProps {
  readonly theme: ThemeName
  readonly onTheme: (theme: ThemeName) => void
}

/** What a member prefers on this device. */
export function PreferencesPanel({ theme: chosen, onTheme }: PreferencesProps) {
  return (
    <Panel title="Appearance">
      <fieldset>
        <legend className="mb-3 text-muted">The theme is kept on this device.</legend>
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
            {words[theme]}
          </label>
        ))}
      </fieldset>
    </Panel>
  )
}
