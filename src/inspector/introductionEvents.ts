import type { EventSamples } from './eventSamples.ts'

const failure = { code: 'refused', message: 'The server says no.' } as const

/** Sample events of the pages of invitations to apply. */
export const introductionEvents: Pick<
  EventSamples,
  'introductionPage' | 'introductionsPage' | 'sentIntroductionPage'
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
    'list.known': { first: { items: [], next: null } },
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
}
