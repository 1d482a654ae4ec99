export const sessionPaths = {
  /** Where a login lands (specification, 4). */
  landing: { candidate: '/candidate/dashboard', employer: '/employer' },
  /** Where the header's Dashboard button leads (specification, 2). */
  dashboard: { candidate: '/candidate', employer: '/app' },
  /** Where a member's area begins. */
  area: { candidate: '/candidate', employer: '/employer' },
  logout: { candidate: '/candidate/logout', employer: '/employer/logout' },
} as const
