import type { Ignored } from './ignored.ts'

/** Events that the machines of passkeys do not hear, and why. */
export const ignoredPasskeys = {
  passkeyLogin: [
    { states: ['offering'], events: ['cancel'], because: 'The browser closes its suggestions itself.' },
    { states: ['asking'], events: ['cancel'], because: 'Nothing is under way.' },
    { states: ['using', 'keeping'], events: ['use'], because: 'The server is asked once.' },
    { states: ['keeping'], events: ['cancel'], because: 'The server has let them in already.' },
  ],
  passkeys: [
    { states: ['idle'], events: ['cancel'], because: 'Nothing is under way.' },
    {
      states: ['idle', 'adding', 'addingProven'],
      events: ['submit', 'usePasskey'],
      because: 'A proof is asked for before.',
    },
    {
      states: ['adding', 'proving', 'addingProven'],
      events: ['add'],
      because: 'One passkey is added at a time.',
    },
  ],
} as const satisfies Readonly<Record<string, readonly Ignored[]>>
