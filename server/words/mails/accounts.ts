import { exportLimits } from '../../../contract/privacy/exportCalls.ts'
import { dateFormat } from '../../../contract/words/dateFormat.ts'
import type { MailText } from './mailText.ts'

type Words = (brand: string) => MailText

/** Emails about an account. The reader may not be the person who entered the address. */
export const accountMailWords = {
  verifyAddress: (brand) => ({
    subject: 'Verify your email address',
    lead: `A ${brand} account was created with this email address. Open this link to verify that it’s yours:`,
    action: 'Verify email',
    rest: 'The link works for 24 hours. If you didn’t create the account, ignore this email.',
  }),
  resetPassword: (brand) => ({
    subject: 'Reset your password',
    lead: `A new password was requested for your ${brand} account. Open this link to choose one:`,
    action: 'Choose password',
    rest: 'The link works once, for 30 minutes. If you didn’t request it, ignore this email. Your password stays the same.',
  }),
  passwordChanged: (brand) => ({
    subject: 'Your password was changed',
    lead: `The password of your ${brand} account was changed. If it wasn’t you, reset your password now:`,
    action: 'Reset password',
    rest: 'We logged you out on your other devices.',
  }),
  passwordSet: (brand) => ({
    subject: 'A password was set for your account',
    lead: `Your ${brand} account had no password, and now has one. You can log in with it. If it wasn’t you who set it, reset your password now:`,
    action: 'Reset password',
    rest: 'We logged you out on your other devices.',
  }),
  exportReady: (brand) => ({
    subject: 'Your data is ready to download',
    lead: `The export of your ${brand} data is ready. Open Settings to download it:`,
    action: 'Open Settings',
    rest: `Log in again to download it. We delete the export after ${exportLimits.keptDays} days. If you didn’t request it, change your password.`,
  }),
  passkeyAdded: (brand) => ({
    subject: 'A passkey was added to your account',
    lead: `A passkey was added to your ${brand} account. It logs in without your password. If it wasn’t you, open Settings, remove it and change your password:`,
    action: 'Open Settings',
    rest: 'If it was you, you’re done.',
  }),
  passkeyRemoved: (brand) => ({
    subject: 'A passkey was removed from your account',
    lead: `A passkey was removed from your ${brand} account. It doesn’t log in anymore. If it wasn’t you, open Settings and change your password:`,
    action: 'Open Settings',
    rest: 'If it was you, delete the passkey in your password manager too.',
  }),
} as const satisfies Readonly<Record<string, Words>>

const day = dateFormat({ dateStyle: 'long', timeZone: 'UTC' })

/** Warning about an unused account. */
export const unusedAccountWords = (eraseAt: number, brand: string): MailText => ({
  subject: `We’ll delete your account on ${day(eraseAt)}`,
  lead: `You haven’t logged in to ${brand} for almost two years. On ${day(eraseAt)} we’ll delete your account and everything in it. To keep it, log in before then:`,
  action: 'Log in',
  rest: 'If you don’t need the account anymore, there’s nothing you need to do.',
})
