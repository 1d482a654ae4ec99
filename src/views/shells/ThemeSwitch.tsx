import { themeKey, themeNames, type ThemeName } from '../../../contract/theme.ts'
import { themeWords } from '../../words/shared/theme.ts'

export interface ThemeSwitchProps {
  /** Current theme; undefined before hydration, because prerendered HTML is the same for everyone. */
  readonly theme?: ThemeName | undefined
  /** Applies a theme; if undefined, the browser posts the form and the server saves the theme. */
  readonly onTheme?: ((theme: ThemeName) => void) | undefined
}

/**
 * Switch for the theme, which works without JavaScript. Styles use `data-theme`, so that the choice applies
 * before hydration.
 */
export function ThemeSwitch({ theme: chosen, onTheme }: ThemeSwitchProps) {
  return (
    <form method="post" data-ready="" aria-label={themeWords.title} className="mt-4 flex flex-wrap gap-2">
      {themeNames.map((theme) => (
        <button
          key={theme}
          type="submit"
          name={themeKey}
          value={theme}
          aria-pressed={chosen && theme === chosen}
          className="theme-choice min-h-11 rounded-full border border-line px-3.5 text-caption text-muted hover:border-field hover:text-ink sm:min-h-9"
          onClick={
            onTheme &&
            ((event) => {
              event.preventDefault()
              onTheme(theme)
            })
          }
        >
          {themeWords.names[theme]}
        </button>
      ))}
    </form>
  )
}
