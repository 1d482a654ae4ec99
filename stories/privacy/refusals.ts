import type { Refusal } from '../support/refusals.ts'

/** Refusals of the server about the terms, the export of data, and the deletion of an account. */
export const ownDataRefusals = {
  notYourPassword: {
    words: 'This isn’t your password. Try again, or reset it.',
    trigger: 'A form in the settings that asks for the password: it is another one.',
    next: 'Type it again.',
    field: 'password',
  },
  accountErased: {
    words: 'This account was deleted. Create a new one.',
    trigger: 'Login, or Keep my account: the 14 days are over.',
    next: 'Create a new account.',
  },
  accountDeleted: {
    words: 'You deleted this account. To use it again, keep it.',
    trigger: 'Any page that was open when the account was deleted in another tab.',
    next: 'Log in, and press “Keep my account”.',
  },
  accountNotDeleted: {
    words: 'This account isn’t deleted. Reload the page.',
    trigger: 'Keep my account: it was kept in another tab.',
    next: 'Reload the page.',
  },
  loginIsOld: {
    words: 'Log in again to download your data.',
    trigger: 'Export my data: the login is older than ten minutes when the download starts.',
    next: 'Log in again, and press “Download” again.',
  },
  exportNotReady: {
    words: 'This export can’t be downloaded. Request a new one.',
    trigger: 'Export my data: it has expired, or was deleted in another window.',
    next: 'Request a new export.',
  },
  termsChanged: {
    words: 'The terms have changed since you opened this page. Reload it to read the current ones.',
    trigger: 'The notice about new terms: they have changed again since it was shown.',
    next: 'Reload the page, and read them.',
  },
} as const satisfies Record<string, Refusal>
