import type { DataKind } from '../dataKind.ts'

export const signInData: DataKind = {
  title: 'Logins, passkeys and links in emails',
  what: 'Your open sessions and the codes of links we emailed you, kept as hashes, and your passkeys: their names and public keys.',
  purpose: 'To keep you logged in, to confirm your email address, and to reset your password.',
  ground: 'contract',
  whose: 'member',
  retention: '90 days at most',
  onDeletion: 'erase',
  tables: {
    sessions: {
      columns: {
        secret: { token_hash: 'Recognizes the session cookie: SHA-256 of 256 random bits' },
        personal: {
          browser: 'Shown to its owner, such as Firefox on Windows; never the whole header',
          network: 'Shown to its owner: first 24 bits of an IPv4 address or 48 of an IPv6 address',
        },
        internal: {
          account_id: 'Account that is logged in',
          created_at: 'Ends the oldest session where there are too many',
          idle_expires_at: 'End of an unused session, 30 days after its last use',
          expires_at: 'End of the session, 90 days after the login',
        },
      },
    },
    refresh_tokens: {
      retention: 'until the session ends, or 7 days after its use',
      columns: {
        secret: { token_hash: 'Recognizes the token that renews a session: SHA-256 of 256 random bits' },
        internal: {
          session_hash: 'Session that it renews',
          created_at: 'When it was given',
          used_at: 'Recognizes a stolen token, which is used twice',
        },
      },
    },
    one_time_codes: {
      retention: '24 hours at most, and at most an hour more',
      whose: 'visitor',
      columns: {
        secret: {
          code_hash: 'Recognizes the code in the email: keyed hash of six digits',
          link_hash: 'Recognizes the link in the email: SHA-256 of 130 random bits',
        },
        personal: {
          email_address: 'Address that the code was requested for',
          person: 'Name and company for the account that the code creates',
        },
        internal: {
          id: 'Random name',
          role: 'Role to log in as',
          purpose: 'To verify an address, log in, reset a password, or change the address',
          account_id: 'Account that the code is for, if the address has one',
          code_challenge: 'Client that asked for it: hash of a secret that it keeps',
          tries: 'Ends the code after five tries',
          code_expires_at: 'End of the code, after 10 minutes',
          expires_at: 'End of the link',
        },
      },
    },
    authorization_codes: {
      retention: '5 minutes, and at most an hour more',
      columns: {
        secret: {
          code_hash:
            'Recognizes the code that a client exchanges for its session: SHA-256 of 256 random bits',
        },
        internal: {
          session_hash: 'Session that it gives',
          code_challenge: 'Client that may use it: hash of a secret that it keeps',
          expires_at: 'End of the code',
        },
      },
    },
    passkeys: {
      retention: 'until you remove it',
      columns: {
        personal: {
          name: 'Shown to its owner',
          created_at: 'Shown to its owner',
          last_used_at: 'Shown to its owner',
        },
        internal: {
          id: 'Names it in calls',
          account_id: 'Account that it opens',
          credential_id: 'Name that the authenticator gives it',
          public_key: 'Checks what the authenticator signs; opens nothing itself',
          counter: 'Uses as the authenticator counts them: a copy counts otherwise',
          transports: 'How the browser reaches the authenticator',
        },
      },
    },
    passkey_challenges: {
      retention: '5 minutes',
      columns: {
        secret: {
          challenge_hash: 'Recognizes the challenge that an authenticator signs: SHA-256 of 256 random bits',
          browser_hash: 'Browser that may answer it: SHA-256 of 256 random bits in a cookie',
        },
        internal: {
          account_id: 'Account that a passkey is added to; none for a login',
          expires_at: 'End of the challenge',
        },
      },
    },
    codes: {
      retention: 'one hour longer than the link works: 30 minutes or 24 hours',
      columns: {
        secret: { code_hash: 'Recognizes the link: SHA-256 of 130 random bits' },
        internal: {
          account_id: 'Account that the link is for',
          purpose: 'Password reset or verification',
          expires_at: 'End of the link',
        },
      },
    },
    address_changes: {
      retention: '24 hours until you confirm a change, or 72 hours in which the old address can undo it',
      columns: {
        secret: { code_hash: 'Recognizes the link: SHA-256 of 130 random bits' },
        personal: {
          email_address: 'New address that is not confirmed yet, or old one that can undo the change',
        },
        internal: {
          id: 'Random name',
          account_id: 'Account whose address changes',
          purpose: 'To confirm or to undo',
          created_at: 'Ends later changes with the one that is undone',
          expires_at: 'End of the link',
        },
      },
    },
    identities: {
      retention: 'until you disconnect the provider, or the account goes',
      columns: {
        personal: {
          subject: 'Who you are at the provider',
          email_address: 'Your address at the provider, shown to you',
        },
        internal: {
          account_id: 'Account that the provider lets you in to',
          role: 'Role of the account',
          provider: 'Provider, by its name in the settings',
          issuer: 'The same, as the provider names itself',
          is_verified: 'Whether the provider has verified that address',
          linked_at: 'Shown to you',
        },
      },
    },
    provider_flows: {
      retention: '10 minutes, and at most an hour more',
      whose: 'visitor',
      columns: {
        secret: { browser_hash: 'Browser that left for the provider: SHA-256 of 256 random bits' },
        personal: {
          person: 'Who came back, with name, address and picture, until a password or a company is given',
        },
        internal: {
          role: 'Role to log in as',
          provider: 'Provider to log in with',
          account_id: 'Account that connects the provider; none for a login',
          next: 'Page to open afterwards',
          hosted:
            'Client that began the login, its page to open afterwards, and the company of a new employer',
          expires_at: 'End of the login',
        },
      },
    },
    grants: {
      retention: '15 minutes',
      columns: {
        secret: {
          browser_hash: 'Browser or session that opened a reset link: SHA-256 of 256 random bits',
          code_hash: 'Link that it came from',
        },
        internal: {
          account_id: 'Account whose password may be set',
          expires_at: 'End of the permission',
        },
      },
    },
  },
}
