import { isolate } from '../../../contract/isolate.ts'

/** The words around every mail. */
export const mailFrame = {
  logo: (company: string) => `Logo of ${isolate(company)}`,
  greeting: (firstName: string | undefined) =>
    firstName === undefined ? 'Hello,' : `Hello ${isolate(firstName)},`,
  copyLink: 'If the button doesn’t work, copy this address into your browser:',
  /** Takes the name of the preference. */
  stopQuestion: (name: string) => `Don’t want these emails (${name})?`,
  stopLink: 'Unsubscribe',
  /** The same in plain text, before the link. */
  stopInText: (name: string) => `To stop these emails (${name}):`,
} as const
