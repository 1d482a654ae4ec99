import { useState } from 'react'
import { createActor } from 'xstate'
import { emptyApplication, typedOf, type TypedApplication } from '../../contract/applications/typed.ts'
import type { OwnApplication } from '../../contract/applications/calls.ts'
import type { LetterValues } from '../../contract/letters/letter.ts'
import { paths } from '../../contract/paths.ts'
import {
  createApplicationDraft,
  savedApplicationOf,
  type ApplicationDraftFlow,
} from '../../machines/applications/applicationDraft.ts'
import {
  applyPageMachine,
  type ApplyPageFlow,
  type ResumeChoice,
} from '../../machines/applications/applyPage.ts'
import {
  guestApplicationMachine,
  type GuestApplicationFlow,
} from '../../machines/applications/guestApplication.ts'
import { keepLetterMachine } from '../../machines/applications/keepLetterCommands.ts'
import { uploadMachine, type UploadedFile } from '../../machines/files/upload.ts'
import type { Failure } from '../../machines/shared/failure.ts'
import { ApplyFrame } from '../../src/views/applications/apply/ApplyFrame.tsx'
import { ApplyView } from '../../src/views/applications/apply/ApplyView.tsx'
import { MergedText } from '../../src/views/letters/MergedText.tsx'
import { PublicShell } from '../../src/views/shells/PublicShell.tsx'
import { letter, letters } from '../letters/samples.ts'
import { applicationDraft, askingJob as shown, file, otherFile } from '../support/applying.ts'
import { FlowAt } from '../support/flow.tsx'
import { readingMachine } from '../support/reads.ts'

/** Fixed current time, so that stories look the same every day. */
export const now = new Date(2026, 2, 16, 14, 32).getTime()

interface Props {
  /** State of the page machine. */
  page?: string
  /** State of a member's draft. */
  draft?: string
  /** State of a guest's application. */
  guest?: string
  typed?: Partial<TypedApplication>
  problems?: Readonly<Record<string, string>>
  /** Failure of the draft or of opening it. */
  failure?: Failure | undefined
  saved?: OwnApplication
  /** Version saved by another device. */
  theirs?: OwnApplication
  files?: readonly UploadedFile[]
  resumes?: readonly ResumeChoice[]
  earlier?: Readonly<Record<string, string>>
  hidesNames?: boolean
}

export const draftMachine = createApplicationDraft(shown.questions)

const Chosen = ({ values }: { readonly id: string; readonly values: LetterValues }) => (
  <MergedText body={letter.body} values={values} />
)

const PrintNote = () => null

const noResumes: readonly ResumeChoice[] = []
const none = {}
const twoFiles = [file, otherFile]

/** Page to apply for a job, with each of its flows in a given state. */
export function ApplyAt({
  page: at = 'member.opened.writing',
  draft: draftAt,
  guest: guestAt,
  typed,
  problems = none,
  failure,
  saved = applicationDraft,
  theirs,
  files = twoFiles,
  resumes = noResumes,
  earlier = none,
  hidesNames = false,
}: Props) {
  const [keepLetter] = useState(() => createActor(keepLetterMachine).start())
  const [upload] = useState(() => createActor(uploadMachine, { input: { parent: undefined } }).start())
  const written = { ...typedOf(emptyApplication), resume: files[0]?.id ?? '', ...typed }
  const show = (
    page: ApplyPageFlow,
    draft: ApplicationDraftFlow | undefined,
    guest: GuestApplicationFlow | undefined,
  ) => (
    <ApplyView
      page={page}
      draft={draft}
      guest={guest}
      upload={upload}
      keepLetter={draft && keepLetter}
      answerDays={7}
      retentionMonths={12}
      company={shown.company.name}
      hidesNames={hidesNames}
      values={{ company: shown.company.name, role: shown.title, name: 'Sample Candidate' }}
      ChosenLetter={Chosen}
      WrittenLetter={MergedText}
      PrintNote={PrintNote}
      loginHref={paths.login('candidate')}
      registerHref={paths.register('candidate')}
    />
  )
  return (
    <PublicShell current={paths.apply(shown.slug)} dashboard={paths.area.candidate}>
      <FlowAt machine={readingMachine} at="shown" context={{ query: {}, data: shown, failure: undefined }}>
        {(reading) => (
          <ApplyFrame reading={reading} job={shown} own={undefined}>
            <FlowAt
              machine={applyPageMachine}
              at={at}
              context={{
                slug: shown.slug,
                questions: shown.questions,
                visitor: { userId: guestAt === undefined ? 'c1' : undefined },
                typed: written,
                files,
                resumes,
                letters,
                earlier,
                draft: undefined,
                keepLetter: undefined,
                failure,
              }}
            >
              {(page) => {
                if (guestAt !== undefined) {
                  return (
                    <FlowAt
                      machine={guestApplicationMachine}
                      at={guestAt}
                      context={{ slug: shown.slug, questions: shown.questions, typed: written, problems }}
                    >
                      {(guest) => show(page, undefined, guest)}
                    </FlowAt>
                  )
                }
                if (draftAt === undefined) return show(page, undefined, undefined)
                return (
                  <FlowAt
                    machine={draftMachine}
                    at={draftAt}
                    context={{
                      saved: { ...savedApplicationOf(saved), savedAt: now },
                      typed: written,
                      problems,
                      failure,
                      tries: 0,
                      sent: undefined,
                      unanswered: [],
                      theirs: theirs && savedApplicationOf(theirs),
                      history: { past: [], future: [], burst: undefined },
                      destination: undefined,
                    }}
                  >
                    {(draft) => show(page, draft, undefined)}
                  </FlowAt>
                )
              }}
            </FlowAt>
          </ApplyFrame>
        )}
      </FlowAt>
    </PublicShell>
  )
}
