import type { machines } from '../../../machines/index.ts'
import type { SavedLetter } from '../../../machines/letters/letterDraft.ts'
import type { SavedResume } from '../../../machines/resumes/resumeDraft.ts'
import type { Samples } from './events.ts'

const saved = { id: 'l1', revision: 1, savedAt: Date.UTC(2026, 2, 14, 9), isLocked: false } as const

export const savedLetter: SavedLetter = {
  ...saved,
  content: { title: 'For theatres', body: 'I build sets.', slug: null, resumeId: null },
}

export const savedResume: SavedResume = {
  ...saved,
  isLockedByHand: false,
  content: { title: 'For theatres', document: { basics: { name: 'Mina Okafor' } } },
}

/** Names of context fields that influence no transition of a draft. */
export const idleInDraft = ['failure', 'problems', 'savedAt', 'tries', 'destination'] as const

export const draftSamples: Samples<(typeof machines)['draft']> = {
  input: { opened: savedResume, kept: undefined },
  // The history is left out, because the state itself shows whether undo is possible.
  idle: [...idleInDraft, 'history'],
  events: [
    { type: 'change', change: { title: 'For film' } },
    { type: 'undo' },
    { type: 'redo' },
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
    saveDraft: [{ revision: 2 }],
    readDraft: [
      { ...savedResume, revision: 2 },
      { ...savedResume, revision: 2, content: { ...savedResume.content, document: {} } },
      { ...savedResume, isLocked: true },
    ],
  },
}
