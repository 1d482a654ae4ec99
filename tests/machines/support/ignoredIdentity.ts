import type { Ignored } from './ignored.ts'

/** Ignored events of the machines for logging in and for credentials, with reasons. */
export const ignoredIdentity = {
  providerSignIn: [
    { states: ['choosing'], events: ['returned'], because: 'The person never left.' },
    {
      states: ['refused'],
      events: ['returned'],
      because: 'The person has come back already, by another way.',
    },
    {
      states: ['redirecting'],
      events: ['choose'],
      because: 'The provider’s page is on its way, and one navigation is enough.',
    },
  ],
  connectedAccounts: [],
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
      events: ['submit', 'usePasskey', 'logInAgain'],
      because: 'A proof is asked for before.',
    },
    {
      states: ['adding', 'proving', 'addingProven'],
      events: ['add'],
      because: 'One passkey is added at a time.',
    },
  ],
} as const satisfies Readonly<Record<string, readonly Ignored[]>>
