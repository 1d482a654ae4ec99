import type { machines } from '../../../../machines/index.ts'
import type { Failure } from '../../../../machines/shared/failure.ts'
import { jobsForYou } from '../../../../stories/alerts/forYouSamples.ts'
import { savedSearch } from '../../../../stories/alerts/samples.ts'
import type { Samples } from '../events.ts'

const refused: Failure = { code: 'refused', message: 'The server says no.' }
const { id, revision } = savedSearch
const paused = { id, revision, event: 'pause' } as const

/**
 * Samples of saved searches and hidden jobs.
 *
 * @param form a filled-in form
 */
export const alertSamples = (
  form: FormData,
): Pick<
  { readonly [Id in keyof typeof machines]: Samples<(typeof machines)[Id]> },
  'forYou' | 'hiddenList' | 'savedSearches' | 'saveSearch'
> => ({
  saveSearch: {
    input: { criteria: '?q=carpenter', changedId: id },
    events: [
      { type: 'visitor.candidate', id: 'c1' },
      { type: 'visitor.guest' },
      { type: 'visitor.employer' },
      { type: 'submit', form },
      { type: 'update' },
      { type: 'saveNew' },
      { type: 'close' },
    ],
    outputs: { saveSearch: [savedSearch], updateSearch: [savedSearch], requestAlert: [{}] },
  },
  savedSearches: {
    input: undefined,
    events: [
      { type: 'reading.known', data: { items: [savedSearch] } },
      { type: 'command.done', command: 'change', input: paused, output: { ...savedSearch, revision: 2 } },
      { type: 'command.done', command: 'delete', input: { id }, output: { id } },
      { type: 'command.failed', command: 'change', input: paused, failure: refused },
      { type: 'live.changed', changes: [{ kind: 'everything' }] },
      { type: 'preview', id },
      { type: 'closePreview' },
    ],
    outputs: {},
  },
  forYou: {
    input: undefined,
    events: [
      { type: 'reading.known', data: jobsForYou },
      { type: 'command.done', command: 'hideJob', input: { slug: 'a-job' }, output: { isHidden: true } },
      { type: 'command.done', command: 'showJob', input: { slug: 'a-job' }, output: { isHidden: false } },
      { type: 'command.failed', command: 'hideCompany', input: { slug: 'fernhill' }, failure: refused },
    ],
    outputs: {},
  },
  hiddenList: {
    input: undefined,
    events: [
      { type: 'command.done', command: 'showJob', input: { slug: 'a-job' }, output: { isHidden: false } },
      { type: 'command.failed', command: 'showCompany', input: { slug: 'fernhill' }, failure: refused },
    ],
    outputs: {},
  },
})
