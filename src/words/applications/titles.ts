/** Page titles. In a separate module, because every page loads the routes. */
export const applicationTitles = {
  home: { title: 'Home' },
  list: { title: 'Applications' },
  one: { title: 'Application' },
  apply: { title: 'Apply' },
} as const
