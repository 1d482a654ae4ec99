export const introductionPaths = {
  /** Invitations to apply that a candidate has got. */
  introductions: '/candidate/introductions',
  introduction: (id: string) => `/candidate/introductions/${id}`,
  /** Invitations of a company. */
  sentIntroductions: '/employer/talent?tab=invitations',
  sentIntroduction: (id: string) => `/employer/talent/invitations/${id}`,
} as const
