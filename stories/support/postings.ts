import { stages } from '../../contract/stages.ts'
import type { OwnPosting, PostingItem } from '../../contract/postings/calls.ts'
import { nobodyYet } from '../../contract/postings/counts.ts'
import { emptyPosting } from '../../contract/postings/posting.ts'
import type { CompanyStatistics } from '../../contract/postings/statistics.ts'
import type { PostingFigures } from '../../machines/postings/postingReadings.ts'
import { possibleTo, postingLifecycle } from '../../machines/lifecycles/posting.ts'

/** A posting in the form that its employer receives, with the actions possible in its state. */
function own(more: Partial<OwnPosting>): OwnPosting {
  const posting: OwnPosting = {
    id: '1',
    slug: null,
    revision: 3,
    state: 'draft',
    outcome: null,
    createdAt: '2026-11-02T09:00:00.000Z',
    savedAt: '2026-11-02T09:12:00.000Z',
    publishedAt: null,
    confirmedAt: null,
    renewals: 0,
    changesAsked: null,
    changes: 'none',
    changedFields: [],
    reviewReasons: [],
    findings: [],
    counts: nobodyYet,
    nextDueAt: null,
    can: [],
    posting: { ...emptyPosting('Stage carpenter'), validThrough: '2026-12-20' },
    missing: [],
    pausesAt: null,
    timeline: [],
    ...more,
  }
  const context = {
    isComplete: posting.missing.length === 0,
    mayPublish: true,
    isReviewed: false,
    openApplications: posting.publishedAt === null ? 0 : 1,
    renewals: posting.renewals,
    outcome: posting.outcome ?? undefined,
    changes: posting.changes,
  }
  const snapshot = postingLifecycle.resolveState({ value: posting.state, context })
  return { ...posting, can: possibleTo(snapshot), ...more }
}

type Entry = OwnPosting['timeline'][number]

const entry = (seq: number, type: string, to: Entry['to'], more: Partial<Entry> = {}): Entry => ({
  seq,
  type,
  from: to,
  to,
  at: `2026-11-${String(2 + seq).padStart(2, '0')}T09:00:00.000Z`,
  actor: 'employer',
  name: 'Ada Byron',
  ...more,
})

const begun = entry(1, 'publish', 'published')
const clock = { actor: 'clock', name: null } as const
const asked = entry(15, 'freshnessDue', 'unconfirmed', clock)

export const incomplete = own({ missing: ['description', 'pay', 'existingVacancy'] })
export const draft = own({})
/** A posting whose owner is unverified and cannot publish it. */
export const unpublishable = own({ can: ['discard'] })
export const changesAsked = own({ changesAsked: 'Say what the pay is for.' })
export const discarded = own({ state: 'discarded', timeline: [entry(1, 'discard', 'discarded')] })
export const held = own({
  state: 'held',
  reviewReasons: ['unproven'],
  timeline: [entry(1, 'publish', 'held', { from: 'draft', reasons: ['unproven'] })],
})

const asksForMoney = 'Before your first day you pay a registration fee of 50 pounds, which you get back.'

/** A posting held for review because of its text. */
export const suspicious = own({
  state: 'held',
  posting: { ...emptyPosting('Stage carpenter'), description: asksForMoney, validThrough: '2026-12-20' },
  reviewReasons: ['payment'],
  findings: [{ code: 'payment', path: 'description', start: 0, end: 62 }],
  timeline: [entry(1, 'publish', 'held', { from: 'draft', reasons: ['payment'] })],
})

const once: Partial<OwnPosting> = {
  slug: 'stage-carpenter-engine-works-abcdef',
  publishedAt: begun.at,
  timeline: [begun],
}

export const published = own({
  ...once,
  state: 'published',
  timeline: [begun, entry(2, 'edited', 'published', { changed: ['summary', 'benefits'] })],
})
const changed = { changed: ['description', 'pay'] }
const submitted = entry(3, 'submitChanges', 'published', { ...changed, reasons: ['unproven'] })

/** A published posting whose changes wait for review. */
export const changing = own({
  ...once,
  state: 'published',
  changes: 'waiting',
  changedFields: changed.changed,
  reviewReasons: ['unproven'],
  timeline: [begun, submitted],
})
export const changesRefused = own({
  ...once,
  state: 'published',
  changes: 'refused',
  changesAsked: 'Say what the pay depends on.',
  changedFields: changed.changed,
  timeline: [
    begun,
    submitted,
    entry(4, 'refuse', 'published', {
      ...changed,
      actor: 'operator',
      name: null,
      reason: 'Say what the pay depends on.',
    }),
  ],
})
export const unconfirmed = own({
  ...once,
  state: 'unconfirmed',
  pausesAt: '2026-11-24T09:00:00.000Z',
  timeline: [begun, asked],
})
export const paused = own({
  ...once,
  state: 'paused',
  timeline: [begun, entry(4, 'pause', 'paused', { name: 'Grace Murray' })],
})
export const pausedByTime = own({
  ...once,
  state: 'paused',
  timeline: [begun, asked, entry(22, 'freshnessMissed', 'paused', clock)],
})
const over: Partial<OwnPosting> = {
  ...once,
  timeline: [begun, entry(25, 'validThroughReached', 'expired', clock)],
}
export const expired = own({ ...over, state: 'expired' })
export const renewedTwice = own({ ...over, state: 'expired', renewals: 2 })
export const closing = own({ ...once, state: 'closing', outcome: 'filledHere' })

export const closedAs = (outcome: NonNullable<OwnPosting['outcome']>): OwnPosting =>
  own({
    ...once,
    state: 'closed',
    outcome,
    timeline: [
      begun,
      outcome === 'removed'
        ? entry(9, 'remove', 'closed', { actor: 'operator', name: null, reason: 'It asks for money.' })
        : entry(9, 'close', 'closed', { outcome }),
    ],
  })

export const itemOf = ({
  posting: { openings, places, regions, title, validThrough, workplace },
  missing: _missing,
  changedFields: _changedFields,
  reviewReasons: _reviewReasons,
  findings: _findings,
  savedAt: _savedAt,
  pausesAt: _pausesAt,
  timeline: _timeline,
  ...summary
}: OwnPosting): PostingItem => ({
  ...summary,
  openings,
  places,
  regions,
  stages: [],
  title,
  validThrough,
  workplace,
})

/** One posting for each state, in the order of the list: first those that need action. */
export const everyState: readonly PostingItem[] = [
  unconfirmed,
  changesAsked,
  expired,
  incomplete,
  paused,
  held,
  published,
  closing,
  closedAs('filledHere'),
].map((posting, index) => ({ ...itemOf(posting), id: `${index + 1}` }))

const inStages = (
  posting: OwnPosting,
  title: string,
  counts: readonly number[],
  more: Partial<PostingItem> = {},
): PostingItem => ({
  ...itemOf(posting),
  id: title,
  title,
  workplace: 'onSite',
  places: [{ name: 'Leeds', region: 'England', country: 'GB', lat: 53.8, lon: -1.5 }],
  counts: {
    ...nobodyYet,
    waitingForUs: counts[0] ?? 0,
    total: counts.reduce((sum, count) => sum + count, 0),
  },
  stages: stages.flatMap((stage, index) => {
    const count = counts[index] ?? 0
    return count > 0 ? [{ stage, count }] : []
  }),
  ...more,
})

/** Postings with applicants in several stages. */
export const withApplicants: readonly PostingItem[] = [
  inStages(unconfirmed, 'Costume maker', [2, 1]),
  inStages(published, 'Stage carpenter', [6, 3, 2, 0, 1, 1], {
    openings: 2,
    counts: { ...nobodyYet, waitingForUs: 6, overdue: 2, total: 13 },
  }),
  inStages(published, 'Lighting technician', [3, 1, 1]),
  { ...itemOf(draft), id: 'Bookkeeper', title: 'Bookkeeper', workplace: 'remote' },
]

export const companyFigures: CompanyStatistics = {
  replies: {
    cases: 51,
    onTime: 46,
    medianDays: 4,
    byDay: [
      ...[2, 5, 9, 12, 8, 6, 4].map((onTime, index) => ({ day: index + 1, onTime, late: 0 })),
      { day: 8, onTime: 0, late: 2 },
      { day: 9, onTime: 0, late: 2 },
      { day: 14, onTime: 0, late: 1 },
    ],
  },
  pipeline: {
    applied: 73,
    reached: stages.slice(1).map((stage, index) => ({ stage, count: [38, 21, 15, 12, 5][index] ?? 0 })),
    hired: 3,
  },
  promise: { min: 7, max: 7 },
  posts: { open: 6, unconfirmed: 2 },
  isCompanyVerified: true,
}

/** Statistics with too few cases to show figures. */
export const fewFigures: CompanyStatistics = {
  replies: { cases: 6, onTime: 5, medianDays: 2, byDay: [{ day: 2, onTime: 5, late: 0 }] },
  pipeline: { applied: 6, reached: stages.slice(1).map((stage) => ({ stage, count: 1 })), hired: 0 },
  promise: { min: 5, max: 14 },
  posts: { open: 1, unconfirmed: 0 },
  isCompanyVerified: false,
}

/** Statistics of a posting with few applicants, published before views were counted. */
export const postingFigures: PostingFigures = {
  replies: fewFigures.replies,
  pipeline: fewFigures.pipeline,
  views: { since: null, total: 0, days: [] },
}

/** Statistics of a posting whose views were counted from the start. */
export const countedFigures: PostingFigures = {
  replies: companyFigures.replies,
  pipeline: companyFigures.pipeline,
  views: { since: '2026-11-01', total: 1_240, days: [{ day: '2026-11-10', views: 1_240 }] },
}
