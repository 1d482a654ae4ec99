export const talentPaths = {
  talent: '/employer/talent',
  /** Page of a person, by the id that the search gives a company. */
  person: (id: string) => `/employer/talent/${id}`,
  /** What a candidate looks for, and who sees the profile. */
  preferences: '/candidate/profile?tab=preferences',
} as const
