import type { machines } from '../../../../machines/index.ts'
import type { Failure } from '../../../../machines/shared/failure.ts'
import {
  askedIntroduction,
  sentTalking,
  talkingIntroduction,
} from '../../../../stories/introductions/samples.ts'
import type { Samples } from '../events.ts'

const failure: Failure = { code: 'refused', message: 'The server says no.' }
const declined = { id: 'introduction-1', revision: 1, event: { type: 'decline' } } as const
const withdrawn = { id: 'introduction-1', revision: 1, event: { type: 'withdraw' } } as const
const changed = { type: 'live.changed', changes: [{ kind: 'introduction', id: 'introduction-1' }] } as const

/** Samples of the pages of invitations to apply. */
export const introductionSamples: Pick<
  { readonly [Id in keyof typeof machines]: Samples<(typeof machines)[Id]> },
  'introductionPage' | 'introductionsPage' | 'sentIntroductionPage'
> = {
  introductionPage: {
    input: { id: 'introduction-1' },
    events: [
      { type: 'command.done', command: 'decline', input: declined, output: talkingIntroduction },
      { type: 'command.failed', command: 'decline', input: declined, failure },
      changed,
    ],
    outputs: {},
  },
  introductionsPage: {
    input: undefined,
    events: [{ type: 'list.known', first: { items: [askedIntroduction], next: null } }, changed],
    outputs: {},
  },
  sentIntroductionPage: {
    input: { id: 'introduction-1' },
    events: [
      { type: 'command.done', command: 'withdraw', input: withdrawn, output: sentTalking },
      { type: 'command.failed', command: 'withdraw', input: withdrawn, failure },
      { type: 'download', name: 'resume.pdf' },
      changed,
    ],
    outputs: {},
  },
}
