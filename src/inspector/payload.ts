import type { AnyActorRef, EventFromLogic } from 'xstate'
import type { OwnApplication } from '../../contract/applications/calls.ts'
import type { OwnCompany } from '../../contract/companies/ownCompany.ts'
import type { Letter } from '../../contract/letters/calls.ts'
import { emptyApplication, typedOf } from '../../contract/applications/typed.ts'
import type { Job } from '../../contract/postings/reads.ts'
import { savedApplicationOf } from '../../machines/applications/applicationDraft.ts'
import type { OwnPosting } from '../../contract/postings/calls.ts'
import { nobodyYet } from '../../contract/postings/counts.ts'
import { emptyPosting } from '../../contract/postings/posting.ts'
import type { actors } from '../../machines/index.ts'
import { isObject, type Json, type JsonObject } from './mask.ts'

type Machines = typeof actors

/** An event's payload as JSON: a form is written as its fields. */
type AsJson<Payload> = {
  readonly [Key in keyof Payload as Key extends 'type' ? never : Key]: Payload[Key] extends FormData
    ? { readonly FormData: Readonly<Record<string, string>> }
    : Payload[Key]
}

/** An event that JSON can express, and that a person may send. */
type Sendable<Event> = Event extends
  { readonly flow: AnyActorRef } | { readonly file: File } | { readonly type: `xstate.${string}` }
  ? never
  : Event

/** A report of a child to its page: one that carries a whole object is left out. */
type Report = { readonly type: `${'reading' | 'command' | 'deciding' | 'answering'}.${string}` }

type Samples = {
  readonly [Id in keyof Machines]: {
    readonly [
      Event in Exclude<Sendable<EventFromLogic<Machines[Id]>>, Report> as Event['type']
    ]: AsJson<Event>
  } & {
    readonly [
      Event in Extract<Sendable<EventFromLogic<Machines[Id]>>, Report> as Event['type']
    ]?: AsJson<Event>
  }
}

const role = 'candidate'
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
const form = (...names: string[]) => ({ FormData: Object.fromEntries(names.map((name) => [name, ''])) })

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

const samples: Samples = {
  app: {
    users: { before: {}, users: {} },
    'area.entered': { area: { role, since: 0 } },
    'area.left': {},
    navigate: { to: '/' },
    'live.changed': { changes: [{ kind: 'everything' }] },
  },
  live: {
    shown: {},
    hidden: {},
    focused: {},
    leaving: {},
    online: {},
    opened: {},
    beat: {},
    change: { change: { kind: 'everything' } },
    replaced: {},
    closed: {},
    published: { changes: [{ kind: 'everything' }] },
  },
  resumePage: {
    'reading.known': {
      data: {
        resume: {
          ...document,
          document: {},
          isLocked: false,
          visibility: 'private',
          link: null,
          expiresOn: null,
        },
        opened: { ...saved, isLockedByHand: false, content: { title: 'A title', document: {} } },
        kept: undefined,
      },
    },
    'command.done': { command: 'unlock', input: { id: '1' }, output: { id: '1' } },
    'command.failed': failedCommand,
    exportPdf,
    connected: {},
    'versions.open': {},
    'versions.close': {},
  },
  letterPage: {
    'reading.known': {
      data: {
        letter: { ...document, opening: '', words: 0, body: '', job: null, resumeId: null },
        opened: { ...saved, content: { title: 'A title', body: '', slug: null, resumeId: null } },
        kept: undefined,
      },
    },
    'command.done': { command: 'trash', input: { id: '1' }, output: { id: '1' } },
    'command.failed': failedCommand,
    exportPdf,
  },
  list: {
    'reading.known': { data: { items: [], next: null } },
    refresh: {},
  },
  documents: {
    show: { query: { trashed: true } },
    'command.done': { command: 'trash', input: { id: '1' }, output: { id: '1' } },
    'command.failed': failedCommand,
  },
  applicationsPage: {
    show: { query: { group: 'saved' } },
    'list.known': { first: noApplications },
    'reading.known': { data: noApplications },
    refresh: {},
  },
  storage: {
    'command.done': { command: 'delete', input: { id: '1' }, output: { id: '1' } },
    'command.failed': { ...failedCommand, command: 'delete' },
  },
  invitationPage: {
    'command.done': { command: 'accept', input: { code: '' }, output: ownCompany },
    'command.failed': { ...failedCommand, command: 'accept', input: { code: '' } },
  },
  employerHome: { 'live.changed': { changes: [{ kind: 'everything' }] } },
  postingPage: {
    'live.changed': { changes: [{ kind: 'everything' }] },
    'reading.known': { data: ownPosting },
    'managing.changed': { posting: ownPosting },
    'managing.overtaken': {},
  },
  postingsPage: {
    'live.changed': { changes: [{ kind: 'everything' }] },
    show: { query: { group: 'draft' } },
  },
  session: {
    cookiesRead: { users: {} },
    arrived: { role },
    signedIn: { role, user },
    updated: { role, user },
    signOut: { role },
    outdated: {},
  },
  notifications: {
    show: { notice: { kind: 'success', title: 'Done', message: 'It worked.' } },
    dismiss: { id: 1 },
    attempted: {},
  },
  roleChooser: { choose: { role: 'employer' }, continue: {}, returned: {} },
  login: { submit: { form: form('emailAddress', 'password') }, cancel: {} },
  registration: { submit: { form: form('firstName', 'lastName', 'emailAddress', 'password') } },
  forgotPassword: {
    submit: { form: form('emailAddress') },
    resend: {},
    changeAddress: {},
    restored: { emailAddress: user.emailAddress, resendAt: 0 },
  },
  createPassword: { submit: { form: form('password') } },
  verification: {},
  verificationMail: { send: {} },
  editing: {
    change: {},
    revert: {},
    submit: { form: form('firstName', 'lastName', 'userName') },
    leave: { to: '/candidate' },
    stay: {},
    discard: {},
  },
  draft: {
    change: { change: { title: 'Another name' } },
    undo: {},
    redo: {},
    save: {},
    connected: {},
    commit: {},
    keepMine: {},
    takeTheirs: {},
    leave: { to: '/candidate' },
    stay: {},
    discard: {},
    refresh: {},
  },
  postingDraft: {
    change: { change: { title: 'Engine builder' } },
    undo: {},
    redo: {},
    save: {},
    connected: {},
    commit: {},
    keepMine: {},
    takeTheirs: {},
    leave: { to: '/employer' },
    stay: {},
    discard: {},
    refresh: {},
  },
  upload: {},
  applyPage: {
    retry: {},
    'user.known': { userId: '1' },
    'kept.known': { typed: typedOf(emptyApplication), files: [] },
    'reading.known': { data: job },
    'upload.done': { file: { id: '1', name: 'Resume.pdf', bytes: 1 } },
    'command.done': { command: 'keep', input: letterText, output: letter },
    'command.failed': { command: 'keep', input: letterText, failure },
    'draft.failed': { failure, sent: undefined },
    'draft.committed': { saved: savedApplicationOf(application) },
  },
  guestApplication: { change: { change: { hasLetter: true, letter: 'Dear team' } }, commit: {} },
  applicationDraft: {
    change: { change: { hasLetter: true, letter: 'Dear team' } },
    undo: {},
    redo: {},
    save: {},
    connected: {},
    commit: {},
    keepMine: {},
    takeTheirs: {},
    leave: { to: '/candidate' },
    stay: {},
    discard: {},
    refresh: {},
  },
  commands: {
    ask: { command: 'rename', input: { id: '1' } },
    cancel: {},
    run: { command: 'rename', input: { id: '1', title: 'A title' } },
  },
  companyPage: {
    'reading.known': { data: ownCompany },
    'editing.saved': { saved: { user, company: ownCompany } },
    'editing.failed': { failure: { code: 'refused', message: 'The server says no.' } },
    'command.done': {
      command: 'leave',
      input: { id: '1' },
      output: { members: [], invitations: [] },
    },
    'command.failed': {
      command: 'leave',
      input: { id: '1' },
      failure: { code: 'refused', message: 'The server says no.' },
    },
  },
  importing: {},
  mailPreferences: {
    'reading.known': { data: { choices: { told: 'on' } } },
    choose: { kind: 'told', choice: 'off' },
    retry: {},
  },
  changePassword: { submit: { form: form('currentPassword', 'password') } },
  reading: { ask: { query: {} }, retry: {}, refresh: {}, known: { data: {} } },
  paging: { ask: { query: {}, next: null }, more: {}, renewed: { next: null } },
  placeSuggestions: { typed: { text: 'Leeds' }, close: {}, next: {}, previous: {} },
  jobSearchPage: {
    addressed: { search: '?q=carpenter', arrivedBy: 'step', scrollY: 0 },
    search: { search: '?q=carpenter' },
    retry: {},
    more: {},
    open: { slug: 'a-job' },
    close: {},
  },
  saving: {
    'visitor.candidate': { id: '1' },
    'visitor.guest': {},
    'visitor.employer': {},
    listed: { slugs: ['a-job'] },
    toggle: { slug: 'a-job' },
    returned: {},
  },
  reporting: { submit: { form: form('reason', 'text') }, close: {} },
  creating: { write: {}, cancel: {}, submit: { form: form('title') }, copy: { id: '1' } },
  managing: {
    known: { posting: { id: '1', revision: 1 } },
    close: {},
    renew: {},
    discard: {},
    cancel: {},
    send: { event: { type: 'pause' } },
  },
  applicantsPage: {
    refresh: {},
    'answering.done': {},
    'command.done': { command: 'undo', input: { ids: ['1'] }, output: { asked: 1, undone: 1 } },
  },
  boardPage: {
    refresh: {},
    focused: { id: '1' },
    go: { id: '1' },
    ask: { id: '1', deed: 'tell' },
    askChosen: { deed: 'tell' },
    lift: { id: '1' },
    release: {},
    'reading.known': { data: { items: [], isWhole: true } },
    'deciding.sending': { id: '1', event: { type: 'advance', to: 'screening' } },
    'deciding.failed': {},
    'deciding.overtaken': {},
    'answering.sending': { ids: ['1'], event: { type: 'advance', to: 'screening' } },
    'answering.done': {},
    'answering.failed': {},
    'command.done': { command: 'undo', input: { ids: ['1'] }, output: { asked: 1, undone: 1 } },
  },
  answeringMany: {
    choose: { people: [] },
    consider: { deed: 'tell' },
    cancel: {},
    send: { event: { type: 'tell', message: '' } },
  },
  applicationPage: {
    'live.changed': { changes: [{ kind: 'everything' }] },
    download: { resume: { id: '1', fileId: null, name: 'Resume.pdf' } },
  },
  applicantPage: {
    'live.changed': { changes: [{ kind: 'everything' }] },
    download: { resume: { id: '1', fileId: null, name: 'Resume.pdf' } },
  },
  deciding: {
    known: { application: { id: '1', revision: 1 } },
    consider: { deed: 'withdraw' },
    cancel: {},
    send: { event: { type: 'tell', message: 'A word to you.' } },
  },
}

const sampleOutputs: Readonly<Record<string, unknown>> = {
  confirm: { known: {}, cookies: {} },
  keep: { role, user },
  logout: role,
  login: user,
  register: user,
  save: { user },
  readSaved: { saved: [], applied: {} },
  searchJobs: emptySearch,
  findPlaces: [],
  readMoreJobs: { items: [], next: null },
  readMore: { items: [], next: null },
  applicationEvent: { id: '1', revision: 2 },
  saveDraft: { revision: 2 },
  forgotPassword: { emailAddress: user.emailAddress, resendAt: 0 },
}

/** What an event may carry, to begin with; undefined where it carries nothing. */
export function samplePayload(machine: string, type: string): unknown {
  const [, end, effect = ''] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? []
  if (end === 'done') return { output: sampleOutputs[effect] ?? null }
  if (end === 'error') return { error: { code: 'refused', message: 'The server says no.' } }
  const byMachine: Readonly<Record<string, Readonly<Record<string, object>>>> = samples
  const payload = byMachine[machine]?.[type]
  return payload && Object.keys(payload).length > 0 ? payload : undefined
}

/** What somebody wrote as an event's payload, or the sentence that says why it cannot be sent. */
export function readPayload(text: string): { payload: JsonObject } | { problem: string } {
  try {
    const payload: unknown = JSON.parse(text)
    if (!isObject(payload)) return { problem: 'Write an object, with braces around it.' }
    return hasEmptyForm(payload)
      ? {
          problem:
            'A form cannot travel as JSON. Give its fields under "FormData", at least one with a value.',
        }
      : { payload }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}

const hasEmptyForm = (json: Json): boolean =>
  isObject(json) &&
  Object.entries(json).some(([key, value]) =>
    key === 'FormData' ? !isObject(value) || !Object.values(value).some(Boolean) : hasEmptyForm(value),
  )
