/** Titles of a candidate’s pages, for tabs; apart from their texts, because every page loads the routes. */
export const applicationTitles = {
  home: { title: 'Home' },
  list: { title: 'Applications' },
  one: { title: 'Application' },
  apply: { title: 'Apply' },
} as const
