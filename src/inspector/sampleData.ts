import type { OwnApplication } from '../../contract/applications/calls.ts'
import type { OwnCompany } from '../../contract/companies/ownCompany.ts'
import type { Letter } from '../../contract/letters/calls.ts'
import type { Job } from '../../contract/postings/reads.ts'
import type { OwnPosting } from '../../contract/postings/calls.ts'
import { nobodyYet } from '../../contract/postings/counts.ts'
import { emptyPosting } from '../../contract/postings/posting.ts'

const role = 'candidate' as const
const user = {
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
const form = (...names: string[]) => ({
  FormData: Object.fromEntries(names.map((name) => [name, ''])),
})

const failure = { code: 'refused', message: 'The server says no.' } as const

const job: Job = {
  ...emptyPosting('Engine builder'),
  slug: 'a-job',
  company: { slug: 'a-company', name: 'A company', website: '', proof: 'none', record: null },
  state: 'published',
  outcome: null,
  publishedAt: '',
  confirmedAt: null,
  isDemo: false,
}

const letterText = { title: 'A letter', body: 'Dear team' }
const letter: Letter = {
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

const application: OwnApplication = {
  id: '1',
  reference: 'A1',
  revision: 1,
  state: 'active',
  stage: 'submitted',
  turn: null,
  createdAt: '',
  submittedAt: '',
  can: [],
  posting: { slug: 'a-job', title: 'Engine builder', state: 'published', company: { name: '', slug: '' } },
  endedAt: null,
  resume: null,
  letter: null,
  answers: {},
  missing: [],
  sent: null,
  openings: [],
  timeline: [],
}

const ownCompany: OwnCompany = {
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

const document = {
  id: '1',
  title: 'A title',
  revision: 1,
  createdAt: '',
  updatedAt: '',
  trashedAt: null,
} as const
const saved = { id: '1', revision: 1, savedAt: 0, isLocked: false } as const
const failedCommand = {
  command: 'copy',
  input: { id: '1' },
  failure: { code: 'refused', message: 'The server says no.' },
} as const
const exportPdf = { fileName: 'Name.pdf' } as const
const ownPosting: OwnPosting = {
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

const noApplications = {
  items: [],
  next: null,
  counts: { all: 0, saved: 0, draft: 0, sent: 0, conversation: 0, closed: 0 },
}

const emptySearch = {
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
    next: null,
    suggestion: null,
    place: null,
    wider: [],
  },
}

/** Parts of the samples of events that a person sends from the inspector. */
export const sampleData = {
  role,
  user,
  form,
  failure,
  job,
  letterText,
  letter,
  application,
  ownCompany,
  document,
  saved,
  failedCommand,
  exportPdf,
  ownPosting,
  noApplications,
  emptySearch,
}
