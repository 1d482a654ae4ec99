export const searchPaths = {
  /** The search: its address is all that is searched for. */
  jobs: '/jobs',
} as const
