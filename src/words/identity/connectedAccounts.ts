import type { SignInRefusal } from '../../../contract/identity/offered.ts'
import { isolate } from '../../../contract/isolate.ts'

/** Texts of the panel of connected providers. */
export const connectedAccountsWords = {
  title: 'Connected accounts',
  what: 'your connected accounts',
  none: 'No connected accounts yet. Connect one to log in with it.',
  since: (day: string) => `Connected ${day}`,
  disconnect: 'Disconnect',
  disconnectNamed: (label: string) => `Disconnect ${isolate(label)}`,
  connect: (label: string) => `Connect ${isolate(label)}`,
  connected: (label: string) => `${isolate(label)} is connected. You can log in with it from now on.`,
  refused: {
    expired: 'Connecting took too long, or you logged out meanwhile. Try again.',
    denied: 'Nothing was connected. You can try again.',
    unverified: 'Your email isn’t verified there. Verify it first, then try again.',
    unavailable: 'This login isn’t available right now. Try again later.',
    taken: 'That login belongs to another account here. Disconnect it there first, or connect another one.',
    staleLogin: 'You logged in a while ago. Log in again, then connect it here.',
  } satisfies Readonly<Record<SignInRefusal, string>>,
  logInAgain: 'Log in again',
  dialog: {
    title: 'Disconnect account?',
    text: (label: string) => `You won’t be able to log in with ${isolate(label)} anymore.`,
    confirm: 'Disconnect account',
    cancel: 'Keep account',
  },
} as const
