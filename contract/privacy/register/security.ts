import type { DataKind } from '../dataKind.ts'

const keysStay = { keep: 'It belongs to the server and says nothing about a person' } as const

export const securityData: DataKind = {
  title: 'Security',
  what: 'Logins and changes of an account, with hashes of the email address and network instead of the values.',
  purpose: 'To stop guessing and abuse, and to find out about break-ins.',
  ground: 'legitimateInterest',
  whose: 'member',
  retention: '12 months',
  onDeletion: { keep: 'Break-ins are found later; the hashes name no one without the key of the server' },
  tables: {
    security_events: {
      columns: {
        personal: {
          address_hash: { purpose: 'Keyed hash of the email address', onDeletion: 'erase' },
          client_hash: 'Keyed hash of the network',
        },
        internal: {
          id: 'Random name',
          at: 'When it happened',
          role: 'Candidate or employer',
          call: 'What was tried',
          outcome: 'Done, refused, or limited',
          account_id: { purpose: 'Account, where it is known', onDeletion: 'erase' },
          request_id: 'Finds the lines of the log',
        },
      },
    },
    erasures: {
      retention: '400 days, longer than backups are kept',
      onDeletion: { keep: 'A backup that is restored must not bring the account back' },
      columns: {
        internal: {
          account_id: 'Random name of a deleted account',
          erase_at: 'When it is to be erased',
          erased_at: 'When it was erased',
        },
      },
    },
    limits: {
      retention: 'until its window ends: a day at most',
      columns: {
        internal: { key: 'Keyed hash of what is counted', points: 'Count', expire: 'End of the window' },
      },
    },
    keys: {
      ground: 'notPersonal',
      whose: 'nobody',
      retention: 'as long as the service runs',
      onDeletion: keysStay,
      columns: {
        secret: { value: 'Key of the hashes and sealed addresses; without it they lead nowhere' },
        internal: { name: 'Use of the key' },
      },
    },
    signing_keys: {
      ground: 'notPersonal',
      whose: 'nobody',
      retention: '91 days',
      onDeletion: keysStay,
      columns: {
        secret: { private_key: 'Signs access tokens of the hosted API' },
        internal: { id: 'Name of the key in a token', created_at: 'End of the key, 90 days later' },
      },
    },
    api_keys: {
      ground: 'notPersonal',
      whose: 'nobody',
      retention: 'as long as the service runs',
      onDeletion: keysStay,
      columns: {
        internal: {
          id: 'Names the key to the operator',
          name: 'Client that uses the key, as the operator calls it',
          public_key: 'Recognizes a client; everyone who uses it can read the key',
          redirect_origins: 'Addresses of that client that a link in an email may lead to',
          created_at: 'Shown to the operator',
          revoked_at: 'Since when the key is refused',
        },
      },
    },
  },
}
