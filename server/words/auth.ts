/** Error messages about logins, passwords and links. */
export const authRefusals = {
  wrongPassword: 'Wrong email or password. Try again or reset your password.',
  verificationLinkExpired: 'This link has expired. Log in and request a new verification email.',
  resetLinkExpired: 'This link has expired. Request a new link to reset your password.',
  codeExpired: 'This code or link is wrong or has expired. Request a new one.',
  resetNotStarted: 'Open the link in your email again, or request a new one.',
  resetOfOtherAccount: 'This link is for another account. Open the link in your email again.',
  addressTaken: 'This email already has an account. Log in, or reset your password.',
  passwordHasAddress: 'Choose a password that doesn’t contain your email.',
  userNameTaken: 'This user name is taken. Choose another one.',
  signInExpired: 'This took too long. Start again from the login page.',
  noPassword: 'This account has no password yet. Reload this page to set one.',
  hasPassword: 'This account has a password already. Reload this page to change it.',
  lastWayIn: 'This is your only way to log in. Set a password first.',
  wrongCurrentPassword: 'This isn’t your current password. Try again, or reset it.',
} as const
