import type { Resume } from '../../../contract/resumes/calls.ts'
import type { machines } from '../../../machines/index.ts'
import { letterDraft } from '../../../machines/letters/letterDraft.ts'
import { resumeDraft } from '../../../machines/resumes/resumeDraft.ts'
import type { Failure } from '../../../machines/shared/failure.ts'
import { letter } from '../../../stories/letters/samples.ts'
import { openedDraft } from '../../../stories/support/openedDraft.ts'
import { savedLetter, savedResume } from './draftSamples.ts'
import type { Samples } from './events.ts'

const id = 'r1'
const resume: Resume = {
  id,
  ...savedResume.content,
  document: {},
  revision: 1,
  createdAt: '2026-03-02T09:00:00.000Z',
  updatedAt: '2026-03-14T14:32:00.000Z',
  trashedAt: null,
  isLocked: false,
  visibility: 'private',
  link: null,
  expiresOn: null,
}
const failure: Failure = { code: 'refused', message: 'The server says no.' }
const failed = { type: 'command.failed', command: 'copy', input: { id }, failure } as const
const exportPdf = { type: 'exportPdf', fileName: 'Mina-Okafor.pdf' } as const
/** Saving states that decide how an export continues. */
const saving = ['clean', 'dirty', { saving: 'quiet' }, 'unsaved'] as const

const pages = {
  input: { id },
  outputs: { draft: [{ to: '/candidate/help' }] },
} as const

export const writingPageSamples: {
  readonly [Id in 'resumePage' | 'letterPage']: Samples<(typeof machines)[Id]>
} = {
  resumePage: {
    ...pages,
    events: [
      { type: 'reading.known', data: { resume, opened: savedResume, kept: undefined } },
      { type: 'command.done', command: 'keepBoth', input: { title: '', document: {} }, output: resume },
      {
        type: 'command.done',
        command: 'share',
        input: { id, visibility: 'unlisted', expiresOn: '' },
        output: { link: '/resume/x', expiresOn: null },
      },
      { type: 'command.done', command: 'unlock', input: { id }, output: { id } },
      {
        type: 'command.done',
        command: 'nameVersion',
        input: { id, revision: 1, name: 'First' },
        output: { versions: [] },
      },
      failed,
      exportPdf,
      { type: 'connected' },
      { type: 'versions.open' },
      { type: 'versions.close' },
    ],
    snapshots: {
      draft: saving.map((state) =>
        resumeDraft.resolveState({
          value: { open: { saving: state, intent: 'none', history: 'empty' } },
          context: openedDraft(resumeDraft, { ...savedResume, revision: 2 }),
        }),
      ),
    },
  },
  letterPage: {
    ...pages,
    events: [
      { type: 'reading.known', data: { letter, opened: savedLetter, kept: undefined } },
      { type: 'command.done', command: 'keepBoth', input: {}, output: letter },
      { type: 'command.done', command: 'copy', input: { id }, output: letter },
      failed,
      exportPdf,
    ],
    snapshots: {
      draft: saving.map((state) =>
        letterDraft.resolveState({
          value: { open: { saving: state, intent: 'none' } },
          context: openedDraft(letterDraft, savedLetter),
        }),
      ),
    },
  },
}
