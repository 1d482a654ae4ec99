import type { machines } from '../../../machines/index.ts'
import { applicationDraft, applicationKept, appliedJob, file } from '../../../stories/support/applying.ts'
import type { Samples } from './events.ts'

const form = new FormData()
form.set('file', new File(['%PDF'], file.name, { type: 'application/pdf' }))

const bringing: Samples<(typeof machines)['bringing']> = {
  input: undefined,
  events: [{ type: 'choose', form }],
  outputs: { bringFile: [file] },
}

const applying: Samples<(typeof machines)['applying']> = {
  input: { slug: appliedJob.slug, questions: [], kept: applicationKept },
  idle: ['failure', 'problems', 'timeline', 'savedAt', 'tries'],
  events: [
    { type: 'signedIn' },
    { type: 'change', change: { hasLetter: true, letter: 'Dear team' } },
    { type: 'send' },
    { type: 'retry' },
    { type: 'save' },
    { type: 'connected' },
    { type: 'keepMine' },
    { type: 'takeTheirs' },
  ],
  outputs: {
    beginApplication: [
      { application: { ...applicationDraft, earlier: {} }, files: [file], resumes: [], letters: [] },
      {
        application: { ...applicationDraft, letter: { text: 'Theirs' }, earlier: {} },
        files: [],
        resumes: [],
        letters: [],
      },
      {
        application: { ...applicationDraft, state: 'active', earlier: {} },
        files: [],
        resumes: [],
        letters: [],
      },
    ],
    saveApplication: [{ revision: 2, missing: [] }],
    candidateEvent: [{ ...applicationDraft, state: 'active' }],
    readApplication: [
      { ...applicationDraft, revision: 2 },
      { ...applicationDraft, revision: 2, letter: { text: 'Theirs' } },
      { ...applicationDraft, revision: 2, state: 'active' },
    ],
  },
}

/** The same of whoever applies for a job. */
export const applyingSamples = { bringing, applying }
