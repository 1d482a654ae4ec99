export const talentPaths = {
  talent: '/employer/talent',
  /** Page of a person, by the id that the search gives a company. */
  person: (id: string) => `/employer/talent/${id}`,
  /** Preferences of a candidate, and the profile's visibility. */
  preferences: '/candidate/profile?tab=preferences',
} as const
