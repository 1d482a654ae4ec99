/** Page titles. In a separate module, because every page loads the routes. */
export const resumeTitles = {
  list: { title: 'Resumes' },
  builder: { title: 'Resume' },
} as const
