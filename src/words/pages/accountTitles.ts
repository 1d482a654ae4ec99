import type { Role } from '../../../contract/roles.ts'

/** Titles and descriptions of account pages. In a separate module, because every page loads the routes. */
export const accountTitles = {
  login: { title: 'Login', description: 'Login to your account.' },
  loginAs: (role: Role) => ({ title: 'Login', description: `Login to your ${role} account.` }),
  register: { title: 'Create Account', description: 'Create your account.' },
  registerAs: (role: Role) => ({ title: 'Create Account', description: `Create your ${role} account.` }),
  forgotPassword: { title: 'Forgot Password' },
  newPassword: { title: 'New Password' },
  linkProvider: { title: 'Connect Account' },
  nameCompany: { title: 'Your Company' },
  verify: { title: 'Verify Email' },
  changeEmail: { title: 'Confirm Email' },
  undoEmail: { title: 'Undo Email Change' },
  logout: { title: 'Logout' },
  employer: { title: 'Home' },
} as const
