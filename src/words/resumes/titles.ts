/** Titles and descriptions of the pages of resumes, for tabs; apart from their texts, because every page loads the routes. */
export const resumeTitles = {
  list: { title: 'Resumes', description: 'Create, import, and share your resumes.' },
  builder: { title: 'Resume', description: 'Write a resume. It saves as you type.' },
} as const
