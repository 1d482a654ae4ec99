/** Titles of the employer's pages of talent; apart from their texts, because every page loads the routes. */
export const talentTitles = {
  talent: { title: 'Talent' },
  person: { title: 'Candidate' },
} as const
