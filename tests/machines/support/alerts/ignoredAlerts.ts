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
      states: ['member.changing', 'member.updating'],
      events: ['submit'],
      because: 'It asks which search gets the filters, and shows no form.',
    },
    {
      states: ['identifying', 'unavailable', 'member.updating', 'member.editing', 'member.saving', 'guest'],
      events: ['update', 'saveNew'],
      because: 'It does not ask which search gets the filters.',
    },
    {
      states: ['member.saving', 'guest.requesting'],
      events: ['submit'],
      because: 'The server is asked once.',
    },
    { states: ['guest.requested'], events: ['submit'], because: 'The form has been sent.' },
  ],
} as const satisfies Readonly<Record<string, readonly Ignored[]>>
