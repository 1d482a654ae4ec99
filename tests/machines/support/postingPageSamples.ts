import type { machines } from '../../../machines/index.ts'
import { dueOfAll, dueReading, postingStatisticsReading } from '../../../machines/postings/postingReadings.ts'
import { contentOf } from '../../../src/effects/shared/postingContent.ts'
import { discarded, draft, published } from '../../../stories/support/postings.ts'
import type { Samples } from './events.ts'

type Page = 'employerHome' | 'postingEditor' | 'postingPage' | 'postingsPage'

const changed = [
  { type: 'live.changed', changes: [{ kind: 'posting', id: published.id }] },
  { type: 'live.changed', changes: [{ kind: 'application', reference: 'A1' }] },
] as const

/** Events from the children of pages about postings. */
export const postingPageSamples: { readonly [Id in Page]: Samples<(typeof machines)[Id]> } = {
  employerHome: {
    input: undefined,
    events: [...changed, { type: 'live.changed', changes: [{ kind: 'everything' }] }],
    outputs: { creating: [undefined] },
  },
  postingEditor: {
    input: { id: draft.id },
    events: [{ type: 'reading.known', data: { opened: contentOf(draft), kept: undefined } }],
    outputs: { draft: [{ to: undefined }] },
  },
  postingPage: {
    input: { id: published.id },
    events: [
      ...changed,
      { type: 'reading.known', data: published },
      { type: 'managing.changed', posting: published },
      { type: 'managing.changed', posting: discarded },
      { type: 'managing.superseded' },
    ],
    outputs: { creating: [undefined] },
    snapshots: {
      statistics: [
        postingStatisticsReading.resolveState({
          value: 'failed',
          context: { query: { id: published.id }, data: undefined, failure: undefined },
        }),
      ],
      due: [
        dueReading.resolveState({
          value: 'failed',
          context: { query: dueOfAll, data: undefined, failure: undefined },
        }),
      ],
    },
  },
  postingsPage: {
    input: { query: { group: 'open' } },
    events: [...changed, { type: 'show', query: { group: 'draft' } }],
    outputs: { creating: [undefined] },
  },
}
