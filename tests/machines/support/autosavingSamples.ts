import type { machines } from '../../../machines/index.ts'
import type { SavedContent } from '../../../machines/editing/autosavingContext.ts'
import type { Samples } from './events.ts'

export const savedLetter: SavedContent = {
  id: 'l1',
  revision: 1,
  content: { title: 'For theatres', body: 'I build sets.', slug: null },
  savedAt: Date.UTC(2026, 2, 14, 9),
  isLocked: false,
}

/** The same of what saves itself while it is written. */
export const autosavingSamples: Samples<(typeof machines)['autosaving']> = {
  input: { opened: savedLetter, kept: undefined },
  idle: ['failure', 'problems', 'savedAt', 'tries'],
  events: [
    { type: 'change', change: { body: 'I paint sets.' } },
    { type: 'save' },
    { type: 'connected' },
    { type: 'keepMine' },
    { type: 'takeTheirs' },
    { type: 'leave', to: '/candidate/help' },
    { type: 'stay' },
    { type: 'discard' },
    { type: 'refresh' },
  ],
  outputs: {
    saveContent: [{ revision: 2 }],
    readContent: [
      { ...savedLetter, revision: 2 },
      { ...savedLetter, revision: 2, content: { ...savedLetter.content, title: 'Theirs' } },
      { ...savedLetter, isLocked: true },
    ],
  },
}
