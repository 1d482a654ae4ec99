import type { OwnApplication } from '../../contract/applications/calls.ts'
import { emptyApplication, typedOf } from '../../contract/applications/typed.ts'
import { emptyPosting } from '../../contract/postings/posting.ts'
import type { Job } from '../../contract/postings/reads.ts'
import { job } from './jobs.ts'
import type { KeptApplication } from '../../machines/applications/applicationDraft.ts'
import type { UploadedFile } from '../../machines/files/upload.ts'

export const file: UploadedFile = { id: 'f1', name: 'Stage work.pdf', bytes: 182_400 }
export const otherFile: UploadedFile = { id: 'f2', name: 'Workshop.pdf', bytes: 96_000 }

/** An empty draft of an application. */
export const applicationDraft: OwnApplication = {
  id: 'a1',
  reference: 'A7K-4QF2',
  revision: 1,
  state: 'draft',
  stage: null,
  turn: null,
  createdAt: '2026-03-14T09:26:53.000Z',
  submittedAt: null,
  keptUntil: '2026-09-17',
  can: ['discard'],
  posting: {
    slug: 'stage-carpenter',
    title: 'Stage carpenter',
    state: 'published',
    company: { name: 'Fernhill', slug: 'fernhill' },
    validThrough: null,
  },
  endedAt: null,
  request: null,
  resume: null,
  letter: null,
  answers: {},
  missing: ['resume'],
  sent: null,
  openings: [],
  timeline: [],
}

/** Draft that a guest's device has stored, with a chosen file and a letter. */
export const applicationKept: KeptApplication = {
  before: emptyApplication,
  typed: { ...typedOf(emptyApplication), resume: file.id, hasLetter: true, letter: 'One' },
}

/** The application after it was sent. */
export const applicationSent: OwnApplication = {
  ...applicationDraft,
  revision: 3,
  state: 'active',
  stage: 'submitted',
  turn: { side: 'employer', lateness: 'onTime', dueAt: '2026-03-24T10:00:00.000Z' },
  submittedAt: '2026-03-17T10:00:00.000Z',
  keptUntil: null,
  missing: [],
}

/** A public job without questions. */
export const appliedJob: Job = {
  ...emptyPosting('Stage carpenter'),
  slug: 'stage-carpenter',
  company: { slug: 'fernhill', name: 'Fernhill', website: '', proof: 'none', record: null },
  state: 'published',
  outcome: null,
  publishedAt: '2026-03-12T10:00:00.000Z',
  confirmedAt: null,
  isDemo: false,
}

/** A job with one question of each kind. */
export const askingJob: Job = {
  ...appliedJob,
  questions: [
    ...job.questions,
    {
      key: 'tools',
      label: 'Which tools do you use most?',
      kind: 'choice',
      options: ['Saw', 'Plane', 'Lathe'],
      required: true,
    },
    {
      key: 'years',
      label: 'Years in a workshop',
      kind: 'number',
      options: [],
      required: false,
    },
    {
      key: 'why',
      label: 'What would you build first?',
      kind: 'long',
      options: [],
      required: false,
    },
  ],
}
