/** Texts of the form for the first password of an account. */
export const setPasswordWords = {
  title: 'Your password',
  what: 'your password',
  intro: 'You don’t have a password yet. Set one to log in without your connected account.',
  introPasskey: 'You don’t have a password yet. Set one, and confirm it with your passkey.',
  loginFirst: 'You don’t have a password yet. To set one, log in again first. You’ll come back to this page.',
  new: 'New password',
  submit: 'Set a password',
  busy: 'Setting',
} as const
