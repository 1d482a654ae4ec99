/** Theme preference: one of the two, or the device's. */
export const themeNames = ['system', 'light', 'dark'] as const

export type ThemeName = (typeof themeNames)[number]

/** Name of the cookie that keeps the preference, and of the form field that changes it without JavaScript. */
export const themeKey = 'theme'

/** In seconds; browsers keep no cookie for longer. */
export const themeLifetimeSeconds = 400 * 24 * 60 * 60
