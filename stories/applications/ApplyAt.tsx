import { useState } from 'react'
import { createActor } from 'xstate'
import { emptyApplication, typedOf, type TypedApplication } from '../../contract/applications/typed.ts'
import type { OwnApplication } from '../../contract/applications/calls.ts'
import type { LetterValues } from '../../contract/letters/letter.ts'
import { paths } from '../../contract/paths.ts'
import { applyingMachine } from '../../machines/applications/applying.ts'
import { openedWith, type ResumeChoice } from '../../machines/applications/applyingContext.ts'
import { bringingMachine, type BroughtFile } from '../../machines/files/bringing.ts'
import { keepLetterMachine } from '../../machines/applications/keepLetterCommands.ts'
import type { Failure } from '../../machines/shared/failure.ts'
import { ApplyFrame } from '../../src/views/applications/apply/ApplyFrame.tsx'
import { ApplyView } from '../../src/views/applications/apply/ApplyView.tsx'
import { MergedText } from '../../src/views/letters/MergedText.tsx'
import { PublicShell } from '../../src/views/shells/PublicShell.tsx'
import { letter, letters } from '../letters/samples.ts'
import { applicationDraft, askingJob as shown, file, otherFile } from '../support/applying.ts'
import { FlowAt } from '../support/flow.tsx'
import { readingMachine } from '../support/reads.ts'

/** When the stories are looked at: on every day they say the same. */
export const now = new Date(2026, 2, 16, 14, 32).getTime()

interface Props {
  at: string
  typed?: Partial<TypedApplication>
  problems?: Readonly<Record<string, string>>
  failure?: Failure | undefined
  saved?: OwnApplication
  files?: readonly BroughtFile[]
  resumes?: readonly ResumeChoice[]
  earlier?: Readonly<Record<string, string>>
  hidesNames?: boolean
}

const Chosen = ({ values }: { readonly id: string; readonly values: LetterValues }) => (
  <MergedText body={letter.body} values={values} />
)

const PrintNote = () => null

const noResumes: readonly ResumeChoice[] = []
const none = {}
const twoFiles = [file, otherFile]

/** An application in one of its states. */
export function ApplyAt({
  at,
  typed,
  problems = none,
  failure,
  saved = applicationDraft,
  files = twoFiles,
  resumes = noResumes,
  earlier = none,
  hidesNames = false,
}: Props) {
  const [keeping] = useState(() => createActor(keepLetterMachine).start())
  const [bringing] = useState(() => createActor(bringingMachine).start())
  return (
    <PublicShell current={paths.apply(shown.slug)} dashboard={paths.area.candidate}>
      <FlowAt machine={readingMachine} at="shown" context={{ query: {}, data: shown, failure: undefined }}>
        {(reading) => (
          <ApplyFrame reading={reading} job={shown} own={undefined}>
            <FlowAt
              machine={applyingMachine}
              at={at}
              context={{
                ...openedWith({ slug: shown.slug, questions: shown.questions, kept: undefined }),
                typed: { ...typedOf(emptyApplication), resume: files[0]?.id ?? '', ...typed },
                saved: at.startsWith('guest') ? undefined : saved,
                files,
                resumes,
                letters,
                earlier,
                problems,
                failure,
                savedAt: now,
              }}
            >
              {(flow) => (
                <ApplyView
                  flow={flow}
                  bringing={bringing}
                  files={files}
                  letters={letters}
                  company={shown.company.name}
                  hidesNames={hidesNames}
                  values={{ company: shown.company.name, role: shown.title, name: 'Sample Candidate' }}
                  ChosenLetter={Chosen}
                  WrittenLetter={MergedText}
                  PrintNote={PrintNote}
                  keeping={keeping}
                  loginHref={paths.login('candidate')}
                  registerHref={paths.register('candidate')}
                />
              )}
            </FlowAt>
          </ApplyFrame>
        )}
      </FlowAt>
    </PublicShell>
  )
}
