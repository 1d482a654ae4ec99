import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { paths } from '../../contract/paths.ts'
import type { Failure } from '../../machines/shared/failure.ts'
import { ApplicantList } from '../../src/views/applications/employer/ApplicantList.tsx'
import { MemberShell } from '../../src/views/shells/MemberShell.tsx'
import { Heading } from '../../src/ui/text/Heading.tsx'
import { menus } from '../../src/words/menus.ts'
import { answeringFlow } from '../support/flows.ts'
import { storyNow } from '../support/applications.ts'
import { failureControl, FlowAt, stateControl, wholePage } from '../support/flow.tsx'
import { failed } from '../support/formEffect.ts'
import { employer } from '../support/people.ts'
import { people } from './applicants.ts'
import { pagingMachine } from '../support/reads.ts'

interface Props {
  at: string
  /** Ids of the selected applicants. */
  chosen: readonly string[]
  considered?: 'advance' | 'ask' | 'tell' | 'reject' | undefined
  asked: number
  refused: Readonly<Record<string, string>>
  failure?: Failure | undefined
}

const AnsweringMany = ({ at, chosen, considered, asked, refused, failure }: Props) => (
  <MemberShell area="Employer" isWide user={employer} menu={menus.employer} current={paths.applicants}>
    <Heading>Applicants</Heading>
    <FlowAt
      machine={pagingMachine}
      at="shown"
      context={{ query: {}, next: null, added: [], anew: 0, failure: undefined }}
    >
      {(paging) => (
        <FlowAt
          machine={answeringFlow}
          at={at}
          context={{
            chosen: people.filter(({ id }) => chosen.includes(id)),
            considered,
            refused,
            asked,
            rounds: 0,
            failure,
          }}
        >
          {(answering) => (
            <ApplicantList
              applicants={people}
              paging={paging}
              now={storyNow}
              hasTitles
              isAnybody
              company="Fernhill Theatre"
              answering={answering}
            />
          )}
        </FlowAt>
      )}
    </FlowAt>
  </MemberShell>
)

const three = ['2', '3', '4']

const meta = preview.meta({
  title: 'Views/Answering many',
  tags: ['autodocs'],
  component: AnsweringMany,
  parameters: { machine: 'answeringMany', ...wholePage },
  args: { at: 'choosing', chosen: three, asked: 0, refused: {} },
  argTypes: { at: stateControl(answeringFlow), failure: failureControl },
})

export const ThreeChosen = meta.story({
  name: 'Three chosen',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Selected' })).toHaveTextContent('3 selected')
  },
})

export const NobodyChosen = meta.story({ name: 'Nobody chosen', args: { chosen: [] } })

export const AskedForAReason = meta.story({
  name: 'Asked for a reason',
  args: { at: 'asking', considered: 'reject' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'We chose another candidate' }))
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue(
      'Hi {{name}},\n\nThank you for applying for {{role}}. We’ve chosen another candidate.\n\nFernhill Theatre',
    )
    await expect(canvas.getByRole('region', { name: 'Preview: Jonas' })).toHaveTextContent(
      'Hi Jonas, Thank you for applying for Stage carpenter.',
    )
  },
})

export const AskedWhereTo = meta.story({
  name: 'Asked where to',
  args: { at: 'asking', considered: 'advance' },
})

export const NotSent = meta.story({
  name: 'Not sent',
  args: { at: 'asking', considered: 'tell', failure: failed('unreachable') },
})

export const Sending = meta.story({ args: { at: 'sending.waiting', considered: 'ask' } })

export const TakingLong = meta.story({
  name: 'Taking long',
  args: { at: 'sending.stillWaiting', considered: undefined },
})

export const TwoNotSent = meta.story({
  name: 'Two not sent',
  args: {
    chosen: ['2', '4'],
    asked: 12,
    refused: {
      2: 'This application was withdrawn. Reload the page to see what you can do.',
      4: 'It cannot be moved there. Undo the rejection first, or choose a later stage.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^2 of 12 replies not sent\./)).toBeVisible()
    await expect(
      canvas.getByRole('checkbox', { name: 'Select Jonas Brandt, Stage carpenter' }),
    ).toHaveAccessibleDescription(/was withdrawn/)
  },
})
