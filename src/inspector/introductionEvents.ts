import type { EventSamples } from './eventSamples.ts'

const failure = { code: 'refused', message: 'The server says no.' } as const
const counts = { open: 0, waiting: 0, ended: 0 }

/** Payloads of the events of the pages of invitations to apply. */
export const introductionEvents: Pick<
  EventSamples,
  'introductionPage' | 'introductionsPage' | 'sentIntroductionPage' | 'sentIntroductionsPage'
> = {
  introductionPage: {
    'live.changed': { changes: [{ kind: 'everything' }] },
    'command.failed': {
      command: 'decline',
      input: { id: '1', revision: 1, event: { type: 'decline' } },
      failure,
    },
  },
  introductionsPage: {
    'live.changed': { changes: [{ kind: 'everything' }] },
    'list.known': { first: { items: [], next: null, counts } },
  },
  sentIntroductionPage: {
    download: { name: 'resume.pdf' },
    'live.changed': { changes: [{ kind: 'everything' }] },
    'command.failed': {
      command: 'withdraw',
      input: { id: '1', revision: 1, event: { type: 'withdraw' } },
      failure,
    },
  },
  sentIntroductionsPage: {
    'live.changed': { changes: [{ kind: 'everything' }] },
    'list.known': { first: { items: [], next: null, counts, left: { open: 10, today: 50 } } },
  },
}
