/** Titles and descriptions of a candidate’s pages, for tabs; apart from their texts, because every page loads the routes. */
export const applicationTitles = {
  home: { title: 'Home', description: 'Employers who are waiting to hear from you.' },
  list: {
    title: 'Applications',
    description: 'Your applications, with whose turn it is and the reply dates.',
  },
  one: { title: 'Application', description: 'Your application: whose turn it is, and what happened so far.' },
  apply: { title: 'Apply', description: 'Check your application and send it.' },
} as const
