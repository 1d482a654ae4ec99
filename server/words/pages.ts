/** Texts of responses without a page, and of the jobs feed. */
export const pageTexts = {
  unsubscribed: 'You’re unsubscribed from these emails.',
  deadStopLink: 'This link doesn’t work anymore. Log in and choose your emails under Preferences.',
  noStopForm: 'Open the link in the email and send the form on its page.',
  notFound: 'We couldn’t find that page. Check its address.',
  requireGet: 'This address accepts only GET and HEAD.',
  noPicture: 'We can’t show this picture right now. Try again in a minute.',
  feed: 'Open jobs that match your search.',
} as const
