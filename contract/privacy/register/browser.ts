import type { DataEntry, DataKind } from '../dataKind.ts'

const userCookie: DataEntry = {
  purpose: 'Name and email address of the person who is logged in, for display',
  retention: '90 days, or until you log out',
  onDeletion: 'erase',
}
const sessionCookie: DataEntry = {
  purpose: 'Session: 256 random bits that scripts cannot read',
  retention: '90 days, or until you log out',
  onDeletion: 'erase',
}
const resetCookie: DataEntry = { purpose: 'Permission to set a new password', retention: '15 minutes' }
const deviceCookie: DataEntry = {
  purpose: 'Recognizes a device, so that an attack from elsewhere locks no one out; it can’t log anyone in',
  retention: 'one year',
}
const flowCookie: DataEntry = { purpose: 'Login with a provider that is under way', retention: '10 minutes' }
const passkeyCookie: DataEntry = {
  purpose: 'Challenges that a passkey may answer in this browser',
  retention: '5 minutes',
}
const untilSaved = 'until it is saved'

/** Data in browser storage. A name with `*` at the end is a prefix before an id. */
export const browserData: DataKind = {
  title: 'On your own device',
  what: 'Cookies that keep you logged in, your color theme, and text that isn’t saved yet. No tracking.',
  purpose: 'To keep you logged in, and to lose nothing you typed.',
  ground: 'contract',
  whose: 'visitor',
  retention: 'until you clear your browser',
  onDeletion: { keep: 'It is on your device, where you can clear it' },
  files: {
    personal: {
      'cookie candidate': userCookie,
      'cookie employer': userCookie,
      'localStorage posting:*': {
        purpose: 'Unsaved text of a job post; only those who may read the job post are shown it',
        whose: 'employer',
        retention: untilSaved,
      },
      'localStorage letter:*': {
        purpose: 'Unsaved text of a cover letter',
        whose: 'candidate',
        retention: untilSaved,
      },
      'localStorage resume:*': {
        purpose: 'Unsaved text of a resume',
        whose: 'candidate',
        retention: untilSaved,
      },
      'localStorage profile:*': {
        purpose: 'Unsaved text of a profile',
        whose: 'candidate',
        retention: untilSaved,
      },
      'localStorage application:*': {
        purpose: 'Unsaved text of an application, also of a guest',
        whose: 'candidate',
        retention: untilSaved,
      },
      'localStorage saved-jobs': {
        purpose: 'Jobs that a guest saves',
        whose: 'candidate',
        retention: 'until the next login',
      },
      'sessionStorage answers': {
        purpose: 'Replies that a reload interrupts',
        whose: 'employer',
        retention: '30 seconds',
      },
      'caches kept': {
        purpose: 'PDF that a guest has chosen for an application',
        whose: 'candidate',
        retention: 'until it is uploaded',
      },
    },
    secret: {
      'cookie cs': sessionCookie,
      'cookie es': sessionCookie,
      'cookie crg': resetCookie,
      'cookie erg': resetCookie,
      'cookie cd': deviceCookie,
      'cookie ed': deviceCookie,
      'cookie cf': flowCookie,
      'cookie ef': flowCookie,
      'cookie cp': passkeyCookie,
      'cookie ep': passkeyCookie,
      'localStorage hosted-session': {
        purpose:
          'Session with a hosted backend, where the site is built with one: tokens, name and email address',
        retention: 'until you log out',
        onDeletion: 'erase',
      },
      'localStorage hosted-session-*': {
        purpose: 'Login with a provider of a hosted backend that is under way',
        retention: 'until you are logged in',
      },
      'sessionStorage invitation': {
        purpose: 'Code of an invitation while its holder logs in',
        whose: 'employer',
        retention: 'until the tab is closed',
      },
    },
    internal: {
      'cookie theme': { purpose: 'Light or dark', retention: '400 days' },
      'localStorage awaits:*': {
        purpose: 'Page to go back to once the email address is confirmed',
        retention: 'until you are back there',
      },
      'localStorage keys:*': 'Whether single-letter shortcuts are on',
      'sessionStorage reloaded': {
        purpose: 'Page that was reloaded after a new version',
        retention: 'until the tab is closed',
      },
    },
  },
}
