import { useState } from 'react'
import type { Resume } from '../../../contract/resumes/calls.ts'
import { resumeFileName } from '../../../contract/resumes/editing.ts'
import { pauseBeforeSaving } from '../../../machines/draft/pauseBeforeSaving.ts'
import { resumeCommandsMachine } from '../../../machines/resumes/resumeCommands.ts'
import { resumeDraft } from '../../../machines/resumes/resumeDraft.ts'
import { useDraft } from '../../app/useDraft.ts'
import { useFlow } from '../../app/useFlow.ts'
import { useReports } from '../../app/useReports.ts'
import { useReading } from '../../app/useReading.ts'
import { useSavedPdf } from '../../app/useSavedPdf.ts'
import { keptResumes } from '../../browser/kept/keptResumes.ts'
import { saveFile } from '../../browser/saveFile.ts'
import { readContent, readResume, resumeCommands, saveContent } from '../../effects/resumes.ts'
import { keepDraft } from '../../effects/shared/keepDraft.ts'
import { contentOf } from '../../effects/shared/resumeContent.ts'
import { useRouteLocation } from '../../routing/location.ts'
import { ResumeBuilder } from '../../views/resumes/ResumeBuilder.tsx'
import { ResumeFrame } from '../../views/resumes/ResumeFrame.tsx'
import { BuilderPrintNote } from './BuilderPrintNote.tsx'
import { exportsOf } from './exports.ts'
import { linkTools } from './linkTools.ts'
import { usePages } from './usePages.ts'
import { Versions } from './Versions.tsx'

const machine = resumeDraft.provide({
  actors: { saveDraft: saveContent, readDraft: readContent, keepDraft: keepDraft(keptResumes) },
  delays: { pause: ({ context }) => pauseBeforeSaving(context.saved.savedAt, Date.now()) },
})

const commandsMachine = resumeCommandsMachine.provide({ actors: { command: resumeCommands } })

export default function ResumePage() {
  const id = useRouteLocation().pathname.split('/').at(3) ?? ''
  return <Read key={id} id={id} />
}

function Read({ id }: { id: string }) {
  const { flow, data } = useReading(readResume, { id })
  return data ? <Builder resume={data} /> : <ResumeFrame reading={flow} />
}

function Builder({ resume }: { resume: Resume }) {
  const [opened] = useState(() => contentOf(resume))
  const flow = useDraft(machine, opened, keptResumes)
  const commands = useFlow(commandsMachine, { input: undefined })
  const [sharing, setSharing] = useState(resume)

  useReports(commands, (report) => {
    if (report.type !== 'command.done') return
    const { command, output } = report
    if (command === 'share') setSharing((before) => ({ ...before, ...output }))
    if (command === 'unlock') flow.send({ type: 'refresh' })
    // What was typed here is a resume of its own now: here goes on what was saved elsewhere.
    if (command === 'keepBoth') flow.send({ type: 'takeTheirs' })
    if (command === 'pdf') saveFile(output, resumeFileName(flow.getSnapshot().context.typed.document))
  })

  const field = new URLSearchParams(useRouteLocation().search).get('field')
  const { pages, hasFailed, refusal } = usePages(flow)
  const givePdf = useSavedPdf(
    flow,
    () => commands.send({ type: 'run', command: 'pdf', input: { id: resume.id } }),
    'resume',
  )

  return (
    <ResumeBuilder
      flow={flow}
      commands={commands}
      first={field ?? undefined}
      sharing={sharing}
      linkTools={linkTools}
      exports={exportsOf(() => void givePdf())}
      Versions={Versions}
      PrintNote={BuilderPrintNote}
      pages={pages}
      isBehind={hasFailed}
      refusal={refusal}
    />
  )
}
