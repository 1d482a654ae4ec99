import type { MailChoice } from '../../../contract/notices/kinds.ts'

export const profileWords = {
  title: 'Candidate Profile',
  tabs: { overview: 'Overview', preferences: 'Preferences', settings: 'Settings' },
  notLoaded: 'This part didn’t load. Reload the page.',
  details: {
    title: 'Your details',
    firstName: 'First name',
    lastName: 'Last name',
    userName: 'User name',
    userNameHint: 'Optional. At least 6 letters or numbers.',
    emailAddress: 'Email address',
    emailAddressHint: 'To change it, use “Change email address” below.',
  },
  password: {
    title: 'Your password',
    current: 'Current password',
    new: 'New password',
    change: 'Change password',
    changing: 'Changing',
  },
  appearance: {
    title: 'Appearance',
    hint: 'Saved on this device.',
  },
} as const

export const settingsWords = { title: 'Settings' } as const

export const emailSettingsWords = {
  title: 'Emails',
  text: 'Choose which emails you get. You’ll still see everything here.',
  what: 'your email settings',
  always: (names: readonly string[]) =>
    `Always on: ${[...names, 'Your password and email address'].join(' · ')}.`,
  choices: {
    on: 'Right away, one by one',
    daily: 'Once a day, together',
    off: 'No emails',
  } satisfies Readonly<Record<MailChoice, string>>,
  saving: 'Saving',
  saved: 'Saved',
  notSaved: 'Not saved.',
} as const

/** Texts of the page that stops a kind of email. */
export const stopEmailsWords = {
  title: 'Stop emails',
  description: 'Choose whether you get these emails.',
  stopped: 'These emails are stopped',
  question: 'Stop these emails?',
  facts: { name: 'Emails', address: 'To', now: 'Now' },
  now: {
    on: 'You get each one.',
    daily: 'You get them once a day.',
    off: 'You don’t get them anymore.',
  } satisfies Readonly<Record<MailChoice, string>>,
  others: 'You’ll still get all other emails, and you’ll still see everything on your pages here.',
  stop: 'Stop these emails',
  restart: 'Turn on again',
  broken: {
    title: 'This link doesn’t work anymore',
    text: 'It’s incomplete, or its account was deleted. Nothing was changed. Log in and choose your emails in Preferences.',
    button: 'Log in',
  },
} as const
