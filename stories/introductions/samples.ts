import type {
  IntroductionEntry,
  OwnIntroduction,
  SentIntroduction,
} from '../../contract/introductions/calls.ts'

const at = (day: number) => `2026-11-${String(day).padStart(2, '0')}T09:00:00.000Z`

const message =
  'We build touring sets in Leeds, and your framing work fits. Would you like to talk about the season from January?'

const invited: IntroductionEntry = { seq: 1, type: 'invite', actor: 'employer', at: at(20), message }
const accepted: IntroductionEntry = {
  seq: 2,
  type: 'accept',
  actor: 'candidate',
  at: at(21),
  shares: ['name', 'resume'],
}
const replied: IntroductionEntry = {
  seq: 3,
  type: 'reply',
  actor: 'employer',
  at: at(22),
  message: 'Thank you. Which days suit you for a call?',
}

const summary = {
  id: 'introduction-1',
  revision: 1,
  posting: {
    id: 'posting-1',
    slug: 'stage-carpenter',
    title: 'Stage carpenter',
    state: 'published',
    pay: { min: 3_200_000, max: 3_800_000, currency: 'GBP', period: 'year' },
    company: { name: 'Sample Company', slug: 'sample-company' },
  },
  createdAt: at(20),
  endedAt: null,
  keptUntil: null,
  shares: [],
  message,
  application: null,
} satisfies Partial<OwnIntroduction>

/** An invitation that a candidate has just received. */
export const askedIntroduction: OwnIntroduction = {
  ...summary,
  state: 'asked',
  turn: { side: 'candidate', lateness: 'onTime', dueAt: at(27) },
  can: ['accept', 'decline'],
  timeline: [invited],
  questions: [],
  earlier: {},
  resume: { id: 'resume-1', title: 'Stage carpenter' },
}

/** A conversation about a job with questions, in which it is the candidate's turn. */
export const talkingIntroduction: OwnIntroduction = {
  ...askedIntroduction,
  revision: 3,
  state: 'talking',
  turn: { side: 'candidate', lateness: 'onTime', dueAt: at(29) },
  shares: ['name', 'resume'],
  can: ['tell', 'ask', 'reply', 'apply', 'end'],
  timeline: [invited, accepted, replied],
  questions: [
    { key: 'ticket', label: 'Do you have a rigging ticket?', kind: 'yesNo', options: [], required: true },
    { key: 'start', label: 'When can you start?', kind: 'short', options: [], required: false },
  ],
}

const over = (state: OwnIntroduction['state'], last: IntroductionEntry): OwnIntroduction => ({
  ...askedIntroduction,
  revision: 4,
  state,
  turn: null,
  can: [],
  endedAt: last.at,
  keptUntil: '2027-11-24',
  timeline: [invited, last],
})

/** One invitation for each way in which it can end. */
export const endedIntroductions = {
  applied: {
    ...over('applied', { seq: 4, type: 'apply', actor: 'candidate', at: at(24) }),
    application: 'KF4-2TF',
    timeline: [invited, accepted, replied, { seq: 4, type: 'apply', actor: 'candidate', at: at(24) }],
  },
  declined: over('declined', { seq: 2, type: 'decline', actor: 'candidate', at: at(24) }),
  lapsed: over('lapsed', { seq: 2, type: 'turnDue', actor: 'clock', at: at(27) }),
  withdrawn: over('withdrawn', { seq: 2, type: 'withdraw', actor: 'employer', at: at(24) }),
  ended: over('ended', { seq: 4, type: 'end', actor: 'employer', at: at(24) }),
} as const satisfies Readonly<Record<string, OwnIntroduction>>

/** The same invitation as the company sees it: anonymous until the candidate reveals the name. */
export const sentOf = (
  { earlier: _, questions: __, resume: ___, ...introduction }: OwnIntroduction,
  can: readonly string[],
): SentIntroduction => ({
  ...introduction,
  can: [...can],
  askedBy: 'Robin Ashworth',
  person: {
    id: 'person-1',
    headline: 'Stage carpenter',
    ...(introduction.shares.includes('name') && { name: { firstName: 'Mina', lastName: 'Okafor' } }),
  },
})

export const sentAsked = sentOf(askedIntroduction, ['withdraw'])
export const sentTalking = sentOf(
  { ...talkingIntroduction, turn: { side: 'employer', lateness: 'onTime', dueAt: at(28) } },
  ['tell', 'ask', 'reply', 'end'],
)
