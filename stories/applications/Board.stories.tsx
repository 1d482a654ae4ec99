import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { fromPromise, initialTransition } from 'xstate'
import { expect, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import type { ApplicantItem } from '../../contract/applications/calls.ts'
import type { Outbox as Waiting } from '../../contract/applications/outbox.ts'
import { paths } from '../../contract/paths.ts'
import { nobodyYet } from '../../contract/postings/counts.ts'
import { withExpected } from '../../machines/applications/boardCards.ts'
import {
  boardPageMachine,
  boardReading,
  type Board as CardsOfBoard,
  type BoardPageFlow,
  type BoardQuery,
} from '../../machines/applications/boardPage.ts'
import { expectedCard } from '../../machines/applications/expectedCard.ts'
import type { AnsweringManyFlow } from '../../machines/applications/answeringMany.ts'
import type { DecidingFlow } from '../../machines/applications/deciding.ts'
import type { Failure } from '../../machines/shared/failure.ts'
import { Outbox } from '../../src/views/applications/answering/Outbox.tsx'
import { BoardView } from '../../src/views/applications/board/BoardView.tsx'
import { filterIn } from '../../src/views/applications/employer/applicantFilter.ts'
import { columnAlone } from '../../src/views/applications/board/boardTargets.ts'
import { ApplicantsView } from '../../src/views/applications/employer/ApplicantsView.tsx'
import { NoApplicants } from '../../src/views/applications/employer/NoApplicants.tsx'
import { postingHead } from '../../src/views/postings/postingHead.tsx'
import { MemberShell } from '../../src/views/shells/MemberShell.tsx'
import { menus } from '../../src/words/menus.ts'
import { answeringFlow, decidingFlow, outboxFlow } from '../support/flows.ts'
import { storyNow } from '../support/applications.ts'
import { failureControl, FlowAt, stateControl, wholePage } from '../support/flow.tsx'
import { failed } from '../support/formEffect.ts'
import { published } from '../support/postings.ts'
import { employer } from '../support/people.ts'
import { nameless, people, someCounts, twoLeave } from './applicants.ts'
import { readingMachine } from '../support/reads.ts'

const postHead = postingHead({
  id: '1',
  posting: published,
  company: { name: 'Fernhill Theatre', slug: 'fernhill-theatre' },
})

interface Props {
  /** States of the page machine and of the machine that reads the cards. */
  at: string
  reading: string
  items: readonly ApplicantItem[] | undefined
  isWhole: boolean
  isAnybody: boolean
  search: string
  /** Ids of the selected cards. */
  chosen: readonly string[]
  refused: Readonly<Record<string, string>>
  /** Id of an applicant whom a colleague has answered first. */
  superseded: string | undefined
  /** Id of the dragged card. */
  dragged: string | undefined
  /** Cards in their new positions, shown optimistically until the server responds. */
  expected: readonly ApplicantItem[]
  /** True if the machine runs, so that actions on the page have an effect. */
  isRunning: boolean
  outbox: Waiting | null
  failure?: Failure | undefined
}

const nothingDone = { considered: undefined, sent: undefined, tried: undefined, failure: undefined }

const emptyPage = initialTransition(boardPageMachine, { query: { postingId: '1' } })[0].context

const path = paths.postingApplicants('1')

const Board = (props: Props) => {
  const { at, reading: readingAt, items, isWhole, isAnybody, search, chosen, refused, outbox } = props
  const { dragged, expected, superseded, isRunning, failure } = props
  const filter = filterIn(search)
  const page = {
    ...emptyPage,
    items: items ?? [],
    isWhole,
    dragged,
    own: expected.map(({ id }) => id),
    expected,
  }
  return (
    <MemberShell area="Employer" isWide user={employer} menu={menus.employer} current={path}>
      <FlowAt
        machine={readingMachine}
        at={readingAt}
        context={{ query: {}, data: items && { items }, failure }}
      >
        {(reading) => (
          <ApplicantsView
            title="Stage carpenter"
            head={postHead}
            path={path}
            filter={filter}
            stage={items && columnAlone(items, filter.stage)}
            reading={reading}
            counts={isAnybody ? someCounts : nobodyYet}
            next={items?.[0] ?? null}
            hasBoard
            outbox={
              <FlowAt
                machine={outboxFlow}
                at="idle"
                context={{ asked: undefined, ran: undefined, failure: undefined }}
              >
                {(flow) => <Outbox outbox={outbox} flow={flow} />}
              </FlowAt>
            }
          >
            {isRunning ? (
              <Running {...props} />
            ) : (
              <FlowAt machine={boardPageMachine} at={at} context={page}>
                {(flow) => (
                  <FlowAt
                    machine={decidingFlow}
                    at={superseded === undefined ? 'idle.calm' : 'idle.superseded'}
                    context={{ id: superseded ?? '', revision: 0, ...nothingDone }}
                  >
                    {(deciding) => (
                      <FlowAt
                        machine={answeringFlow}
                        at="choosing"
                        context={{
                          chosen: people.filter(({ id }) => chosen.includes(id)),
                          considered: undefined,
                          asked: chosen.length,
                          refused,
                          rounds: 0,
                          failure: undefined,
                        }}
                      >
                        {(answering) => (
                          <Cards {...props} page={flow} deciding={deciding} answering={answering} />
                        )}
                      </FlowAt>
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

interface CardsProps extends Pick<Props, 'expected' | 'isAnybody' | 'isWhole' | 'items' | 'search'> {
  page: BoardPageFlow
  deciding: DecidingFlow
  answering: AnsweringManyFlow
}

function Cards({ expected, isAnybody, isWhole, items, search, ...flows }: CardsProps) {
  const [hasLetters, setHasLetters] = useState(true)
  return (
    <BoardView
      {...flows}
      items={withExpected(items ?? [], expected, undefined)}
      isWhole={isWhole}
      nobody={<NoApplicants isAnybody={isAnybody} />}
      stage={filterIn(search).stage}
      now={storyNow}
      company="Fernhill Theatre"
      hasLetters={hasLetters}
      onLetters={setHasLetters}
    />
  )
}

/** State of the page without pending actions. */
const open = 'cards.open pointer.free decision.free answers.none'

const opening = open.replace('cards.open', 'cards.opening')

const runningPage = boardPageMachine.provide({
  actors: {
    board: boardReading.provide({
      actors: {
        read: fromPromise<CardsOfBoard, BoardQuery>(() =>
          Promise.resolve({ items: [...people], isWhole: true }),
        ),
      },
    }),
  },
})

/** Board with a running machine. */
const Running = (props: Props) => (
  <FlowAt machine={runningPage} at={props.at} context={emptyPage} input={{ query: { postingId: '1' } }}>
    {(page) => <RunningCards {...props} page={page} />}
  </FlowAt>
)

function RunningCards({ page, ...props }: Props & { page: BoardPageFlow }) {
  const { answering, deciding } = useSelector(page, ({ children }) => children)
  const items = useSelector(page, ({ context }) => context.items)
  return (
    deciding &&
    answering && <Cards {...props} items={items} page={page} deciding={deciding} answering={answering} />
  )
}

const meta = preview.meta({
  title: 'Views/Applicants board',
  tags: ['autodocs'],
  component: Board,
  parameters: { machine: 'boardPage', ...wholePage },
  args: {
    at: open,
    reading: 'shown',
    items: people,
    isWhole: true,
    isAnybody: true,
    search: '?view=board',
    chosen: [],
    refused: {},
    superseded: undefined,
    dragged: undefined,
    expected: [],
    isRunning: false,
    outbox: null,
  },
  argTypes: {
    at: stateControl(boardPageMachine),
    reading: stateControl(readingMachine),
    failure: failureControl,
  },
})

export const Everybody = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: /^New, / })).toBeVisible()
  },
})

export const ByKey = meta.story({
  name: 'By key',
  args: { isRunning: true },
  play: async ({ canvas, userEvent }) => {
    const first = await canvas.findByRole('link', { name: 'Emeka Obi' })
    await expect(first.tabIndex).toBe(0)
    const region = canvas.getByRole('region', { name: 'Applicants by stage' })
    await expect(
      region.querySelectorAll('a[tabindex="0"], button:not([tabindex="-1"]), input:not([tabindex="-1"])'),
    ).toHaveLength(1)
    first.focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Jonas Brandt' })).toHaveFocus())
    await expect(first.tabIndex).toBe(-1)
    await userEvent.keyboard('x')
    await expect(canvas.getByRole('checkbox', { name: 'Select Jonas Brandt' })).toBeChecked()
    await userEvent.keyboard('{Escape}a')
    await expect(await canvas.findByRole('dialog', { name: 'Move Jonas' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Jonas Brandt' })).toHaveFocus())
  },
})

ByKey.test(
  'does nothing for letters outside the board, nor for those that are typed',
  async ({ canvas, userEvent }) => {
    const jonas = canvas.getByRole('link', { name: 'Jonas Brandt' })
    await expect(jonas).toHaveFocus()
    const outside = canvas.getByRole('link', { name: 'Table' })
    outside.focus()
    await userEvent.keyboard('ax')
    await expect(outside).toHaveFocus()
    await expect(canvas.queryByRole('dialog')).toBeNull()
    jonas.focus()
    await userEvent.keyboard('e')
    const question = await canvas.findByRole('dialog', { name: 'Ask Jonas a question' })
    await userEvent.type(within(question).getByRole('textbox'), 'ax')
    await expect(within(question).getByRole('textbox')).toHaveValue('ax')
    await expect(canvas.getByRole('checkbox', { name: 'Select Jonas Brandt' })).not.toBeChecked()
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }))
  },
)

export const OneStageOfAPhone = meta.story({
  name: 'One stage, on a phone',
  args: { search: '?view=board&stage=interviewing' },
})

export const Dragging = meta.story({
  args: { at: open.replace('pointer.free', 'pointer.dragging'), dragged: '2' },
})

const jonas = people.find(({ id }) => id === '2')
const movedOn = jonas ? [expectedCard(jonas, { type: 'advance', to: 'shortlisted' })] : []

export const Moving = meta.story({
  args: { at: open.replace('decision.free', 'decision.sending'), expected: movedOn },
  play: async ({ canvas }) => {
    const shortlist = await canvas.findByRole('region', { name: /^Shortlist, / })
    await expect(within(shortlist).getByRole('link', { name: 'Jonas Brandt' })).toBeVisible()
  },
})

export const SeveralMoving = meta.story({
  name: 'Several moving',
  args: { at: open.replace('answers.none', 'answers.sending'), chosen: ['2'], expected: movedOn },
})

export const Settling = meta.story({
  args: { at: open.replace('answers.none', 'answers.settling'), expected: movedOn },
})

export const TwoChosen = meta.story({ name: 'Two chosen', args: { chosen: ['2', '3'] } })

export const NotMoved = meta.story({ name: 'Not moved', args: { superseded: '3' } })

export const OneNotSent = meta.story({
  name: 'One not sent',
  args: { chosen: ['2'], refused: { 2: 'This application was withdrawn.' } },
})

export const TwoLeave = meta.story({
  name: 'Two leave',
  args: { outbox: twoLeave },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^2 messages go out at /)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Undo' })).toBeVisible()
  },
})

export const Nobody = meta.story({
  name: 'Nobody of this turn',
  args: { items: [], search: '?view=board&tab=theirs' },
})

export const NobodyYet = meta.story({ name: 'Nobody has applied', args: { items: [], isAnybody: false } })

export const Loading = meta.story({ args: { at: opening, reading: 'reading.waiting', items: undefined } })

export const Failed = meta.story({
  args: { at: opening, reading: 'failed', items: undefined, failure: failed('unreachable') },
})

const many = Array.from({ length: 5_000 }, (_, index) => {
  const person = people[index % people.length]
  if (!person) throw new Error('Nobody stands on this board.')
  return { ...person, id: `many-${index}` }
})

export const FiveThousand = meta.story({
  name: '5,000 cards',
  args: { items: many, isWhole: false },
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('region', { name: /^New, / })
    await expect(first.querySelectorAll('li').length).toBeLessThan(40)
  },
})

export const NamesHidden = meta.story({ name: 'Names hidden', args: { items: nameless } })

export const LongWords = meta.story({
  name: 'Long words',
  args: {
    items: people.slice(0, 1).map((each) => ({
      ...each,
      candidate: {
        firstName: 'Wolfeschlegelsteinhausenbergerdorff',
        lastName: 'Featherstonehaugh-Cholmondeley',
      },
    })),
  },
})
