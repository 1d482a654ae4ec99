import { useState } from 'react'
import type { ThemeName } from '../ui/tokens/themeNames.ts'
import { chooseTheme, readTheme } from './theme.ts'

/** The theme that is chosen on this device, and how another one is. */
export function useTheme() {
  const [theme, setTheme] = useState(readTheme)
  const onTheme = (chosen: ThemeName) => {
    chooseTheme(chosen)
    setTheme(chosen)
  }
  return { theme, onTheme }
}
