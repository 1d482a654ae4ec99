import { createActor, type EventFromLogic, type InputFrom, type AnyStateMachine } from 'xstate'
import type { User } from '../../../contract/user.ts'
import type { Failure } from '../../../machines/shared/failure.ts'
import type { machines } from '../../../machines/index.ts'
import { liveMachine } from '../../../machines/live/live.ts'
import { notificationsMachine } from '../../../machines/notifications/notifications.ts'
import { sessionMachine } from '../../../machines/session/session.ts'
import type { Users } from '../../../machines/session/sessionEvents.ts'
import { letter } from '../../../stories/letters/samples.ts'
import { draft, published } from '../../../stories/support/postings.ts'
import { applicantPageSample, applicationPageSample } from './applicationPageSamples.ts'
import { companyPageSample, invitationPageSample } from './companyPageSample.ts'
import { identitySamples } from './identitySamples.ts'
import { hostedSamples } from './hosted/sessionSample.ts'
import { dataExportSample } from './dataExportSample.ts'
import { deletionSamples } from './deletionSamples.ts'
import { profileSamples } from './profileSamples.ts'
import { postingPageSamples } from './postingPageSamples.ts'
import { commandsSample } from './commandsSample.ts'
import { draftSamples, idleInDraft } from './draftSamples.ts'
import { writingPageSamples } from './writingPageSamples.ts'
import { applyingSamples } from './applyingSamples.ts'
import { lifecycleSamples } from './lifecycleSamples.ts'
import { boardPageSample } from './boardPageSample.ts'
import { applicantsPageSample } from './applicantsPageSample.ts'
import { searchSamples } from './searchSamples.ts'
import { introductionSamples } from './introductions/introductionSamples.ts'
import { talentSamples } from './talentSamples.ts'
import { alertSamples } from './alerts/alertSamples.ts'
import { answeringManySamples } from './answeringManySamples.ts'
import { contentOf } from '../../../src/effects/shared/postingContent.ts'
import { ownPostingOf, wholePosting } from './postings.ts'

/** Value of every field in sample forms, which must never appear in a context. */
export const marker = 'typed-by-a-person'

export function formOf(...names: string[]): FormData {
  const form = new FormData()
  for (const name of names) form.set(name, marker)
  return form
}

export const candidate: User = {
  id: 'c1',
  firstName: 'First',
  lastName: 'Last',
  emailAddress: 'candidate@example.com',
  provider: 'email',
  isVerified: true,
  picture: '',
  ipAddress: '',
  createdOn: '2026-01-02T03:04:05.000Z',
  dateOfBirth: '',
  userName: 'FirstLast',
}
export const employer: User = { ...candidate, id: 'e1', emailAddress: 'employer@example.com' }
export const refused: Failure = { code: 'refused', message: 'The server says no.' }
export const invalid: Failure = {
  code: 'invalid',
  message: 'Some answers need a correction.',
  fields: { emailAddress: 'Please enter a valid email address' },
}

/** Failure because another save came first. */
export const superseded: Failure = { ...refused, reason: { code: 'conflict', revision: 2 } }
/** Failure because an equal posting is already open. */
export const duplicate: Failure = { ...refused, reason: { code: 'duplicate', posting: 'p2' } }
export const notThere: Failure = { ...refused, reason: { code: 'notFound' } }
/** Failure because the object's state does not allow the command. */
export const notAllowed: Failure = { ...refused, reason: { code: 'state', state: 'draft' } }

/** Samples for a machine: input, one event of each type, and results of its effects. */
export interface Samples<Machine extends AnyStateMachine = AnyStateMachine> {
  readonly input: InputFrom<Machine>
  readonly events: readonly EventFromLogic<Machine>[]
  readonly outputs: Readonly<Record<string, readonly unknown[]>>
  /** Actions to leave out of explorations, because a child with a system id can be spawned only once. */
  readonly leftOut?: readonly string[]
  /** Snapshots that children can report, by child id. */
  readonly snapshots?: Readonly<Record<string, readonly unknown[]>>
  /** Names of context fields without influence on transitions; snapshots differing only in these are equal. */
  readonly idle?: readonly string[]
}

const role = 'candidate'
const noCounts = { all: 0, saved: 0, draft: 0, sent: 0, conversation: 0, closed: 0 }
const written = contentOf(ownPostingOf(wholePosting))
const link = { role, emailAddress: candidate.emailAddress, code: 'CODE' } as const
const notice = { kind: 'success', title: 'done', message: 'profileSaved' } as const

const everybody: readonly Users[] = [{}, { candidate }, { candidate: { ...candidate, id: 'c2' } }]

export const samples: { readonly [Id in keyof typeof machines]: Samples<(typeof machines)[Id]> } = {
  ...lifecycleSamples(marker),
  ...hostedSamples,
  app: {
    input: undefined,
    events: [
      ...everybody.map((users) => ({ type: 'users' as const, before: {}, users })),
      { type: 'area.entered', area: { role, since: 0 } },
      { type: 'area.left' },
      { type: 'flow.closed', flow: createActor(notificationsMachine) },
      { type: 'navigate', to: '/' },
      { type: 'live.changed', changes: [{ kind: 'everything' }] },
    ],
    outputs: { loadLive: [liveMachine], moveSavedJobs: [undefined] },
    leftOut: ['connect'],
    snapshots: {
      session: everybody.map((users) =>
        sessionMachine.resolveState({ value: 'guest', context: { users, kept: undefined, closing: [] } }),
      ),
    },
  },
  live: {
    input: { role, since: 0 },
    events: [
      { type: 'shown' },
      { type: 'hidden' },
      { type: 'focused' },
      { type: 'leaving' },
      { type: 'online' },
      { type: 'opened' },
      { type: 'beat' },
      { type: 'change', change: { kind: 'application', reference: 'A1' } },
      { type: 'replaced' },
      { type: 'interrupted' },
      { type: 'closed' },
      { type: 'refused' },
      { type: 'published', changes: [{ kind: 'application', reference: 'A1' }] },
    ],
    outputs: { countWaiting: [{ waiting: 2 }] },
  },
  session: {
    input: undefined,
    events: [
      { type: 'cookiesRead', users: {} },
      { type: 'cookiesRead', users: { candidate } },
      { type: 'cookiesRead', users: { candidate, employer } },
      { type: 'arrived', role },
      { type: 'signedIn', role: 'employer', user: employer },
      { type: 'updated', role, user: candidate },
      { type: 'signOut', role },
      { type: 'signOut', role: 'employer' },
      { type: 'logInAgain', role },
      { type: 'outdated' },
    ],
    outputs: {
      confirm: [
        { known: {}, cookies: { candidate } },
        { known: { candidate }, cookies: { candidate } },
      ],
      keep: [undefined],
      logout: [undefined],
    },
  },
  notifications: {
    input: undefined,
    events: [
      { type: 'show', notice },
      { type: 'dismiss', id: 1 },
      { type: 'dismiss', id: 2 },
      { type: 'attempted' },
    ],
    outputs: {},
  },
  roleChooser: {
    input: { purpose: 'login' },
    events: [{ type: 'choose', role: 'employer' }, { type: 'continue' }, { type: 'returned' }],
    outputs: {},
  },
  ...identitySamples,
  login: {
    input: { role },
    events: [{ type: 'submit', form: formOf('emailAddress', 'password') }, { type: 'cancel' }],
    outputs: { login: [candidate], keep: [undefined] },
  },
  registration: {
    input: { role },
    events: [{ type: 'submit', form: formOf('firstName', 'lastName', 'emailAddress', 'password') }],
    outputs: { register: [candidate], keep: [undefined] },
  },
  forgotPassword: {
    input: { role },
    events: [
      { type: 'submit', form: formOf('emailAddress') },
      { type: 'resend' },
      { type: 'changeAddress' },
      { type: 'restored', emailAddress: candidate.emailAddress, resendAt: 0 },
    ],
    outputs: { forgotPassword: [{ emailAddress: candidate.emailAddress, resendAt: 0 }] },
  },
  createPassword: {
    input: link,
    events: [{ type: 'submit', form: formOf('password') }],
    outputs: { checkResetPasswordCode: [null], createPassword: [null] },
  },
  verification: { input: link, events: [], outputs: { verify: [null] } },
  verificationMail: {
    input: { role },
    events: [{ type: 'send' }],
    outputs: { resendVerification: [null] },
  },
  termsNotice: {
    input: { role, version: '0123456789abcdef' },
    events: [{ type: 'accept' }],
    outputs: { acceptTerms: [{}] },
  },
  editing: {
    input: { role, id: candidate.id },
    events: [
      { type: 'change' },
      { type: 'revert' },
      { type: 'submit', form: formOf('firstName', 'lastName', 'userName') },
      { type: 'leave', to: '/candidate' },
      { type: 'stay' },
      { type: 'discard' },
    ],
    outputs: { save: [{ user: candidate }] },
  },
  postingDraft: {
    input: { opened: written, kept: undefined },
    idle: [...idleInDraft, 'timeline'],
    events: [
      { type: 'change', change: { summary: 'New', openings: '1' } },
      { type: 'change', change: { summary: '', openings: 'many' } },
      { type: 'save' },
      { type: 'connected' },
      { type: 'commit' },
      { type: 'keepMine' },
      { type: 'takeTheirs' },
      { type: 'leave', to: '/employer' },
      { type: 'stay' },
      { type: 'discard' },
      { type: 'refresh' },
    ],
    outputs: {
      saveDraft: [{ revision: 2, missing: [], findings: [], changes: 'none' }],
      commitDraft: [{ ...written, state: 'published' }],
      readDraft: [
        { ...written, revision: 2, state: 'published' },
        { ...written, revision: 2, state: 'held' },
        contentOf(ownPostingOf({ ...wholePosting, summary: 'Theirs' }, { revision: 2 })),
      ],
    },
  },
  ...applyingSamples,
  ...writingPageSamples,
  commands: commandsSample,
  companyPage: companyPageSample,
  invitationPage: invitationPageSample,
  importing: {
    input: undefined,
    events: [],
    outputs: { importResume: [{ kind: 'json', document: {}, found: [], leftover: [], unknown: [] }] },
  },
  mailPreferences: {
    input: { role },
    events: [
      { type: 'reading.known', data: { choices: { told: 'on' } } },
      { type: 'choose', kind: 'told', choice: 'off' },
      { type: 'choose', kind: 'asked', choice: 'off' },
      { type: 'retry' },
    ],
    outputs: { saveSettings: [{ choices: { told: 'off' } }] },
  },
  ...postingPageSamples,
  ...profileSamples,
  ...deletionSamples,
  changePassword: {
    input: { role },
    events: [{ type: 'submit', form: formOf('currentPassword', 'password') }],
    outputs: { changePassword: [null] },
  },
  reading: {
    input: { query: { id: draft.id } },
    events: [
      { type: 'ask', query: { id: 'another' } },
      { type: 'retry' },
      { type: 'refresh' },
      { type: 'known', data: published },
    ],
    outputs: { read: [draft] },
  },
  paging: {
    input: { query: {}, next: 'x' },
    events: [{ type: 'more' }, { type: 'renewed', next: 'y' }, { type: 'renewed', next: null }],
    outputs: {
      readMore: [{ items: [draft], next: null }],
    },
  },
  list: {
    input: { query: {} },
    events: [
      { type: 'reading.known', data: { items: [draft], next: 'y' } },
      { type: 'refresh' },
      { type: 'ask', query: { other: true } },
    ],
    outputs: {},
  },
  documents: {
    input: { query: { trashed: false } },
    events: [
      { type: 'show', query: { trashed: true } },
      { type: 'command.done', command: 'write', input: {}, output: letter },
      { type: 'command.done', command: 'trash', input: { id: letter.id }, output: { id: letter.id } },
      { type: 'command.failed', command: 'trash', input: { id: letter.id }, failure: refused },
    ],
    outputs: {},
  },
  candidateHome: {
    input: undefined,
    events: [
      { type: 'live.changed', changes: [{ kind: 'everything' }] },
      { type: 'live.changed', changes: [{ kind: 'application', reference: 'A1' }] },
    ],
    outputs: {},
  },
  applicationsPage: {
    input: { query: { group: 'all' } },
    events: [
      { type: 'show', query: { group: 'saved' } },
      { type: 'show', query: { group: 'draft' } },
      { type: 'list.known', first: { items: [], next: null, counts: noCounts, hasResume: false } },
      { type: 'reading.known', data: { items: [], next: null, counts: noCounts, hasResume: false } },
      { type: 'live.changed', changes: [{ kind: 'everything' }] },
    ],
    outputs: {},
  },
  storage: {
    input: undefined,
    events: [
      { type: 'command.done', command: 'delete', input: { id: 'f1' }, output: { id: 'f1' } },
      { type: 'command.failed', command: 'delete', input: { id: 'f1' }, failure: refused },
    ],
    outputs: {},
  },
  dataExport: dataExportSample,
  photo: {
    input: undefined,
    events: [
      { type: 'command.done', command: 'removePicture', input: {}, output: candidate },
      { type: 'command.failed', command: 'removePicture', input: {}, failure: refused },
    ],
    outputs: {},
  },
  ...searchSamples,
  reporting: {
    input: { slug: 'a-job' },
    events: [{ type: 'submit', form: formOf('reason', 'text') }, { type: 'close' }],
    outputs: { reportJob: [null] },
  },
  creating: {
    input: undefined,
    events: [
      { type: 'write' },
      { type: 'cancel' },
      { type: 'submit', form: formOf('title') },
      { type: 'copy', id: published.id },
    ],
    outputs: { createPosting: [draft] },
  },
  managing: {
    input: published,
    events: [
      { type: 'known', posting: published },
      { type: 'close' },
      { type: 'renew' },
      { type: 'discard' },
      { type: 'cancel' },
      { type: 'send', event: { type: 'pause' } },
      { type: 'send', event: { type: 'close', outcome: 'cancelled', message: marker } },
      { type: 'send', event: { type: 'renew', validThrough: '2027-01-31' } },
    ],
    outputs: { postingEvent: [published] },
  },
  applicationPage: applicationPageSample,
  applicantPage: applicantPageSample,
  deciding: {
    input: { id: 'a1', revision: 1 },
    events: [
      { type: 'known', application: { id: 'a1', revision: 2 } },
      { type: 'known', application: { id: 'a1', revision: 2 }, possible: [] },
      { type: 'consider', action: 'withdraw' },
      { type: 'cancel' },
      { type: 'send', event: { type: 'withdraw', reason: marker } },
      { type: 'send', event: { type: 'reply', message: marker } },
    ],
    outputs: { applicationEvent: [{ id: 'a1', revision: 2 }] },
  },
  applicantsPage: applicantsPageSample,
  ...talentSamples,
  ...alertSamples(formOf('name', 'emailAddress', 'every')),
  ...introductionSamples,
  boardPage: boardPageSample,
  answeringMany: answeringManySamples,
  draft: draftSamples,
}
