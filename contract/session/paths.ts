export const sessionPaths = {
  /** First page after a login (specification, 4). */
  landing: { candidate: '/candidate/dashboard', employer: '/employer' },
  /** Target of the Dashboard button (specification, 2). */
  dashboard: { candidate: '/candidate', employer: '/app' },
  /** Root path of the pages of a role. */
  area: { candidate: '/candidate', employer: '/employer' },
  logout: { candidate: '/candidate/logout', employer: '/employer/logout' },
} as const
