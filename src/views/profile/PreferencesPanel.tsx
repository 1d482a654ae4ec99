import { useState } from 'react'
import { chooseTheme, readTheme, themes, type Theme } from '../../browser/theme.ts'
import { Panel } from '../../ui/text/Panel.tsx'

const words: Readonly<Record<Theme, string>> = {
  system: 'Like this device',
  light: 'Light',
  dark: 'Dark',
}

/** What a member prefers on this device. */
export function PreferencesPanel() {
  const [chosen, setChosen] = useState(readTheme)
  const choose = (theme: Theme) => {
    chooseTheme(theme)
    setChosen(theme)
  }
  return (
    <Panel title="Appearance">
      <fieldset>
        <legend className="mb-3 text-muted">The theme is kept on this device.</legend>
        {themes.map((theme) => (
          <label key={theme} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="radio"
              name="theme"
              value={theme}
              checked={theme === chosen}
              onChange={() => choose(theme)}
              className="radio"
            />
            {words[theme]}
          </label>
        ))}
      </fieldset>
    </Panel>
  )
}
