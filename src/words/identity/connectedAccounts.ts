import { isolate } from '../../../contract/isolate.ts'

/** Texts of the panel with the connected providers. */
export const connectedAccountsWords = {
  title: 'Connected accounts',
  what: 'your connected accounts',
  none: 'No connected accounts. To connect one, log out and log in with it.',
  since: (day: string) => `Connected ${day}`,
  disconnect: 'Disconnect',
  disconnectNamed: (label: string) => `Disconnect ${isolate(label)}`,
  dialog: {
    title: 'Disconnect account?',
    text: (label: string) => `You won’t be able to log in with ${isolate(label)} anymore.`,
    confirm: 'Disconnect account',
    cancel: 'Keep account',
  },
} as const
