import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { paths } from '../../contract/paths.ts'
import type { OwnPosting } from '../../contract/postings/calls.ts'
import { nobodyYet } from '../../contract/postings/counts.ts'
import { managingMachine } from '../../machines/postings/managing.ts'
import type { PostingFigures } from '../../machines/postings/postingReadings.ts'
import type { Failure } from '../../machines/shared/failure.ts'
import { postingEvent } from '../../src/effects/postings.ts'
import { ClosingPlate } from '../../src/views/applications/employer/ClosingPlate.tsx'
import { NextUp } from '../../src/views/postings/NextUp.tsx'
import { PostingFrame } from '../../src/views/postings/PostingFrame.tsx'
import { PostingView } from '../../src/views/postings/PostingView.tsx'
import { MemberShell } from '../../src/views/shells/MemberShell.tsx'
import { postingPageWords, shareWords } from '../../src/words/postings/page.ts'
import { changesWords } from '../../src/words/postings/review.ts'
import { menus } from '../../src/words/menus.ts'
import { people, someCounts } from '../applications/applicants.ts'
import { only } from '../applications/standsOut.ts'
import { creatingFlow } from '../support/flows.ts'
import { storyNow } from '../support/applications.ts'
import { failureControl, FlowAt, stateControl, wholePage } from '../support/flow.tsx'
import { refused } from '../support/formEffect.ts'
import { employer } from '../support/people.ts'
import { refusals } from '../support/refusals.ts'
import * as samples from '../support/postings.ts'
import { readingMachine } from '../support/reads.ts'

const machine = managingMachine.provide({ actors: { postingEvent } })

interface Props {
  at: string
  posting: OwnPosting
  isVerified: boolean
  /** False if the posting does not exist. */
  isThere: boolean
  sent?: 'close' | 'renew' | 'pause' | undefined
  failure?: Failure | undefined
  figures?: PostingFigures | undefined
}

/** Section with waiting applicants, depending on the state of the posting. */
function peopleOf({ counts, id, publishedAt, state }: OwnPosting) {
  if (publishedAt === null) return undefined
  const waiting = counts.waitingForUs > 0 ? people.slice(0, 3) : []
  if (state === 'closing') return <ClosingPlate counts={counts} next={waiting[0]} now={storyNow} />
  return (
    <NextUp
      applicants={waiting}
      hasApplicants={counts.total > 0}
      href={paths.postingApplicants(id)}
      hasAction
      now={storyNow}
    />
  )
}

const Posting = ({ at, posting, isVerified, isThere, sent, failure, figures }: Props) => (
  <MemberShell area="Employer" user={employer} menu={menus.employer} current={paths.posting('1')}>
    <FlowAt
      machine={readingMachine}
      at={isThere ? 'shown' : 'notThere'}
      context={{ query: {}, data: isThere ? posting : undefined, failure: undefined }}
    >
      {(reading) => (
        <PostingFrame reading={reading} title={isThere ? posting.posting.title : undefined}>
          <FlowAt machine={machine} at={at} context={{ id: '1', revision: 3, failure, sent }}>
            {(managing) => (
              <FlowAt machine={creatingFlow} at="offering" context={{ failure: undefined }}>
                {(creating) => (
                  <PostingView
                    posting={posting}
                    managing={managing}
                    creating={creating}
                    isVerified={isVerified}
                    people={peopleOf(posting)}
                    figures={figures}
                    now={storyNow}
                    onCopyLink={() => undefined}
                    onShare={() => undefined}
                  />
                )}
              </FlowAt>
            )}
          </FlowAt>
        </PostingFrame>
      )}
    </FlowAt>
  </MemberShell>
)

const meta = preview.meta({
  title: 'Views/Posting',
  tags: ['autodocs'],
  component: Posting,
  parameters: { machine: 'managing', ...wholePage },
  args: {
    at: 'idle.calm',
    posting: samples.published,
    isVerified: true,
    isThere: true,
    figures: samples.postingFigures,
  },
  argTypes: { at: stateControl(machine), failure: failureControl },
})

export const Published = meta.story({
  tags: ['on-public-pages'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '“Stage carpenter” is live' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: shareWords.copy })).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: postingPageWords.viewJobPage })).toHaveLength(2)
  },
})

export const WithFigures = meta.story({
  name: 'With figures',
  args: {
    posting: { ...samples.published, counts: { ...someCounts, total: 73 } },
    figures: samples.countedFigures,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('46 of 51 in 90 days')).toBeVisible()
    await expect(canvas.getAllByText('Viewed')[0]).toBeVisible()
    await expect(canvas.queryByText(/is live$/)).toBeNull()
  },
})

export const StillHiring = meta.story({
  name: 'Still hiring?',
  args: { posting: samples.unconfirmed },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/it pauses on November 24, 2026/)).toBeVisible()
  },
})

export const Missing = meta.story({
  name: 'Draft, incomplete',
  args: { posting: samples.incomplete },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'))
    const missing = links.filter((href) => href?.includes('#') && href !== '#main')
    await expect(missing).toEqual(
      ['description', 'pay', 'existingVacancy'].map((field) => `${paths.editPosting('1')}#posting.${field}`),
    )
  },
})

export const Ready = meta.story({ name: 'Draft, complete', args: { posting: samples.draft } })

export const NotVerified = meta.story({
  name: 'Draft, address not verified',
  args: { posting: samples.unpublishable, isVerified: false },
})

export const ChangesAsked = meta.story({ name: 'Changes requested', args: { posting: samples.changesAsked } })

export const InReview = meta.story({ name: 'In review', args: { posting: samples.held } })

export const HeldForWhatItSays = meta.story({
  name: 'Held for what it says',
  args: { posting: samples.suspicious },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^In review: it asks applicants for money\./)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Withdraw from review' })).toBeVisible()
  },
})

export const ChangesChecked = meta.story({
  name: 'Changes being checked',
  args: { posting: samples.changing },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(changesWords.inReview)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Withdraw changes' })).toBeVisible()
  },
})

export const ChangesRefused = meta.story({
  name: 'Changes refused',
  args: { posting: samples.changesRefused },
})

export const OpenAlready = meta.story({
  name: 'Open already',
  args: {
    at: 'idle.duplicate',
    posting: samples.draft,
    failure: {
      ...refused(refusals.duplicate.words),
      reason: { code: 'duplicate', posting: '7' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: postingPageWords.openDuplicate })).toHaveAttribute(
      'href',
      paths.posting('7'),
    )
  },
})

export const Paused = meta.story({ args: { posting: samples.paused } })

export const PausedByTime = meta.story({ name: 'Not confirmed', args: { posting: samples.pausedByTime } })

export const Expired = meta.story({ args: { posting: samples.expired } })

export const RenewedTwice = meta.story({ name: 'Renewed twice', args: { posting: samples.renewedTwice } })

export const PeopleWait = meta.story({
  name: 'People wait',
  args: { posting: { ...samples.published, counts: someCounts, nextDueAt: '2026-11-24T09:00:00.000Z' } },
  play: only('Review next applicant'),
})

export const Closing = meta.story({
  args: { posting: { ...samples.closing, counts: someCounts } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /^6 of 15/ })).toBeVisible()
  },
})

export const ClosingWithNobodyAnswered = meta.story({
  name: 'Closing, nobody answered',
  args: { posting: { ...samples.closing, counts: { ...nobodyYet, waitingForUs: 12, total: 12 } } },
})

export const HiredHere = meta.story({ name: 'Hired here', args: { posting: samples.closedAs('filledHere') } })

export const HiredElsewhere = meta.story({
  name: 'Hired elsewhere',
  args: { posting: samples.closedAs('filledElsewhere') },
})

export const Cancelled = meta.story({ args: { posting: samples.closedAs('cancelled') } })

export const Removed = meta.story({ args: { posting: samples.closedAs('removed') } })

export const Discarded = meta.story({ args: { posting: samples.discarded } })

export const AskedHowItEnded = meta.story({
  name: 'Asked how it ended',
  args: { at: 'asking.close' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog', { name: 'How did it end?' })).toBeVisible()
  },
})

export const OutcomeMissing = meta.story({
  name: 'Outcome missing',
  args: {
    at: 'asking.close',
    failure: {
      ...refused('Some answers need a correction.'),
      code: 'invalid',
      fields: { 'event.outcome': 'Choose how it ended.' },
    },
  },
})

export const AskedForTheLastDay = meta.story({
  name: 'Asked for the last day',
  args: { at: 'asking.renew', posting: samples.expired },
})

export const AskedWhetherToDiscard = meta.story({
  name: 'Asked whether to discard',
  args: { at: 'asking.discard', posting: samples.draft },
})

export const Sending = meta.story({ args: { at: 'sending.waiting', sent: 'pause' } })

export const TakingLong = meta.story({
  name: 'Taking long',
  args: { at: 'sending.stillWaiting', sent: 'pause' },
})

export const SomebodyWasFirst = meta.story({
  name: 'Somebody was first',
  args: { at: 'idle.superseded', posting: samples.paused },
})

export const NotThere = meta.story({
  name: 'Not there',
  parameters: { machine: 'reading' },
  args: { at: 'notThere', isThere: false },
})
