import { useSelector } from '@xstate/react'
import { lazy, Suspense } from 'react'
import { resumeFileName } from '../../../contract/resumes/editing.ts'
import { pauseBeforeSaving } from '../../../machines/draft/pauseBeforeSaving.ts'
import { resumeCommandsMachine } from '../../../machines/resumes/resumeCommands.ts'
import { resumeDraft } from '../../../machines/resumes/resumeDraft.ts'
import { resumePageMachine, type ResumePageFlow } from '../../../machines/resumes/resumePage.ts'
import { required } from '../../../machines/shared/required.ts'
import { useFlow } from '../../app/useFlow.ts'
import { useWriting } from '../../app/useWriting.ts'
import { resumeDrafts } from '../../browser/storage/resumeDrafts.ts'
import {
  drawResume,
  listResumeVersions,
  openResume,
  readContent,
  resumeCommands,
  saveContent,
} from '../../effects/resumes.ts'
import { keepDraft } from '../../effects/shared/keepDraft.ts'
import { readingWith } from '../../effects/shared/readingWith.ts'
import { useLocation } from '../../routing/location.ts'
import { FailureBoundary } from '../../ui/feedback/FailureBoundary.tsx'
import { ResumeBuilder } from '../../views/resumes/ResumeBuilder.tsx'
import { ResumeFrame } from '../../views/resumes/ResumeFrame.tsx'
import { versionWords } from '../../words/resumes/versions.ts'
import { BuilderCheck } from './BuilderCheck.tsx'
import { BuilderPrintNote } from './BuilderPrintNote.tsx'
import { exportsOf } from './exports.ts'
import { linkTools } from './linkTools.ts'

// The editor loads without its optional panels.
const Versions = lazy(() => import('./Versions.tsx'))

const machine = resumePageMachine.provide({
  actors: {
    resume: readingWith(openResume),
    draft: resumeDraft.provide({
      actors: { saveDraft: saveContent, readDraft: readContent, keepDraft: keepDraft(resumeDrafts) },
      delays: { pause: ({ context }) => pauseBeforeSaving(context.saved.savedAt, Date.now()) },
    }),
    commands: resumeCommandsMachine.provide({ actors: { command: resumeCommands } }),
    pages: readingWith(drawResume),
    versions: readingWith(listResumeVersions),
  },
})

export default function ResumePage() {
  const id = useLocation().pathname.split('/').at(3) ?? ''
  return <Page key={id} id={id} />
}

function Page({ id }: { id: string }) {
  const page = useFlow(machine, { input: { id } })
  const reading = useSelector(page, ({ children }) => children.resume)
  return reading ? <ResumeFrame reading={reading} /> : <Builder page={page} />
}

function Builder({ page }: { page: ResumePageFlow }) {
  const draft = useSelector(page, ({ children }) => required(children.draft))
  const commands = useSelector(page, ({ children }) => required(children.commands))
  const drawing = useSelector(page, ({ children }) => required(children.pages))
  const versions = useSelector(page, ({ children }) => children.versions)
  const sharing = useSelector(page, ({ context }) => context.sharing)
  const pages = useSelector(drawing, ({ context }) => context.data)
  const failure = useSelector(drawing, ({ context }) => context.failure)
  const isGone = useSelector(drawing, (state) => state.matches('notThere'))
  const field = new URLSearchParams(useLocation().search).get('field')
  useWriting(draft, page)

  return (
    <ResumeBuilder
      flow={draft}
      commands={commands}
      first={field ?? undefined}
      sharing={sharing}
      linkTools={linkTools}
      exports={exportsOf((document) => page.send({ type: 'exportPdf', fileName: resumeFileName(document) }))}
      versions={
        versions && (
          <FailureBoundary fallback={<p>{versionWords.notLoaded}</p>}>
            <Suspense>
              <Versions
                draft={draft}
                commands={commands}
                reading={versions}
                onClose={() => page.send({ type: 'versions.close' })}
              />
            </Suspense>
          </FailureBoundary>
        )
      }
      onVersions={() => page.send({ type: 'versions.open' })}
      Check={BuilderCheck}
      PrintNote={BuilderPrintNote}
      pages={pages}
      isBehind={failure !== undefined || isGone}
      refusal={failure?.code === 'refused' ? failure.message : undefined}
    />
  )
}
