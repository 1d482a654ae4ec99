import preview from '../../.storybook/preview.tsx'
import { emptyApplication, typedOf } from '../../contract/applications/typed.ts'
import { applyingMachine } from '../../machines/applications/applying.ts'
import { openedWith } from '../../machines/applications/applyingContext.ts'
import { bringingMachine } from '../../machines/files/bringing.ts'
import type { Failure } from '../../machines/shared/failure.ts'
import { ResumePart } from '../../src/views/applications/apply/ResumePart.tsx'
import { ApplyingContext } from '../../src/views/applications/apply/useApplying.ts'
import { applicationDraft, file, otherFile } from '../support/applying.ts'
import { failureControl, FlowAt, stateControl } from '../support/flow.tsx'
import { failed, refused } from '../support/formEffect.ts'
import { refusals } from '../support/refusals.ts'

interface Props {
  at: string
  failure?: Failure | undefined
}

const files = [file, otherFile]

/** No letter is written here. */
const NoLetter = () => null

const BringResume = ({ at, failure }: Props) => (
  <main className="px-gutter py-8">
    <FlowAt
      machine={applyingMachine}
      at="draft.saving.clean"
      context={{
        ...openedWith({ slug: 'sample', questions: [], kept: undefined }),
        typed: { ...typedOf(emptyApplication), resume: file.id },
        saved: applicationDraft,
        files,
      }}
    >
      {(flow) => (
        <ApplyingContext
          value={{
            flow,
            company: 'Fernhill',
            hidesNames: false,
            values: {},
            ChosenLetter: NoLetter,
            WrittenLetter: NoLetter,
            PrintNote: NoLetter,
            keeping: undefined,
          }}
        >
          <FlowAt machine={bringingMachine} at={at} context={{ files: [], failure }}>
            {(bringing) => <ResumePart bringing={bringing} files={files} loginHref="#login" />}
          </FlowAt>
        </ApplyingContext>
      )}
    </FlowAt>
  </main>
)

const meta = preview.meta({
  title: 'Views/Bring a resume',
  tags: ['autodocs'],
  component: BringResume,
  parameters: { machine: 'bringing' },
  args: { at: 'idle' },
  argTypes: { at: stateControl(bringingMachine), failure: failureControl },
})

export const Offered = meta.story()

export const Uploading = meta.story({ args: { at: 'sending.waiting' } })

export const TakingLong = meta.story({ name: 'Taking long', args: { at: 'sending.stillWaiting' } })

export const NotReached = meta.story({ name: 'Not reached', args: { failure: failed('unreachable') } })

export const Damaged = meta.story({ args: { failure: refused(refusals.notPdf.words) } })

export const NoRoom = meta.story({
  name: 'No room',
  args: { failure: refused(refusals.storageFull.words) },
})
