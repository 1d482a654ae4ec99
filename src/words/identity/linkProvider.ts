/** Texts of the page that connects a provider to an account. */
export const linkProviderWords = {
  title: 'Connect your account',
  text: 'There is already an account with your email. Enter its password once. From then on you can log in without it.',
  submit: 'Connect account',
  busy: 'Connecting',
  unknown: 'Don’t know the password?',
  reset: 'Set a new one by email',
  after: 'Then log in the same way again.',
} as const
