import { transition, type EventFromLogic } from 'xstate'
import type { OwnApplication, OwnApplicationItem } from '../../contract/applications/calls.ts'
import type { Sent } from '../../contract/applications/sent.ts'
import type { TimelineEvent } from '../../contract/applications/turns.ts'
import { dayOf } from '../../contract/postings/lifecycle.ts'
import { monthsAfter } from '../../contract/privacy/retention.ts'
import { stages } from '../../contract/applications/lifecycle.ts'
import { emptyPosting, type PostingContent } from '../../contract/postings/posting.ts'
import { defaultRetentionMonths } from '../../contract/postings/retentionMonths.ts'
import { applicationLifecycle } from '../../machines/lifecycles/application.ts'
import { inTurns } from '../../src/words/applications/pastEvent.ts'

type Event = EventFromLogic<typeof applicationLifecycle>

const DAY = 86_400_000
const begun = Date.parse('2026-11-10T09:14:00.000Z')

/** Current time in stories of applications. */
export const storyNow = Date.parse('2026-11-23T10:00:00.000Z')

const posting: PostingContent = {
  ...emptyPosting('Stage carpenter'),
  description:
    'You build what the audience sees: flats, floors and stairs, out of drawings that change until the opening.',
  workplace: 'onSite',
  places: [{ name: 'Leeds', region: 'England', country: 'GB', lat: 53.8, lon: -1.55 }],
  employmentType: 'fullTime',
  pay: { min: 3_600_000, max: 4_100_000, currency: 'GBP', period: 'year' },
  answerDays: 10,
  steps: [
    { name: 'A visit to the workshop', days: 7 },
    { name: 'A day of work, paid', days: 14 },
  ],
}

const company = { name: 'Fernhill Theatre', slug: 'fernhill-theatre' }

const sent: Sent = {
  resume: { fileId: 'f1', name: 'Mina-Okafor-Resume.pdf', digest: '0' },
  letter: { text: 'I have built for stages since 2017.\n\nYour revolve is what I want to work on next.' },
  answers: [
    { key: 'heights', label: 'Do you have a ticket for heights?', kind: 'yesNo', answer: true },
    { key: 'city', label: 'Which city do you live in?', kind: 'short', answer: null },
  ],
  posting,
  company,
  candidate: { firstName: 'Mina', lastName: 'Okafor', emailAddress: 'mina.okafor@mail.example' },
}

/** An event and its day. */
type DatedEvent = readonly [day: number, event: Event]

const actorOf = (event: Event): TimelineEvent['actor'] => {
  if (event.type === 'tell') return event.by
  if (['turnDue', 'turnLate', 'rejectionDue'].includes(event.type)) return 'clock'
  if (['positionClosed', 'postingGone'].includes(event.type)) return 'system'
  return ['advance', 'ask', 'offer', 'reject', 'undo'].includes(event.type) ? 'employer' : 'candidate'
}

const message = ''
const candidates: readonly Event[] = [
  { type: 'submit' },
  { type: 'discard' },
  { type: 'reply', message },
  { type: 'accept' },
  { type: 'decline' },
  { type: 'release' },
  { type: 'tell', by: 'candidate', message },
  { type: 'withdraw' },
]

const timeOf = (day: number, index: number) => new Date(begun + day * DAY + index * 3_600_000).toISOString()

/** Application after some events, in the form that its candidate receives. */
export function applicationAfter(datedEvents: readonly DatedEvent[], more: Partial<OwnApplication> = {}) {
  const context = { isComplete: true, intakeIsOpen: true, hasOpening: true }
  const draft = applicationLifecycle.resolveState({ value: 'draft', context })
  const last = datedEvents.reduce(
    (before, [, event]) => transition(applicationLifecycle, before, event)[0],
    draft,
  )
  const timeline = datedEvents
    .map(([day, event], index) => ({ seq: 0, ...event, actor: actorOf(event), at: timeOf(day, index) }))
    .filter(({ type }) => type !== 'rejectionDue')
    .map((each, index) => ({ ...each, seq: index + 1 }))
  const submitted = timeline.find(({ type }) => type === 'submit')
  const ended =
    typeof last.value === 'string' && last.value !== 'draft' ? (timeline.at(-1)?.at ?? null) : null
  const application: OwnApplication = {
    id: '1',
    reference: 'A7K-4QF2',
    revision: datedEvents.length + 1,
    ...placeOf(last.value, timeline),
    createdAt: submitted?.at ?? timeOf(0, 0),
    submittedAt: submitted?.at ?? null,
    keptUntil: ended === null ? null : dayOf(monthsAfter(Date.parse(ended), defaultRetentionMonths)),
    can: candidates.filter((event) => last.can(event)).map(({ type }) => type),
    posting: {
      slug: 'stage-carpenter-fernhill-abcdef',
      title: posting.title,
      state: 'published',
      company,
      validThrough: '2026-12-03',
    },
    resume: null,
    letter: null,
    answers: {},
    missing: [],
    endedAt: ended,
    request: requestOf(last.value, timeline),
    sent: submitted ? sent : null,
    openings: [],
    timeline,
    ...more,
  }
  return application
}

/** State, stage and turn, derived from the timeline like on the server. */
function placeOf(
  value: unknown,
  timeline: readonly TimelineEvent[],
): Pick<OwnApplication, 'state' | 'stage' | 'turn'> {
  const moved = timeline.findLast(({ type }) => ['submit', 'advance', 'offer'].includes(type))
  const stage = moved?.type === 'offer' ? 'offered' : (moved?.to ?? (moved ? stages[0] : null))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an end of the lifecycle, by its name
  if (typeof value === 'string') return { state: value as OwnApplication['state'], stage, turn: null }
  const given = timeline.findLast(({ type }) => ['submit', 'advance', 'reply', 'ask', 'offer'].includes(type))
  const { side } = inTurns([...timeline, { type: 'now' }]).at(-1) ?? { side: 'candidate' }
  const since = new Set(timeline.slice(given ? timeline.indexOf(given) : 0).map(({ type }) => type))
  const days = side === 'employer' ? posting.answerDays : 7
  return {
    state: 'active',
    stage,
    turn: {
      side,
      lateness: since.has('turnLate') ? 'silent' : since.has('turnDue') ? 'overdue' : 'onTime',
      dueAt: new Date(Date.parse(given?.at ?? '') + days * DAY).toISOString(),
    },
  }
}

function requestOf(value: unknown, timeline: readonly TimelineEvent[]): OwnApplication['request'] {
  const { turn } = placeOf(value, timeline)
  return turn?.side === 'candidate' || value === 'hired'
    ? (timeline.findLast(({ type }) => type === 'ask' || type === 'offer') ?? null)
    : null
}

const submit: DatedEvent = [0, { type: 'submit' }]
const screening: DatedEvent = [2, { type: 'advance', to: 'screening' }]
const question: DatedEvent = [
  9,
  {
    type: 'ask',
    message:
      'Your drawings for the revolve are what we are looking for. Could you send one more photo of the finished set?',
  },
]
const offer: DatedEvent = [
  11,
  {
    type: 'offer',
    message: 'We would like you to build with us.',
    pay: { amount: 3_950_000, currency: 'GBP', period: 'year' },
    start: '2027-01-04',
  },
]
const reject = (reason: 'experience' | 'other'): DatedEvent => [
  5,
  {
    type: 'reject',
    reason,
    message: 'Thank you for the work that you showed us. We need somebody who has led a crew.',
  },
]

const advanced = (to: 'shortlisted' | 'assessment' | 'interviewing'): DatedEvent => [
  6,
  { type: 'advance', to },
]

/** Sample applications, by the state that they show. */
export const applications = {
  draft: applicationAfter([], { missing: ['resume'] }),
  discarded: applicationAfter([[1, { type: 'discard' }]]),
  lapsed: applicationAfter([[1, { type: 'postingGone' }]]),
  sent: applicationAfter([[8, { type: 'submit' }]]),
  screening: applicationAfter([submit, [8, { type: 'advance', to: 'screening', message: 'We read on.' }]], {
    openings: [
      { day: '2026-11-18', what: ['application', 'resume'] },
      { day: '2026-11-12', what: ['application'] },
    ],
  }),
  shortlisted: applicationAfter([submit, screening, advanced('shortlisted')]),
  assessment: applicationAfter([submit, screening, advanced('assessment')]),
  interviewing: applicationAfter([submit, screening, advanced('interviewing')]),
  asked: applicationAfter([submit, screening, question]),
  answerIsLate: applicationAfter([submit, [3, { ...question[1] }], [10, { type: 'turnDue' }]]),
  answered: applicationAfter([submit, screening, question, [10, { type: 'reply', message: 'Here it is.' }]]),
  offered: applicationAfter([submit, screening, advanced('interviewing'), offer]),
  late: applicationAfter([submit, [10, { type: 'turnDue' }]]),
  silent: applicationAfter([
    [-10, { type: 'submit' }],
    [0, { type: 'turnDue' }],
    [7, { type: 'turnLate' }],
  ]),
  long: applicationAfter([
    submit,
    screening,
    [3, { type: 'tell', by: 'candidate', message: 'My portfolio is at mina.example.' }],
    [4, { type: 'tell', by: 'employer', message: 'Thank you.' }],
    [5, question[1]],
    [6, { type: 'reply', message: 'Here it is, taken on the first night.' }],
    [8, { type: 'advance', to: 'interviewing', message: 'Come and see the workshop.' }],
    [9, { type: 'ask', message: 'Is Thursday at ten right for you?' }],
  ]),
  hired: applicationAfter([submit, screening, offer, [12, { type: 'accept' }]]),
  declined: applicationAfter([
    submit,
    screening,
    offer,
    [12, { type: 'decline', reason: 'The pay is too low.' }],
  ]),
  withdrawn: applicationAfter([submit, screening, [4, { type: 'withdraw' }]]),
  released: applicationAfter([
    [-10, { type: 'submit' }],
    [0, { type: 'turnDue' }],
    [7, { type: 'turnLate' }],
    [9, { type: 'release' }],
  ]),
  rejected: applicationAfter([submit, screening, reject('experience'), [6, { type: 'rejectionDue' }]]),
  positionClosed: applicationAfter(
    [submit, [6, { type: 'positionClosed', message: 'The play was cancelled, and with it the job.' }]],
    { posting: { ...applicationAfter([]).posting, state: 'closed' } },
  ),
} as const

/** Row of a list for an application. */
export const itemOfApplication = ({
  id,
  reference,
  revision,
  state,
  stage,
  turn,
  createdAt,
  submittedAt,
  keptUntil,
  can,
  posting: job,
  endedAt,
  request,
}: OwnApplication): OwnApplicationItem => ({
  id,
  reference,
  revision,
  state,
  stage,
  turn,
  createdAt,
  submittedAt,
  keptUntil,
  can,
  posting: job,
  endedAt,
  request,
})
