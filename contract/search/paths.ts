export const searchPaths = {
  /** Search page. Its query string contains the whole search. */
  jobs: '/jobs',
} as const
