export const alertPaths = {
  /** Page of a mailed link, which needs no login: opening it changes nothing. */
  alert: (token: string) => `/alerts/${token}`,
  /** Target of `List-Unsubscribe` (RFC 8058). */
  stop: (token: string) => `/alerts/${token}/stop`,
  /** The same page, about a job of the mail. */
  lessLike: (token: string, slug: string) => `/alerts/${token}?${new URLSearchParams({ job: slug })}`,
  /** Saved searches of a candidate. */
  preferences: '/candidate/profile?tab=preferences',
} as const
