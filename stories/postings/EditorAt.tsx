import { paths } from '../../contract/paths.ts'
import type { OwnPosting } from '../../contract/postings/calls.ts'
import { nobodyYet } from '../../contract/postings/counts.ts'
import { emptyPosting, type PostingContent } from '../../contract/postings/posting.ts'
import { typedOf, type TypedPosting } from '../../contract/postings/typed.ts'
import type { Failure } from '../../machines/shared/failure.ts'
import { postingDraft } from '../../machines/postings/postingDraft.ts'
import { publishDraft, readDraft, saveDraft } from '../../src/effects/postings.ts'
import { contentOf } from '../../src/effects/shared/postingContent.ts'
import { Preview } from '../../src/views/postings/editor/Preview.tsx'
import { EditorView } from '../../src/views/postings/editor/EditorView.tsx'
import { MemberShell } from '../../src/views/shells/MemberShell.tsx'
import { menus } from '../../src/words/menus.ts'
import { openedDraft } from '../support/openedDraft.ts'
import { leedsSuggested } from '../support/places.ts'
import { FlowAt } from '../support/flow.tsx'
import { employer } from '../support/people.ts'

const machine = postingDraft.provide({ actors: { saveDraft, readDraft, commitDraft: publishDraft } })

const leeds = { name: 'Leeds', region: 'England', country: 'GB', lat: 53.8, lon: -1.55 }

export const whole: PostingContent = {
  ...emptyPosting('Tree nurse'),
  summary: 'You look after the trees of a town.',
  description:
    'You look after the trees of a town, from the day on which they are planted.\n\n## What you do\n\n- You **water** young trees\n- You tell when one is ill',
  requirements: [
    { text: 'You know the trees of this country', kind: 'must' },
    { text: 'You can drive a small truck', kind: 'nice' },
  ],
  workplace: 'onSite',
  places: [leeds],
  employmentType: 'fullTime',
  pay: { min: 2_800_000, max: 3_400_000, currency: 'GBP', period: 'year' },
  benefits: ['A bicycle'],
  steps: [{ name: 'A walk through the park', days: 5 }],
  existingVacancy: true,
  aiInScreening: { used: false, how: '' },
  validThrough: '2026-04-30',
}

/** Fixed current time, so that stories look the same every day. */
export const now = new Date(2026, 2, 16, 14, 32).getTime()

export const draft: OwnPosting = {
  id: 'sample',
  slug: null,
  revision: 1,
  state: 'draft',
  outcome: null,
  createdAt: '2026-03-14T09:26:53.000Z',
  savedAt: '2026-03-14T09:26:53.000Z',
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
  posting: whole,
}

export const published: OwnPosting = {
  ...draft,
  state: 'published',
  slug: 'tree-nurse',
  publishedAt: '2026-03-15T09:00:00.000Z',
}

interface Props {
  at: string
  saved: OwnPosting
  typed?: Partial<TypedPosting>
  problems?: Readonly<Record<string, string>>
  failure?: Failure | undefined
  theirs?: OwnPosting
  isVerified?: boolean
}

const none = {}

/** Editor of a posting in a given state. */
export const EditorAt = ({
  at,
  saved,
  typed,
  problems = none,
  failure,
  theirs,
  isVerified = true,
}: Props) => (
  <MemberShell area="Employer" user={employer} menu={menus.employer} current={paths.editPosting('sample')}>
    <FlowAt
      machine={machine}
      at={at}
      context={{
        ...openedDraft(postingDraft, { ...contentOf(saved), savedAt: now }),
        typed: { ...typedOf(saved.posting), ...typed },
        problems,
        failure,
        theirs: theirs && contentOf(theirs),
      }}
    >
      {(flow) => (
        <EditorView
          flow={flow}
          preview={<Preview company={{ name: 'Sample Company' }} />}
          suggestions={leedsSuggested}
          isVerified={isVerified}
        />
      )}
    </FlowAt>
  </MemberShell>
)
