import { paths } from '../../contract/paths.ts'

export interface MenuItem {
  readonly label: string
  readonly href: string
}

/** The side menu of the candidate area (specification, 2). */
export const candidateMenu: readonly MenuItem[] = [
  { label: 'Home', href: paths.dashboard.candidate },
  { label: 'Profile', href: paths.profile },
  { label: 'Resumes', href: '/candidate/resumes' },
  { label: 'Cover Letters', href: '/candidate/cover-letters' },
  { label: 'Applications', href: '/candidate/applications' },
  { label: 'Settings', href: paths.settings },
  { label: 'Help & Support', href: '/candidate/help' },
  { label: 'Logout', href: paths.logout.candidate },
]
