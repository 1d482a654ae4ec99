/** Page titles. In a separate module, because every page loads the routes. */
export const talentTitles = {
  talent: { title: 'Talent' },
  person: { title: 'Candidate' },
} as const
