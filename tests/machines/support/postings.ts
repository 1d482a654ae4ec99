import type { OwnPosting } from '../../../contract/postings/calls.ts'
import { nobodyYet } from '../../../contract/postings/counts.ts'
import { emptyPosting, type PostingContent } from '../../../contract/postings/posting.ts'

/** Content with everything that publishing needs. Valid for any current date. */
export const wholePosting: PostingContent = {
  ...emptyPosting('Engine Builder'),
  description: 'You build engines that compute. '.repeat(5),
  workplace: 'remote',
  employmentType: 'fullTime',
  pay: { min: 4_000_000, max: 6_000_000, currency: 'GBP', period: 'year' },
  existingVacancy: true,
  aiInScreening: { used: false, how: '' },
  validThrough: new Date(Date.now() + 2_592_000_000).toISOString().slice(0, 10),
}

/** A posting in the form that members of its company receive. */
export const ownPostingOf = (posting: PostingContent, more: Partial<OwnPosting> = {}): OwnPosting => ({
  id: 'p1',
  slug: null,
  revision: 1,
  state: 'draft',
  outcome: null,
  createdAt: '2026-01-02T03:04:05.000Z',
  savedAt: '2026-01-02T03:04:06.000Z',
  publishedAt: null,
  confirmedAt: null,
  renewals: 0,
  counts: nobodyYet,
  nextDueAt: null,
  can: [],
  changesAsked: null,
  changes: 'none',
  changedFields: [],
  reviewReasons: [],
  findings: [],
  missing: [],
  pausesAt: null,
  timeline: [],
  posting,
  ...more,
})
