import type { Role } from '../../../contract/roles.ts'

export const demoWords = {
  label: 'Demo',
  line: 'This is a demo. Every job, company, and person is made up.',
  logins: 'Get the demo logins',
  password: 'Password:',
  fill: 'Fill in',
} as const

/** Headings of the demo login, by role. */
export const demoAccountWords: Readonly<Record<Role, string>> = {
  candidate: 'Try the demo as Mina',
  employer: 'Try the demo as Robin',
}
