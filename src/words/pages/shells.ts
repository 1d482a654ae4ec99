import { isolate } from '../../../contract/isolate.ts'
import { counted, number } from '../../../contract/words/counted.ts'

/** Texts of page shells: headers, menus, and the account menu of public pages. */
export const shellWords = {
  menu: 'Menu',
  closeMenu: 'Close menu',
  main: 'Main',
  dashboard: 'Dashboard',
  login: 'Login',
  createAccount: 'Create Account',
  findJobs: 'Find jobs',
  companyPage: 'View company page',
  account: (firstName: string, lastName: string) => `Account of ${isolate(`${firstName} ${lastName}`)}`,
  savedJobs: 'Saved jobs',
  logout: 'Logout',
  /** Announced by screen readers after a menu item. */
  waiting: (count: number) => counted(count, 'needs your reply', 'need your reply'),
  /** Count in a badge with room for two digits. */
  counter: (count: number) => (count > 99 ? '99+' : number.format(count)),
} as const

/** Links in the public header (specification, 1). */
export const publicLinks = [
  { label: 'Jobs', href: '/jobs' },
  { label: 'Features', href: '/features' },
  { label: 'Resources', href: '/resources' },
  { label: 'Resumes', href: '/resumes' },
  { label: 'Cover Letters', href: '/cover-letters' },
  { label: 'Pricing', href: '/pricing' },
] as const
