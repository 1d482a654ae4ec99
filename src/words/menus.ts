import { paths } from '../../contract/paths.ts'
import type { Role } from '../../contract/roles.ts'

export interface MenuItem {
  readonly label: string
  readonly href: string
  /** Where what waits for them stands. */
  readonly hasWaiting?: boolean
}

/** The side menus of the members' areas (specification, 2). */
export const menus: Readonly<Record<Role, readonly MenuItem[]>> = {
  candidate: [
    { label: 'Home', href: paths.area.candidate },
    { label: 'Profile', href: paths.profile },
    { label: 'Resumes', href: paths.resumes },
    { label: 'Cover Letters', href: paths.letters },
    { label: 'Applications', href: paths.applications, hasWaiting: true },
    { label: 'Settings', href: paths.settings.candidate },
    { label: 'Help & Support', href: paths.help.candidate },
    { label: 'Logout', href: paths.logout.candidate },
  ],
  employer: [
    { label: 'Home', href: paths.area.employer },
    { label: 'Postings', href: paths.postings },
    { label: 'Applicants', href: paths.applicants, hasWaiting: true },
    { label: 'Company', href: paths.company },
    { label: 'Settings', href: paths.settings.employer },
    { label: 'Help & Support', href: paths.help.employer },
    { label: 'Logout', href: paths.logout.employer },
  ],
}
