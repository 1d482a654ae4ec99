export const noticePaths = {
  /** Unsubscribe page, which needs no login. */
  stopMails: (link: string) => `/stop-mails/${link}`,
  /** Mail preferences of each role. */
  preferences: { candidate: '/candidate/profile?tab=preferences', employer: '/employer/settings' },
} as const
