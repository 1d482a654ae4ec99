import { useState } from 'react'
import type { ThemeName } from '../../contract/theme.ts'
import { chooseTheme, readTheme } from './theme.ts'

/** Returns the theme of this device and a function that changes it. */
export function useTheme() {
  const [theme, setTheme] = useState(readTheme)
  const onTheme = (chosen: ThemeName) => {
    chooseTheme(chosen)
    setTheme(chosen)
  }
  return { theme, onTheme }
}
