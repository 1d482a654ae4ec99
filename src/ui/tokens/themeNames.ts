/** Theme preference: one of the two, or the device's. */
export const themeNames = ['system', 'light', 'dark'] as const

export type ThemeName = (typeof themeNames)[number]
