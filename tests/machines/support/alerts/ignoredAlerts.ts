import type { Ignored } from '../ignored.ts'

/** Ignored events of saved searches and hidden jobs. */
export const ignoredAlerts = {
  forYou: [],
  hiddenList: [],
  savedSearches: [{ states: ['resting'], events: ['closePreview'], because: 'No jobs are shown.' }],
  saveSearch: [
    {
      states: ['identifying', 'unavailable'],
      events: ['submit'],
      because: 'It shows no form.',
    },
    {
      states: ['member.saving', 'guest.requesting'],
      events: ['submit'],
      because: 'The server is asked once.',
    },
    { states: ['guest.requested'], events: ['submit'], because: 'The form has been sent.' },
  ],
} as const satisfies Readonly<Record<string, readonly Ignored[]>>
