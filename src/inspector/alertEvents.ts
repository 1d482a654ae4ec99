import type { SavedSearch } from '../../contract/alerts/savedSearch.ts'
import type { EventSamples } from './eventSamples.ts'

const failure = { code: 'refused', message: 'The server says no.' } as const

const search: SavedSearch = {
  id: '1',
  criteria: 'q=carpenter',
  name: '',
  every: 'daily',
  timeZone: 'Europe/Berlin',
  state: 'active',
  createdAt: '2026-11-26T09:00:00.000Z',
  nextAt: '2026-11-27T07:00:00.000Z',
  lastAt: null,
  revision: 1,
  can: ['pause', 'stop'],
}

/** Sample events of the machines for saved searches and hidden jobs. */
export const alertEvents: Pick<EventSamples, 'forYou' | 'hiddenList' | 'savedSearches' | 'saveSearch'> = {
  saveSearch: {
    'visitor.candidate': { id: '1' },
    'visitor.guest': {},
    'visitor.employer': {},
    submit: { form: { FormData: { every: 'daily' } } },
    update: {},
    saveNew: {},
    close: {},
  },
  savedSearches: {
    'reading.known': { data: { items: [search] } },
    'command.done': { command: 'delete', input: { id: '1' }, output: { id: '1' } },
    'command.failed': { command: 'delete', input: { id: '1' }, failure },
    'live.changed': { changes: [{ kind: 'everything' }] },
    preview: { id: '1' },
    closePreview: {},
  },
  forYou: {
    'reading.known': { data: { jobs: [], needsPreferences: false } },
    'command.done': { command: 'hideJob', input: { slug: 'a-job' }, output: { isHidden: true } },
    'command.failed': { command: 'hideJob', input: { slug: 'a-job' }, failure },
  },
  hiddenList: {
    'command.done': { command: 'showJob', input: { slug: 'a-job' }, output: { isHidden: false } },
    'command.failed': { command: 'showJob', input: { slug: 'a-job' }, failure },
  },
}
