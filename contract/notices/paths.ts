export const noticePaths = {
  /** Where whoever has a mail can stop those of its kind, without being signed in. */
  stopMails: (link: string) => `/stop-mails/${link}`,
  /** Where members set which mails come. */
  preferences: { candidate: '/candidate/profile?tab=preferences', employer: '/employer/settings' },
} as const
