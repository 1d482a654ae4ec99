/** Theme preference, in Preferences and in the public footer. */
export const themeWords = {
  title: 'Theme',
  names: { light: 'Light', dark: 'Dark', system: 'Match device' },
} as const
