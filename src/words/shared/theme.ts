/** Texts of the theme switch. */
export const themeWords = {
  title: 'Theme',
  names: { light: 'Light', dark: 'Dark', system: 'Match device' },
} as const
