import { nothingMore } from '../../contract/search/found.ts'
import type { OwnApplication } from '../../contract/applications/calls.ts'
import type { OwnCompany } from '../../contract/companies/ownCompany.ts'
import type { Letter } from '../../contract/letters/calls.ts'
import type { Job } from '../../contract/postings/reads.ts'
import type { OwnPosting } from '../../contract/postings/calls.ts'
import { nobodyYet } from '../../contract/postings/counts.ts'
import type { DataExport } from '../../contract/privacy/exportCalls.ts'
import { emptyPosting } from '../../contract/postings/posting.ts'

export const role = 'candidate' as const
export const user = {
  id: '1',
  firstName: 'First',
  lastName: 'Last',
  emailAddress: 'first.last@example.com',
  provider: 'email',
  isVerified: false,
  picture: '',
  ipAddress: '',
  createdOn: '',
  dateOfBirth: '',
  userName: 'FirstLast',
} as const
export const form = (...names: string[]) => ({
  FormData: Object.fromEntries(names.map((name) => [name, ''])),
})

export const failure = { code: 'refused', message: 'The server says no.' } as const

export const job: Job = {
  ...emptyPosting('Engine builder'),
  slug: 'a-job',
  company: { slug: 'a-company', name: 'A company', website: '', proof: 'none', record: null },
  state: 'published',
  outcome: null,
  publishedAt: '',
  confirmedAt: null,
  isDemo: false,
}

export const runningExport: DataExport = {
  id: '1',
  state: 'running',
  progress: 0.4,
  bytes: null,
  requestedAt: '',
  expiresAt: null,
}

export const letterText = { title: 'A letter', body: 'Dear team' }
export const letter: Letter = {
  id: '1',
  title: 'A letter',
  revision: 1,
  createdAt: '',
  updatedAt: '',
  trashedAt: null,
  opening: '',
  words: 0,
  job: null,
  body: '',
  resumeId: null,
}

export const application: OwnApplication = {
  id: '1',
  reference: 'A1',
  revision: 1,
  state: 'active',
  stage: 'submitted',
  turn: null,
  createdAt: '',
  submittedAt: '',
  keptUntil: null,
  can: [],
  posting: {
    slug: 'a-job',
    title: 'Engine builder',
    state: 'published',
    company: { name: '', slug: '' },
    validThrough: null,
  },
  endedAt: null,
  request: null,
  resume: null,
  letter: null,
  answers: {},
  missing: [],
  sent: null,
  openings: [],
  timeline: [],
}

export const ownCompany: OwnCompany = {
  slug: 'a-company',
  revision: 1,
  name: '',
  website: '',
  about: '',
  size: null,
  industry: '',
  places: [],
  proof: 'none',
  proven: null,
  proofRecord: null,
  isSuspended: false,
  heldPostings: 0,
  reviewOfChanges: 'never',
  membership: 'owner',
}

export const document = {
  id: '1',
  title: 'A title',
  revision: 1,
  createdAt: '',
  updatedAt: '',
  trashedAt: null,
} as const
export const saved = { id: '1', revision: 1, savedAt: 0, isLocked: false } as const
export const failedCommand = {
  command: 'copy',
  input: { id: '1' },
  failure: { code: 'refused', message: 'The server says no.' },
} as const
export const exportPdf = { fileName: 'Name.pdf' } as const
export const ownPosting: OwnPosting = {
  id: '1',
  slug: null,
  revision: 1,
  state: 'draft',
  outcome: null,
  createdAt: '',
  publishedAt: null,
  confirmedAt: null,
  renewals: 0,
  changesAsked: null,
  changes: 'none',
  counts: nobodyYet,
  nextDueAt: null,
  can: [],
  posting: emptyPosting('Engine builder'),
  missing: [],
  changedFields: [],
  reviewReasons: [],
  findings: [],
  savedAt: '',
  pausesAt: null,
  timeline: [],
}

export const noApplications = {
  items: [],
  next: null,
  counts: { all: 0, saved: 0, draft: 0, sent: 0, conversation: 0, closed: 0 },
  hasResume: false,
}

export const emptySearch = {
  search: '',
  isFirst: true,
  leftOut: [],
  placeProblem: null,
  placesNear: [],
  without: [],
  found: {
    jobs: [],
    total: { count: 0, isCapped: false },
    facets: { workplace: {}, type: {}, level: {} },
    areFacetsCapped: false,
    ages: [],
    pays: { bars: [], isCapped: false },
    more: nothingMore,
    regionNames: {},
    next: null,
    suggestion: null,
    place: null,
    wider: [],
  },
}

/** Sample events of a form that asks for a proof of identity. */
export const proofEvents = { submit: { form: form('password') }, usePasskey: {}, logInAgain: {}, cancel: {} }
