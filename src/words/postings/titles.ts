/** Page titles. In a separate module, because every page loads the routes. */
export const postingTitles = {
  home: { title: 'Home' },
  list: { title: 'Job posts' },
  post: { title: 'Job post' },
  edit: { title: 'Edit job post' },
} as const
