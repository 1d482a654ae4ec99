import { emptyApplication, typedOf } from '../../../contract/applications/typed.ts'
import {
  createApplicationDraft,
  draftInputOf,
  savedApplicationOf,
} from '../../../machines/applications/applicationDraft.ts'
import { keepLetterMachine } from '../../../machines/applications/keepLetterCommands.ts'
import type { machines } from '../../../machines/index.ts'
import { applicationDraft, appliedJob, applicationKept, file } from '../../../stories/support/applying.ts'
import { letter } from '../../../stories/letters/samples.ts'
import { idleInDraft } from './draftSamples.ts'
import type { Samples } from './events.ts'

const failure = { code: 'refused', message: 'The server says no.' } as const
const pdf = new File(['%PDF'], file.name, { type: 'application/pdf' })
const begun = { application: { ...applicationDraft, earlier: {} }, files: [file], resumes: [] }
const input = draftInputOf(begun, applicationKept, [])
const sent = { resume: null, letter: { letterId: letter.id }, answers: {} }
const saved = savedApplicationOf(applicationDraft)

const upload: Samples<(typeof machines)['upload']> = {
  input: { parent: undefined },
  events: [{ type: 'choose', file: pdf }],
  outputs: { uploadFile: [file] },
}

const opened = {
  choices: { files: [file], resumes: [], letters: [], earlier: {} },
  draft: createApplicationDraft([]),
  keepLetter: keepLetterMachine,
  input,
}

const applyPage: Samples<(typeof machines)['applyPage']> = {
  input: { slug: appliedJob.slug },
  idle: ['failure', 'letters', 'files'],
  // These actions need a draft, which explorations do not create.
  leftOut: ['openDraft', 'closeDraft', 'closeKeepLetter', 'chooseFile', 'chooseLetter'],
  events: [
    { type: 'visitor.guest' },
    { type: 'visitor.employer' },
    { type: 'visitor.candidate', id: 'c1' },
    { type: 'kept.known', typed: applicationKept.typed, files: [] },
    { type: 'reading.known', data: appliedJob },
    { type: 'reading.known', data: { ...appliedJob, state: 'closed' } },
    { type: 'retry' },
    { type: 'upload.done', file },
    { type: 'command.done', command: 'keep', input: { title: 'A letter', body: '' }, output: letter },
    { type: 'draft.failed', failure, sent: undefined },
    { type: 'draft.failed', failure: { ...failure, fields: { letter: 'Gone.' } }, sent },
    {
      type: 'draft.failed',
      failure: { ...failure, reason: { code: 'state', state: 'draft' } },
      sent: undefined,
    },
    { type: 'draft.committed', saved },
  ],
  outputs: {
    openApplication: [
      { ...opened, file: undefined },
      { ...opened, file: pdf },
    ],
  },
}

const guestApplication: Samples<(typeof machines)['guestApplication']> = {
  input: { slug: appliedJob.slug, questions: [], typed: typedOf(emptyApplication) },
  events: [
    { type: 'change', change: { resume: file.id } },
    { type: 'change', change: { resume: '' } },
    { type: 'commit' },
  ],
  outputs: {},
}

const applicationDraftSample: Samples<(typeof machines)['applicationDraft']> = {
  input,
  idle: idleInDraft,
  events: [
    { type: 'change', change: { hasLetter: true, letter: 'Dear team' } },
    { type: 'save' },
    { type: 'connected' },
    { type: 'commit' },
    { type: 'keepMine' },
    { type: 'takeTheirs' },
    { type: 'leave', to: '/candidate' },
    { type: 'stay' },
    { type: 'discard' },
    { type: 'refresh' },
  ],
  outputs: {
    saveDraft: [{ revision: 2, missing: [] }],
    commitDraft: [savedApplicationOf({ ...applicationDraft, state: 'active' })],
    readDraft: [
      { ...saved, revision: 2 },
      savedApplicationOf({ ...applicationDraft, revision: 2, letter: { text: 'Theirs' } }),
      savedApplicationOf({ ...applicationDraft, revision: 2, state: 'active' }),
    ],
  },
}

/** Samples of applying for a job. */
export const applyingSamples = {
  upload,
  applyPage,
  guestApplication,
  applicationDraft: applicationDraftSample,
}
