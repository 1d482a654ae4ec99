import { isolate } from '../../../contract/isolate.ts'
import { utcTime } from '../dates.ts'
import type { MailText } from './mailText.ts'

/** A sign-in, as its owner reads of it. */
export interface SignIn {
  /** Such as `Firefox on Windows`; empty where unknown. */
  readonly browser: string
  /** Prefix of the network; empty where unknown. */
  readonly network: string
  /** Milliseconds since 1970. */
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

/** A provider that was connected or disconnected, as the owner of the account reads of it. */
interface ProviderChange {
  readonly label: string
  /** Address at the provider; empty where it names none. */
  readonly emailAddress: string
  /** Milliseconds since 1970. */
  readonly at: number
}

const providerFacts = ({ at, emailAddress, label }: ProviderChange) => [
  ...(emailAddress ? [{ name: `Email at ${label}`, text: isolate(emailAddress) }] : []),
  { name: 'Time', text: utcTime(at) },
]

/** The mail about a provider that logs in to the account from now on. */
export const providerConnectedWords = (change: ProviderChange, brand: string): MailText => ({
  subject: `${change.label} was connected to your account`,
  lead: `${isolate(change.label)} was connected to your ${brand} account, and can log in to it. If it was you, there’s nothing you need to do.`,
  facts: providerFacts(change),
  action: 'Open Settings',
  rest: 'If it wasn’t you, open Settings, disconnect it and change your password.',
})

/** The mail about a provider that no longer logs in to the account. */
export const providerDisconnectedWords = (change: ProviderChange, brand: string): MailText => ({
  subject: `${change.label} was disconnected from your account`,
  lead: `${isolate(change.label)} was disconnected from your ${brand} account, and can’t log in to it anymore. If it was you, there’s nothing you need to do.`,
  facts: providerFacts(change),
  action: 'Open Settings',
  rest: 'If it wasn’t you, open Settings and change your password now. That logs out every other device.',
})

/** The mail with the link that proves a new address. Its reader may not be the person who typed the address. */
export const changeAddressWords = (brand: string): MailText => ({
  subject: 'Confirm your new email address',
  lead: `A ${brand} account is changing its email address to this one. Open this link to confirm that it’s yours:`,
  action: 'Confirm email',
  rest: 'The link works once, for 24 hours. If you didn’t ask for this, ignore this email. Nothing changes.',
})

/** The mail to an address that has an account already, when another account is to get it. */
export const addressInUseWords = (brand: string): MailText => ({
  subject: 'Your email address is already in use',
  lead: `Someone tried to change the email address of a ${brand} account to this one, which already has an account. Nothing was changed. If it was you, log in with this address, or reset its password:`,
  action: 'Reset password',
  rest: 'If it wasn’t you, ignore this email.',
})

/** The notice to an address that is no longer that of the account. */
export const addressChangedWords = (brand: string): MailText => ({
  subject: 'Your email address was changed',
  lead: `The email address of your ${brand} account was changed to another one. If it was you, there’s nothing you need to do. If it wasn’t you, undo the change:`,
  action: 'Undo change',
  rest: 'The link works for 72 hours. It restores this address, logs you out everywhere, and asks for a new password.',
})
