export const talentPaths = {
  talent: '/employer/talent',
  /** Page of a person. The id is specific to the company. */
  person: (id: string) => `/employer/talent/${id}`,
  /** Page with the candidate's preferences and profile visibility. */
  preferences: '/candidate/profile?tab=preferences',
} as const
