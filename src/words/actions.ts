import { paths } from '../../contract/paths.ts'

export interface Action {
  readonly label: string
  readonly href: string
  /** Shown to guests only. */
  readonly forGuests?: true
}

const join: Action = { label: 'Create an account', href: paths.chooseRegister, forGuests: true }
const joinAsCandidate: Action = { ...join, href: paths.register('candidate') }

/** What to do on a page that has nothing to do yet, by its path. */
export const actions: Readonly<Record<string, Action>> = {
  '/resumes': joinAsCandidate,
  '/cover-letters': joinAsCandidate,
}
