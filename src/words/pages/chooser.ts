import { paths } from '../../../contract/paths.ts'
import type { Role } from '../../../contract/roles.ts'
import type { Purpose } from '../../../machines/auth/roleChooser.ts'

const options = (candidateText: string): readonly { value: Role; title: string; text: string }[] => [
  { value: 'candidate', title: "I'm a candidate, looking for a job", text: candidateText },
  {
    value: 'employer',
    title: "I'm an employer, hiring talents",
    text: 'Connect with top talents and their profiles',
  },
]

/** Texts of the role chooser (specification, 2). */
export const chooserWords = {
  login: {
    title: 'Login',
    legend: 'Who is logging in?',
    options: options('Find a job opportunity and create resume for free'),
    question: 'New here?',
    other: { href: paths.chooseRegister, label: 'Create an account' },
  },
  register: {
    title: 'Create account',
    legend: 'Who is the account for?',
    options: options('Find a job and create resume for free'),
    question: 'Already have an account?',
    other: { href: paths.chooseLogin, label: 'Login' },
  },
} as const satisfies Record<Purpose, unknown>
