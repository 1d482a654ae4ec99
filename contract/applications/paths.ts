export const applicationPaths = {
  /** What a candidate has applied for. */
  applications: '/candidate/applications',
} as const
