import type { Role } from '../../../contract/roles.ts'

/** Titles and descriptions of the pages around an account, for tabs; apart from their texts, because every page loads the routes. */
export const accountTitles = {
  login: { title: 'Login', description: 'Login to your account.' },
  loginAs: (role: Role) => ({ title: 'Login', description: `Login to your ${role} account.` }),
  register: { title: 'Create Account', description: 'Create your account.' },
  registerAs: (role: Role) => ({ title: 'Create Account', description: `Create your ${role} account.` }),
  forgotPassword: { title: 'Forgot Password', description: 'Get a link to set a new password.' },
  newPassword: { title: 'New Password', description: 'Set a new password.' },
  linkProvider: { title: 'Connect Account', description: 'Connect a provider to your account.' },
  nameCompany: { title: 'Your Company', description: 'Name your company.' },
  verify: { title: 'Verify Email', description: 'Verify your email address.' },
  changeEmail: { title: 'Confirm Email', description: 'Confirm your new email address.' },
  undoEmail: { title: 'Undo Email Change', description: 'Restore your earlier email address.' },
  logout: { title: 'Logout' },
  employer: { title: 'Home' },
} as const
