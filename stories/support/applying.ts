import type { OwnApplication } from '../../contract/applications/calls.ts'
import { emptyApplication, typedOf } from '../../contract/applications/typed.ts'
import { emptyPosting } from '../../contract/postings/posting.ts'
import type { Job } from '../../contract/postings/reads.ts'
import { job } from './jobs.ts'
import type { KeptApplication } from '../../machines/applications/applicationDraft.ts'
import type { UploadedFile } from '../../machines/files/upload.ts'

export const file: UploadedFile = { id: 'f1', name: 'Stage work.pdf', bytes: 182_400 }
export const otherFile: UploadedFile = { id: 'f2', name: 'Workshop.pdf', bytes: 96_000 }

/** A draft in which nothing stands yet. */
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

/** Draft of a guest: a chosen file, and a letter. */
export const applicationKept: KeptApplication = {
  before: emptyApplication,
  typed: { ...typedOf(emptyApplication), resume: file.id, hasLetter: true, letter: 'One' },
}

/** It has been sent. */
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

/** A job without questions, as everybody may read it. */
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

/** One that asks more than most: a question of each kind. */
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
