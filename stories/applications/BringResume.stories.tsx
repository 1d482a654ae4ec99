import preview from '../../.storybook/preview.tsx'
import { emptyApplication, typedOf } from '../../contract/applications/typed.ts'
import { applyPageMachine } from '../../machines/applications/applyPage.ts'
import { guestApplicationMachine } from '../../machines/applications/guestApplication.ts'
import { uploadMachine } from '../../machines/files/upload.ts'
import type { Failure } from '../../machines/shared/failure.ts'
import { uploadFile } from '../../src/effects/applying.ts'
import { ResumePart } from '../../src/views/applications/apply/ResumePart.tsx'
import { ApplyingContext } from '../../src/views/applications/apply/useApplying.ts'
import { file, otherFile } from '../support/applying.ts'
import { failureControl, FlowAt, stateControl } from '../support/flow.tsx'
import { failed, refused } from '../support/formEffect.ts'
import { refusals } from '../support/refusals.ts'

const machine = uploadMachine.provide({ actors: { uploadFile } })

interface Props {
  at: string
  failure?: Failure | undefined
}

const files = [file, otherFile]

/** Stub, because the story is about the resume alone. */
const NoLetter = () => null

const UploadResume = ({ at, failure }: Props) => (
  <main className="px-gutter py-8">
    <FlowAt
      machine={applyPageMachine}
      at="guest.writing"
      context={{
        slug: 'sample',
        questions: [],
        visitor: { userId: undefined },
        typed: typedOf(emptyApplication),
        files,
        resumes: [],
        letters: [],
        earlier: {},
        draft: undefined,
        keepLetter: undefined,
        failure: undefined,
      }}
    >
      {(page) => (
        <FlowAt
          machine={guestApplicationMachine}
          at="writing"
          context={{
            slug: 'sample',
            questions: [],
            typed: { ...typedOf(emptyApplication), resume: file.id },
            problems: {},
          }}
        >
          {(application) => (
            <FlowAt machine={machine} at={at} context={{ parent: undefined, failure }}>
              {(upload) => (
                <ApplyingContext
                  value={{
                    page,
                    application,
                    draft: undefined,
                    upload,
                    keepLetter: undefined,
                    company: 'Fernhill',
                    answerDays: 7,
                    retentionMonths: 12,
                    hidesNames: false,
                    values: {},
                    ChosenLetter: NoLetter,
                    WrittenLetter: NoLetter,
                    PrintNote: NoLetter,
                  }}
                >
                  <ResumePart loginHref="#login" />
                </ApplyingContext>
              )}
            </FlowAt>
          )}
        </FlowAt>
      )}
    </FlowAt>
  </main>
)

const meta = preview.meta({
  title: 'Views/Bring a resume',
  tags: ['autodocs'],
  component: UploadResume,
  parameters: { machine: 'upload' },
  args: { at: 'idle' },
  argTypes: { at: stateControl(machine), failure: failureControl },
})

export const Offered = meta.story()

export const Uploading = meta.story({ args: { at: 'uploading.waiting' } })

export const TakingLong = meta.story({ name: 'Taking long', args: { at: 'uploading.stillWaiting' } })

export const NotReached = meta.story({ name: 'Not reached', args: { failure: failed('unreachable') } })

export const Damaged = meta.story({ args: { failure: refused(refusals.notPdf.words) } })

export const NoRoom = meta.story({
  name: 'No room',
  args: { failure: refused(refusals.storageFull.words) },
})
