import { isolate } from '../../../contract/isolate.ts'

/** Texts of the passkey login and the passkey panel. */
export const passkeyWords = {
  use: 'Use a passkey',
  using: 'Waiting for your passkey',
  cancel: 'Cancel',
  title: 'Passkeys',
  what: 'your passkeys',
  intro: 'Log in with your fingerprint, face or device PIN. Your other ways to log in stay.',
  none: 'No passkeys yet.',
  add: 'Add a passkey',
  adding: 'Adding a passkey',
  added: (day: string) => `Added ${day}`,
  used: (day: string) => `Last used ${day}`,
  neverUsed: 'Never used',
  rename: 'Rename',
  renameNamed: (name: string) => `Rename ${isolate(name)}`,
  remove: 'Remove',
  removeNamed: (name: string) => `Remove ${isolate(name)}`,
  renaming: { title: 'Rename passkey', name: 'Name', submit: 'Rename', busy: 'Renaming', cancel: 'Cancel' },
  removing: {
    title: 'Remove passkey?',
    text: (name: string) => `You won’t be able to log in with ${isolate(name)} anymore.`,
    confirm: 'Remove passkey',
    cancel: 'Keep passkey',
  },
} as const

/** Messages for passkey failures, with the next step. */
export const passkeyFailures = {
  canceled: 'No passkey was used. Try again, or continue another way.',
  notAdded: 'No passkey was added. Try again.',
  timedOut: 'That took too long. Try again.',
  unsupported: 'This browser can’t use passkeys here. Continue another way, or use another browser.',
  known: 'This device already has a passkey for your account. Add one on another device.',
  failed: 'Your device couldn’t use a passkey. Try again, or continue another way.',
} as const
