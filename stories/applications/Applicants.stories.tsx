import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import type { ApplicantItem } from '../../contract/applications/calls.ts'
import type { Outbox as Waiting } from '../../contract/applications/outbox.ts'
import { paths } from '../../contract/paths.ts'
import { nobodyYet, type ApplicantCounts } from '../../contract/postings/counts.ts'
import type { Failure } from '../../machines/shared/failure.ts'
import { Outbox } from '../../src/views/applications/answering/Outbox.tsx'
import { filterIn } from '../../src/views/applications/employer/applicantFilter.ts'
import { ApplicantList } from '../../src/views/applications/employer/ApplicantList.tsx'
import { ApplicantSearch } from '../../src/views/applications/employer/ApplicantSearch.tsx'
import { ApplicantsView } from '../../src/views/applications/employer/ApplicantsView.tsx'
import { postingHead } from '../../src/views/postings/postingHead.tsx'
import { MemberShell } from '../../src/views/shells/MemberShell.tsx'
import { menus } from '../../src/words/menus.ts'
import { answeringFlow, outboxFlow } from '../support/flows.ts'
import { storyNow } from '../support/applications.ts'
import { failureControl, FlowAt, stateControl, wholePage } from '../support/flow.tsx'
import { failed } from '../support/formEffect.ts'
import { published } from '../support/postings.ts'
import { employer } from '../support/people.ts'
import { ended, nameless, people, someCounts, twoLeave } from './applicants.ts'
import { pagingMachine, readingMachine } from '../support/reads.ts'

const postHead = postingHead({
  id: '1',
  posting: published,
  company: { name: 'Fernhill Theatre', slug: 'fernhill-theatre' },
})

interface Props {
  at: string
  /** Filter in the form of a query string. */
  search: string
  applicants: readonly ApplicantItem[] | undefined
  counts: ApplicantCounts
  outbox: Waiting | null
  /** State of the command that undoes pending rejections. */
  undoing: string
  /** True for the applicants of a single posting. */
  isOfPosting: boolean
  failure?: Failure | undefined
}

const nobodyChosen = {
  chosen: [],
  considered: undefined,
  refused: {},
  asked: 0,
  rounds: 0,
  failure: undefined,
}

const Applicants = ({ at, search, applicants, counts, outbox, undoing, isOfPosting, failure }: Props) => {
  const path = isOfPosting ? paths.postingApplicants('1') : paths.applicants
  return (
    <MemberShell area="Employer" isWide user={employer} menu={menus.employer} current={path}>
      <FlowAt
        machine={readingMachine}
        at={at}
        context={{ query: {}, data: applicants && { items: applicants }, failure }}
      >
        {(reading) => (
          <ApplicantsView
            title={isOfPosting ? 'Stage carpenter' : 'Applicants'}
            head={isOfPosting ? postHead : undefined}
            path={path}
            filter={filterIn(search)}
            reading={reading}
            counts={applicants && counts}
            next={(counts.waitingForUs > 0 && applicants?.[0]) || null}
            hasBoard={isOfPosting}
            search={<ApplicantSearch words={filterIn(search).words} onSearch={() => undefined} />}
            outbox={
              <FlowAt
                machine={outboxFlow}
                at={undoing}
                context={{ asked: undefined, ran: undefined, failure: undefined }}
              >
                {(flow) => <Outbox outbox={outbox} flow={flow} />}
              </FlowAt>
            }
          >
            {applicants && (
              <FlowAt
                machine={pagingMachine}
                at="shown"
                context={{
                  query: {},
                  next: applicants.length > 1 ? 'next' : null,
                  added: [],
                  anew: 0,
                  failure: undefined,
                }}
              >
                {(paging) => (
                  <FlowAt machine={answeringFlow} at="choosing" context={nobodyChosen}>
                    {(flow) => (
                      <ApplicantList
                        applicants={applicants}
                        paging={paging}
                        now={storyNow}
                        hasTitles={!isOfPosting}
                        isAnybody={counts.total > 0}
                        company="Fernhill Theatre"
                        answering={flow}
                      />
                    )}
                  </FlowAt>
                )}
              </FlowAt>
            )}
          </ApplicantsView>
        )}
      </FlowAt>
    </MemberShell>
  )
}

const meta = preview.meta({
  title: 'Views/Applicants',
  tags: ['autodocs'],
  component: Applicants,
  parameters: { machine: 'reading', ...wholePage },
  args: {
    at: 'shown',
    search: '',
    applicants: people,
    counts: someCounts,
    outbox: null,
    undoing: 'idle',
    isOfPosting: false,
  },
  argTypes: {
    at: stateControl(readingMachine),
    undoing: stateControl(outboxFlow),
    failure: failureControl,
  },
})

export const Everybody = meta.story({
  tags: ['on-public-pages'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('5 applicants are waiting for a reply. 2 are overdue.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Review next applicant' })).toHaveAttribute(
      'href',
      paths.applicant('A7K-4QF1'),
    )
  },
})

export const Searched = meta.story({
  args: { search: '?words=brandt', applicants: people.slice(1, 2) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search applicants' })).toHaveValue('brandt')
    await expect(canvas.getByRole('link', { name: 'Jonas Brandt' })).toBeVisible()
  },
})

export const OfOnePosting = meta.story({ name: 'Of one posting', args: { isOfPosting: true } })

export const TwoLeave = meta.story({ name: 'Two leave', args: { outbox: twoLeave } })

export const OneLeaves = meta.story({ name: 'One leaves', args: { outbox: { ...twoLeave, ids: ['9'] } } })

export const OneAfterTheOther = meta.story({
  name: 'One leaves after the other',
  args: { outbox: { ...twoLeave, lastAt: '2026-11-23T10:12:00.000Z' } },
})

export const Undoing = meta.story({
  args: { outbox: twoLeave, undoing: 'running.waiting' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true')
  },
})

export const UndoingTakesLong = meta.story({
  name: 'Undoing takes long',
  args: { outbox: twoLeave, undoing: 'running.stillWaiting' },
})

export const Filtered = meta.story({
  args: { search: '?tab=ours&stage=screening&sort=newest', applicants: people.slice(3, 4) },
})

export const Ended = meta.story({ args: { search: '?tab=ended', applicants: ended } })

export const NobodyHere = meta.story({
  name: 'Nobody under this stage',
  args: { search: '?stage=assessment', applicants: [] },
})

export const NobodyYet = meta.story({
  name: 'Nobody has applied',
  args: { applicants: [], counts: nobodyYet },
})

export const Loading = meta.story({ args: { at: 'reading.waiting', applicants: undefined } })

export const TakingLong = meta.story({
  name: 'Taking long',
  args: { at: 'reading.stillWaiting', applicants: undefined },
})

export const Failed = meta.story({
  args: { at: 'failed', applicants: undefined, failure: failed('unreachable') },
})

export const OutOfDate = meta.story({
  name: 'Out of date',
  args: { at: 'failed', failure: failed('offline'), applicants: people.slice(0, 2) },
})

export const NamesHidden = meta.story({ name: 'Names hidden', args: { applicants: nameless } })

export const LongWords = meta.story({
  name: 'Long words',
  args: {
    applicants: people.slice(0, 1).map((each) => ({
      ...each,
      candidate: {
        firstName: 'Wolfeschlegelsteinhausenbergerdorff',
        lastName: 'Featherstonehaugh-Cholmondeley',
      },
      title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamter',
    })),
  },
})
