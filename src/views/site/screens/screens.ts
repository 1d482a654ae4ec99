import applicantsDark from './applicants-dark.webp'
import applicantsLight from './applicants-light.webp'
import postingDark from './posting-dark.webp'
import postingLight from './posting-light.webp'
import searchDark from './search-dark.webp'
import searchLight from './search-light.webp'
import wayDark from './way-dark.webp'
import wayLight from './way-light.webp'

/** Cut by scripts/screens.ts from how the stories look. */
export const screens = [
  { name: 'search', light: searchLight, dark: searchDark },
  { name: 'way', light: wayLight, dark: wayDark },
  { name: 'posting', light: postingLight, dark: postingDark },
  { name: 'applicants', light: applicantsLight, dark: applicantsDark },
] as const

export type ScreenName = (typeof screens)[number]['name']
