import type { Ignored } from '../ignored.ts'

/** Ignored events of a hosted session, with reasons. */
export const ignoredHosted = {
  hostedSession: [
    {
      states: ['signedOut', 'fresh', 'renewing', 'expired', 'recovering'],
      events: ['INITIAL_SESSION'],
      because: 'The client reports its first session once.',
    },
    {
      states: ['restoring', 'signedOut', 'fresh', 'renewing', 'expired'],
      events: ['USER_UPDATED'],
      because: 'A change of the user renews no token, and the page that changed it knows the answer.',
    },
    {
      states: ['restoring', 'signedOut', 'fresh', 'expired', 'recovering'],
      events: ['turn'],
      because: 'No refresh waits for its turn.',
    },
    {
      states: ['renewing.attempt.refreshing', 'renewing.attempt.retrying'],
      events: ['turn'],
      because: 'This tab has its turn already.',
    },
    {
      states: [
        'restoring',
        'signedOut',
        'fresh',
        'expired',
        'recovering',
        'renewing.attempt.expiring',
        'renewing.attempt.retrying',
      ],
      events: ['unavailable'],
      because: 'No refresh of this machine is under way.',
    },
    {
      states: ['restoring', 'signedOut', 'expired'],
      events: ['woken'],
      because: 'There is no session whose timers could be late.',
    },
    {
      states: [
        'renewing.attempt.expiring',
        'renewing.attempt.refreshing',
        'renewing.margin.ample',
        'renewing.margin.short',
        'renewing.margin.told',
      ],
      events: ['woken'],
      because: 'A refresh is under way already.',
    },
  ],
} as const satisfies Readonly<Record<string, readonly Ignored[]>>
