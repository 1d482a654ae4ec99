import type { machines } from '../../../machines/index.ts'
import { searches } from '../../../stories/search/samples.ts'
import { leedsSuggestion } from '../../../stories/support/places.ts'
import type { Samples } from './events.ts'

/** Samples of the job search page, of saved jobs, and of place suggestions. */
export const searchSamples: Pick<
  { readonly [Id in keyof typeof machines]: Samples<(typeof machines)[Id]> },
  'jobSearchPage' | 'placeSuggestions' | 'saving'
> = {
  jobSearchPage: {
    input: { content: { ...searches.many, open: null } },
    idle: ['page', 'failure'],
    events: [
      { type: 'addressed', search: searches.many.search, arrivedBy: 'load', scrollY: 0 },
      { type: 'addressed', search: searches.many.search, arrivedBy: 'travel', scrollY: 0 },
      { type: 'addressed', search: '?q=joiner', arrivedBy: 'step', scrollY: 0 },
      { type: 'addressed', search: '?q=joiner&job=a-job', arrivedBy: 'step', scrollY: 0 },
      {
        type: 'addressed',
        search: '?q=joiner&alert=0b3f1c52-6a1e-4f0e-9a53-8f4f6d2c7e10',
        arrivedBy: 'step',
        scrollY: 0,
      },
      { type: 'search', search: '?q=joiner' },
      { type: 'search', search: '?q=carpenter' },
      { type: 'retry' },
      { type: 'more' },
      { type: 'open', slug: 'a-job' },
      { type: 'close' },
      { type: 'resized', hasRoom: true },
      { type: 'resized', hasRoom: false },
      { type: 'refreshed' },
    ],
    outputs: {
      searchJobs: [searches.filtered],
      readMoreJobs: [{ items: searches.later.found.jobs, next: null }],
    },
  },
  placeSuggestions: {
    input: undefined,
    events: [
      { type: 'typed', text: 'Lee' },
      { type: 'typed', text: ' ' },
      { type: 'close' },
      { type: 'next' },
      { type: 'previous' },
    ],
    outputs: { findPlaces: [[leedsSuggestion]] },
  },
  saving: {
    input: { slugs: ['one', 'two'] },
    events: [
      { type: 'visitor.candidate', id: 'c1' },
      { type: 'visitor.guest' },
      { type: 'visitor.employer' },
      { type: 'listed', slugs: ['two', 'three'] },
      { type: 'toggle', slug: 'one' },
      { type: 'toggle', slug: 'two' },
      { type: 'returned' },
    ],
    outputs: { readSaved: [{ saved: ['two'], applied: {} }], changeSaved: [undefined] },
  },
}
