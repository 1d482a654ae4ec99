/** What somebody may choose: one of the two, or whichever their device has. */
export const themeNames = ['system', 'light', 'dark'] as const

export type ThemeName = (typeof themeNames)[number]
