export const introductionPaths = {
  /** Invitations to apply that a candidate received. */
  introductions: '/candidate/introductions',
  introduction: (id: string) => `/candidate/introductions/${id}`,
  /** Invitations to apply that a company sent. */
  sentIntroductions: '/employer/talent?tab=invitations',
  sentIntroduction: (id: string) => `/employer/talent/invitations/${id}`,
} as const
