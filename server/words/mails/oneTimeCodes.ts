import type { OneTimeCodePurpose } from '../../../contract/hosted/oneTimeCodes.ts'
import type { MailText } from './mailText.ts'

type Words = (brand: string) => Omit<MailText, 'facts'>

/** Emails with a code and a link. The reader may not be the person who entered the address. */
const wordsOf: Readonly<Record<OneTimeCodePurpose | 'registration', Words>> = {
  signup: (brand) => ({
    subject: 'Verify your email address',
    lead: `A ${brand} account was created with this email address. Enter this code, or open the link, to verify that it’s yours:`,
    action: 'Verify email',
    rest: 'The code works once, for 10 minutes, and the link for 24 hours. If you didn’t create the account, ignore this email.',
  }),
  registration: (brand) => ({
    subject: 'Create your account',
    lead: `Someone is creating a ${brand} account with this email address. If it’s you, enter this code, or open the link:`,
    action: 'Create account',
    rest: 'The code works once, for 10 minutes, and the link for 30 minutes. If it wasn’t you, ignore this email. No account is created.',
  }),
  magiclink: (brand) => ({
    subject: 'Your login code',
    lead: `Someone is logging in to your ${brand} account. If it’s you, enter this code, or open the link:`,
    action: 'Log in',
    rest: 'The code works once, for 10 minutes, and the link for 30 minutes. If it wasn’t you, ignore this email, and give the code to no one.',
  }),
  recovery: (brand) => ({
    subject: 'Reset your password',
    lead: `A new password was requested for your ${brand} account. Enter this code, or open the link, to choose one:`,
    action: 'Choose password',
    rest: 'The code works once, for 10 minutes, and the link for 30 minutes. If you didn’t request it, ignore this email. Your password stays the same.',
  }),
  email_change: (brand) => ({
    subject: 'Confirm your new email address',
    lead: `A ${brand} account is changing its email address to this one. Enter this code, or open the link, to confirm that it’s yours:`,
    action: 'Confirm email',
    rest: 'The code works once, for 10 minutes, and the link for 24 hours. If you didn’t ask for this, ignore this email. Nothing changes.',
  }),
}

/** Email with a six-digit one-time code. */
export const oneTimeCodeWords = (purpose: keyof typeof wordsOf, code: string, brand: string): MailText => ({
  ...wordsOf[purpose](brand),
  facts: [{ name: 'Code', text: code }],
})
