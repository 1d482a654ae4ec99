/** Titles of the pages of resumes, for tabs; apart from their texts, because every page loads the routes. */
export const resumeTitles = {
  list: { title: 'Resumes' },
  builder: { title: 'Resume' },
} as const
