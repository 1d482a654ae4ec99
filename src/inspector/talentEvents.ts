import type { FoundPeople } from '../../machines/talent/talentSearchPage.ts'
import type { EventSamples } from './eventSamples.ts'

const nobody: FoundPeople = {
  items: [],
  next: null,
  total: { count: 0, isCapped: false },
  facets: { workplace: {}, type: {}, level: {}, notice: {}, updated: {} },
  areFacetsCapped: false,
  place: null,
}

const failure = { code: 'refused', message: 'The server says no.' } as const
const invitation = { id: '1', postingId: '1', message: '' }

/** Sample events of the talent search. */
export const talentEvents: Pick<
  EventSamples,
  'person' | 'shortlistMarks' | 'shortlistPage' | 'talentHead' | 'talentSearchPage'
> = {
  talentSearchPage: {
    addressed: { search: '?q=carpenter' },
    search: { search: '?q=carpenter' },
    open: { id: '1' },
    close: {},
    resized: { hasRoom: true },
    'list.known': { first: nobody },
  },
  person: {
    'live.changed': { changes: [{ kind: 'everything' }] },
    'command.failed': { command: 'invite', input: invitation, failure },
  },
  shortlistMarks: { toggle: { id: '1', isSaved: false } },
  talentHead: { 'live.changed': { changes: [{ kind: 'everything' }] } },
  shortlistPage: {
    'command.done': { command: 'remove', input: { id: '1' }, output: {} },
    'command.failed': { command: 'remove', input: { id: '1' }, failure },
  },
}
