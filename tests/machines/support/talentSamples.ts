import type { machines } from '../../../machines/index.ts'
import type { Failure } from '../../../machines/shared/failure.ts'
import { foundPeople, nobodyFound, sentInvitation, shortlisted } from '../../../stories/talent/results.ts'
import { required } from '../../../machines/shared/required.ts'
import type { Samples } from './events.ts'

const failure: Failure = { code: 'refused', message: 'The server says no.' }
const invitation = { id: 'p1', postingId: 'j1', message: 'Hello' }
const noted = { id: 'p1', note: 'Ask about rigging.' }
const saved = required(shortlisted[0])

/** Samples of the pages of the talent search. */
export const talentSamples: Pick<
  { readonly [Id in keyof typeof machines]: Samples<(typeof machines)[Id]> },
  'person' | 'shortlistMarks' | 'shortlistPage' | 'talentHead' | 'talentSearchPage'
> = {
  talentSearchPage: {
    input: { search: '?q=carpenter' },
    events: [
      { type: 'addressed', search: '?q=joiner' },
      { type: 'addressed', search: '?q=carpenter&person=p1' },
      { type: 'addressed', search: '?q=carpenter' },
      { type: 'search', search: '?q=joiner' },
      { type: 'search', search: '?q=carpenter' },
      { type: 'open', id: 'p1' },
      { type: 'close' },
      { type: 'resized', hasRoom: true },
      { type: 'resized', hasRoom: false },
      { type: 'list.known', first: foundPeople },
      { type: 'list.known', first: nobodyFound },
    ],
    outputs: {},
  },
  person: {
    input: { id: 'p1' },
    events: [
      {
        type: 'command.done',
        command: 'invite',
        input: invitation,
        output: { ...sentInvitation, timeline: [] },
      },
      { type: 'command.failed', command: 'invite', input: invitation, failure },
      { type: 'live.changed', changes: [{ kind: 'everything' }] },
    ],
    outputs: {},
  },
  shortlistMarks: {
    input: undefined,
    events: [
      { type: 'toggle', id: 'p1', isSaved: false },
      { type: 'toggle', id: 'p1', isSaved: true },
      { type: 'toggle', id: 'p2', isSaved: false },
    ],
    outputs: { changeMark: [{}] },
  },
  talentHead: {
    input: undefined,
    events: [{ type: 'live.changed', changes: [{ kind: 'everything' }] }],
    outputs: {},
  },
  shortlistPage: {
    input: undefined,
    events: [
      { type: 'command.done', command: 'remove', input: { id: 'p1' }, output: {} },
      { type: 'command.done', command: 'restore', input: noted, output: saved },
      { type: 'command.done', command: 'saveNote', input: noted, output: saved },
      { type: 'command.failed', command: 'saveNote', input: noted, failure },
    ],
    outputs: {},
  },
}
