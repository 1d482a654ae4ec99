/** Titles and descriptions of the employer's pages of talent; apart from their texts, because every page loads the routes. */
export const talentTitles = {
  talent: { title: 'Talent', description: 'Find people who are open to work, and invite them to apply.' },
  person: { title: 'Candidate', description: 'The profile of a person who is open to work.' },
} as const
