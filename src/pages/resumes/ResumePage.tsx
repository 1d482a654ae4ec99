import { useEffect, useState } from 'react'
import { emit } from 'xstate'
import * as v from 'valibot'
import { resumeCalls, type Resume } from '../../../contract/resumes/calls.ts'
import { resumeFileName } from '../../../contract/resumes/editing.ts'
import { actingMachine } from '../../../machines/acting/acting.ts'
import { autosavingMachine } from '../../../machines/editing/autosaving.ts'
import { pauseBeforeSaving } from '../../../machines/editing/pauseBeforeSaving.ts'
import { successNotice } from '../../../machines/shared/notice.ts'
import { useAutosaving } from '../../app/useAutosaving.ts'
import { useFlow } from '../../app/useFlow.ts'
import { useReading } from '../../app/useReading.ts'
import { useSavedPdf } from '../../app/useSavedPdf.ts'
import { keptResumes } from '../../browser/kept/keptResumes.ts'
import { saveFile } from '../../browser/saveFile.ts'
import { actOnResumes, readContent, readResume, saveContent } from '../../effects/resumes.ts'
import { contentOf } from '../../effects/shared/resumeContent.ts'
import { useRouteLocation } from '../../routing/location.ts'
import { ResumeBuilder } from '../../views/resumes/ResumeBuilder.tsx'
import { ResumeFrame } from '../../views/resumes/ResumeFrame.tsx'
import { resumeActsDone } from '../../words/resumes/resumes.ts'
import { typedIn } from '../../views/resumes/useBuilder.ts'
import { BuilderPrintNote } from './BuilderPrintNote.tsx'
import { exportsOf } from './exports.ts'
import { linkTools } from './linkTools.ts'
import { usePages } from './Pages.tsx'
import { Versions } from './Versions.tsx'

const machine = autosavingMachine.provide({
  actors: { saveContent, readContent },
  delays: { pause: ({ context }) => pauseBeforeSaving(context.savedAt, Date.now()) },
})

const actsMachine = actingMachine.provide({
  actors: { act: actOnResumes },
  actions: { tellDone: emit((_, act) => successNotice(resumeActsDone[act?.name ?? ''] ?? 'It is done.')) },
})

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
  const flow = useAutosaving(machine, opened, keptResumes)
  const acting = useFlow(actsMachine, { input: undefined })
  const [sharing, setSharing] = useState(resume)

  useEffect(() => {
    // What was typed here is a resume of its own now: here goes on what was saved elsewhere.
    const acted = acting.on('acted', ({ act, result }) => {
      if (act?.name === 'share') {
        const shared = v.parse(resumeCalls.shareResume.result, result)
        setSharing((before) => ({ ...before, ...shared }))
      }
      if (act?.name === 'unlock') flow.send({ type: 'refresh' })
      if (act?.name === 'both') flow.send({ type: 'takeTheirs' })
      if (result instanceof Blob) {
        const { document } = typedIn(flow.getSnapshot().context)
        saveFile(result, resumeFileName(document))
      }
    })
    return () => acted.unsubscribe()
  }, [acting, flow])

  const field = new URLSearchParams(useRouteLocation().search).get('field')
  const { pages, hasFailed, refusal, loading } = usePages(flow)
  const givePdf = useSavedPdf(flow, acting, resume.id, 'resume')

  return (
    <>
      {loading}
      <ResumeBuilder
        flow={flow}
        acting={acting}
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
    </>
  )
}
