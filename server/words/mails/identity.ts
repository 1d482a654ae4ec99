import { isolate } from '../../../contract/isolate.ts'
import { utcTime } from '../dates.ts'
import type { MailText } from './mailText.ts'

/** Login, as the account owner reads it. */
export interface SignIn {
  /** Browser and system, such as `Firefox on Windows`; empty if unknown. */
  readonly browser: string
  /** Network prefix; empty if unknown. */
  readonly network: string
  /** Milliseconds since 1970. */
  readonly at: number
}

/** Email about a login from a new device. */
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

/** Connected or disconnected provider, as the account owner reads it. */
interface ProviderChange {
  readonly label: string
  /** Address at the provider; empty if unknown. */
  readonly emailAddress: string
  /** Milliseconds since 1970. */
  readonly at: number
}

const providerFacts = ({ at, emailAddress, label }: ProviderChange) => [
  ...(emailAddress ? [{ name: `Email at ${label}`, text: isolate(emailAddress) }] : []),
  { name: 'Time', text: utcTime(at) },
]

/** Email about a provider that was connected to the account. */
export const providerConnectedWords = (change: ProviderChange, brand: string): MailText => ({
  subject: `${change.label} was connected to your account`,
  lead: `${isolate(change.label)} was connected to your ${brand} account, and can log in to it. If it was you, there’s nothing you need to do.`,
  facts: providerFacts(change),
  action: 'Open Settings',
  rest: 'If it wasn’t you, open Settings, disconnect it and change your password.',
})

/** Email about a provider that was disconnected from the account. */
export const providerDisconnectedWords = (change: ProviderChange, brand: string): MailText => ({
  subject: `${change.label} was disconnected from your account`,
  lead: `${isolate(change.label)} was disconnected from your ${brand} account, and can’t log in to it anymore. If it was you, there’s nothing you need to do.`,
  facts: providerFacts(change),
  action: 'Open Settings',
  rest: 'If it wasn’t you, open Settings and change your password now. That logs out every other device.',
})

/** Email with the link that confirms a new address. The reader may not be the person who entered it. */
export const changeAddressWords = (brand: string): MailText => ({
  subject: 'Confirm your new email address',
  lead: `A ${brand} account is changing its email address to this one. Open this link to confirm that it’s yours:`,
  action: 'Confirm email',
  rest: 'The link works once, for 24 hours. If you didn’t ask for this, ignore this email. Nothing changes.',
})

/** Email to an address that has an account and was requested for another one. */
export const addressInUseWords = (brand: string): MailText => ({
  subject: 'Your email address is already in use',
  lead: `Someone tried to change the email address of a ${brand} account to this one, which already has an account. Nothing was changed. If it was you, log in with this address, or reset its password:`,
  action: 'Reset password',
  rest: 'If it wasn’t you, ignore this email.',
})

/** Notice to the previous address of an account. */
export const addressChangedWords = (brand: string): MailText => ({
  subject: 'Your email address was changed',
  lead: `The email address of your ${brand} account was changed to another one. If it was you, there’s nothing you need to do. If it wasn’t you, undo the change:`,
  action: 'Undo change',
  rest: 'The link works for 72 hours. It restores this address, logs you out everywhere, and asks for a new password.',
})
