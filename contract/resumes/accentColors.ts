import type { Look } from './look.ts'

/** Accent colors in print. */
export const accentColors: Readonly<Record<Look['accent'], string>> = {
  evergreen: '#004038',
  ink: '#1a1f1e',
  sea: '#0f4b70',
  plum: '#5b2150',
  brick: '#7d2118',
  umber: '#69400b',
}
