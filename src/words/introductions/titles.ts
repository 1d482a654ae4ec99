/** Titles and descriptions of the pages of invitations to apply; apart from their texts, because every page loads the routes. */
export const introductionTitles = {
  list: { title: 'Invitations to apply', description: 'Employers who found your profile and invite you.' },
  one: { title: 'Invitation to apply', description: 'An invitation: who writes next, and by when.' },
} as const
