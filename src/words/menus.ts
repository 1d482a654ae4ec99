import { paths } from '../../contract/paths.ts'
import type { Role } from '../../contract/roles.ts'
import { talentPaths } from '../../contract/talent/paths.ts'

export type MenuIcon =
  | 'home'
  | 'profile'
  | 'resumes'
  | 'letters'
  | 'applications'
  | 'jobPosts'
  | 'applicants'
  | 'talent'
  | 'company'
  | 'settings'
  | 'help'
  | 'logout'

export interface MenuItem {
  readonly label: string
  readonly href: string
  readonly icon: MenuIcon
  /** True for the item with a counter of waiting applications. */
  readonly hasWaiting?: boolean
  /** True for the first item of a group, which a line separates from the previous item. */
  readonly beginsGroup?: boolean
}

/** Menus of the member areas (specification, 2). */
export const menus: Readonly<Record<Role, readonly MenuItem[]>> = {
  candidate: [
    { label: 'Home', href: paths.area.candidate, icon: 'home' },
    { label: 'Profile', href: paths.profile, icon: 'profile' },
    { label: 'Resumes', href: paths.resumes, icon: 'resumes' },
    { label: 'Cover Letters', href: paths.letters, icon: 'letters' },
    { label: 'Applications', href: paths.applications, icon: 'applications', hasWaiting: true },
    { label: 'Settings', href: paths.settings.candidate, icon: 'settings', beginsGroup: true },
    { label: 'Help & Support', href: paths.help.candidate, icon: 'help' },
    { label: 'Logout', href: paths.logout.candidate, icon: 'logout' },
  ],
  employer: [
    { label: 'Home', href: paths.area.employer, icon: 'home' },
    { label: 'Job posts', href: paths.postings, icon: 'jobPosts' },
    { label: 'Applicants', href: paths.applicants, icon: 'applicants', hasWaiting: true },
    { label: 'Talent', href: talentPaths.talent, icon: 'talent' },
    { label: 'Company', href: paths.company, icon: 'company' },
    { label: 'Settings', href: paths.settings.employer, icon: 'settings', beginsGroup: true },
    { label: 'Help & Support', href: paths.help.employer, icon: 'help' },
    { label: 'Logout', href: paths.logout.employer, icon: 'logout' },
  ],
}
