/** Theme preference: light, dark, or as the system. */
export const themeNames = ['system', 'light', 'dark'] as const

export type ThemeName = (typeof themeNames)[number]

/**
 * Name of the cookie that stores the preference, and of the form field that changes it without JavaScript.
 */
export const themeKey = 'theme'

/** Lifetime of the cookie in seconds, the maximum that browsers allow. */
export const themeLifetimeSeconds = 400 * 24 * 60 * 60
