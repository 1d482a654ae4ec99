import { useState } from 'react'
import { fromPromise } from 'xstate'
import type { Resume, ResumeVersion } from '../../contract/resumes/calls.ts'
import type { TypedResume } from '../../contract/resumes/typed.ts'
import { paths } from '../../contract/paths.ts'
import type { CommandOutput, Run } from '../../machines/commands/commands.ts'
import {
  resumeCommandsMachine,
  type ResumeCommands,
  type ResumeCommandsFlow,
} from '../../machines/resumes/resumeCommands.ts'
import { resumeDraft } from '../../machines/resumes/resumeDraft.ts'
import type { Failure } from '../../machines/shared/failure.ts'
import { contentOf } from '../../src/effects/shared/resumeContent.ts'
import { MemberShell } from '../../src/views/shells/MemberShell.tsx'
import { CheckPanel } from '../../src/views/resumes/CheckPanel.tsx'
import { ResumeBuilder } from '../../src/views/resumes/ResumeBuilder.tsx'
import { UnprintableInResume } from '../../src/views/resumes/sharing/UnprintableInResume.tsx'
import { VersionList, VersionsFrame } from '../../src/views/resumes/VersionsPanel.tsx'
import { VersionShown } from '../../src/views/resumes/versions/VersionShown.tsx'
import { shortTime } from '../../src/words/dates.ts'
import { menus } from '../../src/words/menus.ts'
import { openedDraft } from '../support/openedDraft.ts'
import { FlowAt } from '../support/flow.tsx'
import { answer } from '../support/formEffect.ts'
import { member } from '../support/people.ts'
import type { PicturedPages } from '../../machines/resumes/resumePage.ts'
import { linkTools, pages as samplePages, pictureOf, resume } from './samples.ts'
import { readingMachine } from '../support/reads.ts'

const commandsMachine = resumeCommandsMachine.provide({
  actors: {
    command: fromPromise<CommandOutput<ResumeCommands>, Run<ResumeCommands>>(() => answer(() => resume)),
  },
})

/** Saving succeeds at once, so that the story settles. */
const machine = resumeDraft.provide({
  actors: { saveDraft: fromPromise(() => answer(() => ({ revision: 4 }))) },
})

/** Fixed current time, so that stories look the same every day. */
export const now = Date.UTC(2026, 2, 16, 14, 32)

const versions: readonly ResumeVersion[] = [
  { revision: 3, savedAt: '2026-03-14T14:32:00.000Z', name: null, wasSent: false },
  { revision: 2, savedAt: '2026-03-12T10:00:00.000Z', name: 'For theatres', wasSent: true },
  { revision: 1, savedAt: '2026-03-02T09:00:00.000Z', name: null, wasSent: false },
]

interface Props {
  at: string
  saved?: Resume
  typed?: Partial<TypedResume>
  theirs?: Partial<TypedResume>
  failure?: Failure | undefined
  pages?: PicturedPages | undefined
  isBehind?: boolean
  refusal?: string
  /** True while the typed version is being saved as a separate resume. */
  isKeptBoth?: boolean
}

const nothing = () => undefined

function VersionsAt({ commands, onClose }: { commands: ResumeCommandsFlow; onClose: () => void }) {
  const [looked, setLooked] = useState<ResumeVersion>()
  const at = (revision: number) => versions.find((version) => version.revision === revision)
  return (
    <FlowAt
      machine={readingMachine}
      at="shown"
      context={{ query: {}, data: { versions }, failure: undefined }}
    >
      {(reading) => (
        <VersionsFrame reading={reading} onClose={onClose}>
          {looked ? (
            <VersionShown
              id="r1"
              title={looked.name ?? shortTime(looked.savedAt, now)}
              sinceThen="2 parts changed: Work, Skills."
              withIt="1 part changed: Design."
              pages={{ ...samplePages, revision: looked.revision }}
              onRestore={looked.revision === 3 ? undefined : nothing}
              onBack={() => setLooked(undefined)}
              pictureOf={pictureOf}
            />
          ) : (
            <VersionList
              id="r1"
              versions={versions}
              revision={3}
              commands={commands}
              onShow={(revision) => setLooked(at(revision))}
              now={now}
            />
          )}
        </VersionsFrame>
      )}
    </FlowAt>
  )
}

/** Resume builder in a given state. */
export const BuilderAt = ({
  at,
  saved = resume,
  typed,
  theirs,
  failure,
  pages = samplePages,
  isBehind = false,
  refusal,
  isKeptBoth = false,
}: Props) => {
  const [isOpen, setOpen] = useState(false)
  const begun = openedDraft(resumeDraft, contentOf(saved))
  const { content } = begun.saved
  return (
    <MemberShell area="Candidate" user={member} menu={menus.candidate} current={paths.resumes}>
      <FlowAt
        machine={machine}
        at={at}
        context={{
          ...begun,
          typed: { ...content, ...typed },
          history: { past: [content], future: [], burst: undefined },
          theirs: theirs && { ...begun.saved, content: { ...content, ...theirs } },
          failure,
          problems: failure?.fields ?? {},
        }}
      >
        {(flow) => (
          <FlowAt
            machine={commandsMachine}
            at={isKeptBoth ? 'running.waiting' : 'idle'}
            context={{
              asked: undefined,
              ran: isKeptBoth ? { command: 'keepBoth', input: saved } : undefined,
              failure: undefined,
            }}
          >
            {(commands) => (
              <ResumeBuilder
                flow={flow}
                commands={commands}
                exports={{ PDF: nothing, 'JSON Resume': nothing, 'Plain text': nothing, Markdown: nothing }}
                sharing={saved}
                linkTools={linkTools}
                versions={isOpen && <VersionsAt commands={commands} onClose={() => setOpen(false)} />}
                onVersions={() => setOpen(true)}
                Check={CheckPanel}
                PrintNote={UnprintableInResume}
                pages={isBehind && pages === samplePages ? undefined : pages}
                isBehind={isBehind}
                refusal={refusal}
              />
            )}
          </FlowAt>
        )}
      </FlowAt>
    </MemberShell>
  )
}
