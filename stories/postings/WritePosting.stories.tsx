import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { paths } from '../../contract/paths.ts'
import type { Failure } from '../../machines/shared/failure.ts'
import { PostingList } from '../../src/views/postings/PostingList.tsx'
import { PostingsView } from '../../src/views/postings/PostingsView.tsx'
import { MemberShell } from '../../src/views/shells/MemberShell.tsx'
import { createPostingWords } from '../../src/words/postings/list.ts'
import { menus } from '../../src/words/menus.ts'
import { creatingFlow } from '../support/flows.ts'
import { storyNow } from '../support/applications.ts'
import { failureControl, FlowAt, stateControl, wholePage } from '../support/flow.tsx'
import { failed, invalid } from '../support/formEffect.ts'
import { employer } from '../support/people.ts'
import { everyState } from '../support/postings.ts'
import { pagingMachine, readingMachine } from '../support/reads.ts'

interface Props {
  at: string
  failure?: Failure | undefined
}

const WritePosting = ({ at, failure }: Props) => (
  <MemberShell area="Employer" user={employer} menu={menus.employer} current={paths.postings}>
    <FlowAt
      machine={readingMachine}
      at="shown"
      context={{ query: {}, data: { items: everyState }, failure: undefined }}
    >
      {(reading) => (
        <FlowAt machine={creatingFlow} at={at} context={{ failure }}>
          {(creating) => (
            <PostingsView group="closed" reading={reading} creating={creating}>
              <FlowAt
                machine={pagingMachine}
                at="shown"
                context={{ query: {}, next: null, added: [], anew: 0, failure: undefined }}
              >
                {(paging) => (
                  <PostingList
                    group="closed"
                    postings={everyState.slice(-1)}
                    paging={paging}
                    creating={creating}
                    now={storyNow}
                  />
                )}
              </FlowAt>
            </PostingsView>
          )}
        </FlowAt>
      )}
    </FlowAt>
  </MemberShell>
)

const meta = preview.meta({
  title: 'Views/Post a job',
  tags: ['autodocs'],
  component: WritePosting,
  parameters: { machine: 'creating', ...wholePage },
  args: { at: 'asking' },
  argTypes: { at: stateControl(creatingFlow), failure: failureControl },
})

export const Asking = meta.story()

Asking.test('takes the focus back to the button that it came from', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
  await expect(canvas.getByRole('button', { name: createPostingWords.postJob })).toHaveFocus()
})

export const Offering = meta.story({ args: { at: 'offering' } })

export const TitleMissing = meta.story({
  name: 'Title missing',
  args: { failure: invalid({ title: 'Enter a title.' }) },
})

export const Offline = meta.story({ args: { failure: failed('offline') } })

export const Beginning = meta.story({ args: { at: 'creating.waiting' } })

export const TakingLong = meta.story({ name: 'Taking long', args: { at: 'creating.stillWaiting' } })

export const Copying = meta.story({ args: { at: 'copying.waiting' } })

export const CopyingLong = meta.story({ name: 'Copying for long', args: { at: 'copying.stillWaiting' } })

export const Begun = meta.story({ args: { at: 'created' } })
