export const noticePaths = {
  /** Unsubscribe page, which needs no login. */
  stopMails: (link: string) => `/stop-mails/${link}`,
  /** Page of the email settings, by role. */
  preferences: { candidate: '/candidate/profile?tab=preferences', employer: '/employer/settings' },
} as const
