import type { AnyActorRef, EventFromLogic } from 'xstate'
import { emptyApplication, typedOf } from '../../contract/applications/typed.ts'
import { savedApplicationOf } from '../../machines/applications/applicationDraft.ts'
import type { actors } from '../../machines/index.ts'
import {
  application,
  document,
  emptySearch,
  exportPdf,
  failedCommand,
  failure,
  form,
  job,
  letter,
  letterText,
  noApplications,
  ownCompany,
  ownPosting,
  proofEvents,
  role,
  runningExport,
  saved,
  user,
} from './sampleData.ts'

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
    refused: {},
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
  list: { 'reading.known': { data: { items: [], next: null } }, refresh: {} },
  documents: {
    show: { query: { trashed: true } },
    'command.done': { command: 'trash', input: { id: '1' }, output: { id: '1' } },
    'command.failed': failedCommand,
  },
  candidateHome: { 'live.changed': { changes: [{ kind: 'everything' }] } },
  applicationsPage: {
    show: { query: { group: 'saved' } },
    'list.known': { first: noApplications },
    'reading.known': { data: noApplications },
    'live.changed': { changes: [{ kind: 'everything' }] },
  },
  emailAddress: {
    'command.done': { command: 'cancel', input: { role: 'candidate' }, output: {} },
    'command.failed': { ...failedCommand, command: 'cancel', input: { role: 'candidate' } },
  },
  undoEmail: { undo: {} },
  devices: {
    'command.done': { command: 'endOthers', input: { role: 'candidate' }, output: {} },
    'command.failed': { ...failedCommand, command: 'endOthers', input: { role: 'candidate' } },
  },
  storage: {
    'command.done': { command: 'delete', input: { id: '1' }, output: { id: '1' } },
    'command.failed': { ...failedCommand, command: 'delete' },
  },
  dataExport: {
    'reading.known': { data: { newest: runningExport } },
    'command.done': { command: 'request', input: { role: 'candidate' }, output: runningExport },
    'command.failed': { ...failedCommand, command: 'download', input: { role: 'candidate', id: '1' } },
    logInAgain: {},
  },
  photo: {
    'command.done': { command: 'removePicture', input: {}, output: user },
    'command.failed': { ...failedCommand, command: 'removePicture', input: {} },
  },
  invitationPage: {
    'command.done': { command: 'accept', input: { code: '' }, output: ownCompany },
    'command.failed': { ...failedCommand, command: 'accept', input: { code: '' } },
  },
  employerHome: { 'live.changed': { changes: [{ kind: 'everything' }] } },
  postingEditor: {},
  postingPage: {
    'live.changed': { changes: [{ kind: 'everything' }] },
    'reading.known': { data: ownPosting },
    'managing.changed': { posting: ownPosting },
    'managing.superseded': {},
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
    show: { notice: { kind: 'success', title: 'done', message: 'profileSaved' } },
    dismiss: { id: 1 },
    attempted: {},
  },
  roleChooser: { choose: { role: 'employer' }, continue: {}, returned: {} },
  providerSignIn: { choose: { provider: 'acme' }, returned: {} },
  connectedAccounts: {
    'command.done': { command: 'unlink', input: { role, provider: 'acme' }, output: [] },
  },
  passkeyLogin: { use: {}, cancel: {} },
  passkeys: {
    add: {},
    ...proofEvents,
    'command.done': { command: 'remove', input: { role, id: '1' }, output: {} },
  },
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
  termsNotice: { accept: {} },
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
    'visitor.candidate': { id: '1' },
    'visitor.guest': {},
    'visitor.employer': {},
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
  deletion: { begin: {}, ...proofEvents },
  keepAccountPage: {
    'command.done': { command: 'keep', input: { role: 'candidate' }, output: user },
    'command.failed': { command: 'keep', input: { role: 'candidate' }, failure },
  },
  changePassword: { submit: { form: form('currentPassword', 'password') } },
  reading: { ask: { query: {} }, retry: {}, refresh: {}, known: { data: {} } },
  paging: { more: {}, renewed: { next: null } },
  placeSuggestions: { typed: { text: 'Leeds' }, close: {}, next: {}, previous: {} },
  jobSearchPage: {
    addressed: { search: '?q=carpenter', arrivedBy: 'step', scrollY: 0 },
    search: { search: '?q=carpenter' },
    retry: {},
    more: {},
    open: { slug: 'a-job' },
    close: {},
    resized: { hasRoom: true },
    refreshed: {},
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
    'live.changed': { changes: [{ kind: 'everything' }] },
    'answering.done': {},
    'command.done': { command: 'undo', input: { ids: ['1'] }, output: { asked: 1, undone: 1 } },
  },
  boardPage: {
    'live.changed': { changes: [{ kind: 'everything' }] },
    focused: { id: '1' },
    go: { id: '1' },
    ask: { id: '1', action: 'tell' },
    askChosen: { action: 'tell' },
    lift: { id: '1' },
    release: {},
    'reading.known': { data: { items: [], isWhole: true } },
    'deciding.sending': { id: '1', event: { type: 'advance', to: 'screening' } },
    'deciding.failed': {},
    'deciding.superseded': {},
    'answering.sending': { ids: ['1'], event: { type: 'advance', to: 'screening' } },
    'answering.done': {},
    'answering.failed': {},
    'command.done': { command: 'undo', input: { ids: ['1'] }, output: { asked: 1, undone: 1 } },
  },
  answeringMany: {
    choose: { people: [] },
    consider: { action: 'tell' },
    cancel: {},
    send: { event: { type: 'tell', message: '' } },
  },
  applicationPage: {
    'live.changed': { changes: [{ kind: 'everything' }] },
    download: { resume: { id: '1', fileId: null, name: 'Resume.pdf' } },
  },
  applicantPage: {
    'live.changed': { changes: [{ kind: 'everything' }] },
    show: { query: { reference: 'A7K-4QF2' } },
    download: { resume: { id: '1', fileId: null, name: 'Resume.pdf' } },
  },
  deciding: {
    known: { application: { id: '1', revision: 1 } },
    consider: { action: 'withdraw' },
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

/** Sample payload of an event; undefined for none. */
export function samplePayload(machine: string, type: string): unknown {
  const [, end, effect = ''] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? []
  if (end === 'done') return { output: sampleOutputs[effect] ?? null }
  if (end === 'error') return { error: { code: 'refused', message: 'The server says no.' } }
  const byMachine: Readonly<Record<string, Readonly<Record<string, object>>>> = samples
  const payload = byMachine[machine]?.[type]
  return payload && Object.keys(payload).length > 0 ? payload : undefined
}
