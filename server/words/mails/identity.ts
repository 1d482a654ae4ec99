import { isolate } from '../../../contract/isolate.ts'
import { utcTime } from '../dates.ts'
import type { MailText } from './mailText.ts'

/** A sign-in, as its owner reads of it. */
export interface SignIn {
  /** Such as `Firefox on Windows`; empty where unknown. */
  readonly browser: string
  /** Prefix of the network; empty where unknown. */
  readonly network: string
  /** In milliseconds since 1970. */
  readonly at: number
}

/** The mail about a login from a device that was never used for the account before. */
export const newDeviceWords = ({ at, browser, network }: SignIn, brand: string): MailText => ({
  subject: 'New login to your account',
  lead: `Someone logged in to your ${brand} account from a new device. If it was you, there’s nothing you need to do.`,
  facts: [
    { name: 'Browser', text: browser || 'Unknown' },
    { name: 'Network', text: network ? isolate(network) : 'Unknown' },
    { name: 'Time', text: utcTime(at) },
  ],
  action: 'Change password',
  rest: 'If it wasn’t you, change your password now. That logs out every other device.',
})
