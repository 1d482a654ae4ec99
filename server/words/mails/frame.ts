import { isolate } from '../../../contract/isolate.ts'

/** Texts common to all emails. */
export const mailFrame = {
  logo: (company: string) => `Logo of ${isolate(company)}`,
  greeting: (firstName: string | undefined) =>
    firstName === undefined ? 'Hello,' : `Hello ${isolate(firstName)},`,
  copyLink: 'If the button doesn’t work, copy this address into your browser:',
  /** Takes the name of the notification setting. */
  stopQuestion: (name: string) => `Don’t want these emails (${name})?`,
  stopLink: 'Unsubscribe',
  /** Variant of `stopQuestion` for plain text, before the link. */
  stopInText: (name: string) => `To stop these emails (${name}):`,
} as const
