import { lazy, Suspense, useEffect, useEffectEvent, useState, type ComponentProps } from 'react'
import * as v from 'valibot'
import { emit } from 'xstate'
import type { Letter } from '../../../contract/letters/calls.ts'
import { letterFileName } from '../../../contract/letters/fileName.ts'
import { typedLetter } from '../../../contract/letters/typed.ts'
import { actingMachine } from '../../../machines/acting/acting.ts'
import { autosavingMachine } from '../../../machines/editing/autosaving.ts'
import { successNotice } from '../../../machines/shared/notice.ts'
import { useUser } from '../../app/actors.ts'
import { FailureBoundary } from '../../ui/feedback/FailureBoundary.tsx'
import { useAutosaving } from '../../app/useAutosaving.ts'
import { useFlow } from '../../app/useFlow.ts'
import { useReading } from '../../app/useReading.ts'
import { useSavedPdf } from '../../app/useSavedPdf.ts'
import { keptLetters } from '../../browser/kept/keptLetters.ts'
import { saveFile } from '../../browser/saveFile.ts'
import { letterChoices } from '../../effects/letterChoices.ts'
import { actOnLetters, readContent, readLetter, saveContent } from '../../effects/letters.ts'
import { contentOf } from '../../effects/shared/letterContent.ts'
import { useRouteLocation } from '../../routing/location.ts'
import { LetterEditor } from '../../views/letters/LetterEditor.tsx'
import { LetterFrame } from '../../views/letters/LetterFrame.tsx'
import { letterActsDone } from '../../words/letters/letters.ts'

const machine = autosavingMachine.provide({ actors: { saveContent, readContent } })

const actsMachine = actingMachine.provide({
  actors: { act: actOnLetters },
  actions: { tellDone: emit((_, act) => successNotice(letterActsDone[act?.name ?? ''] ?? 'It is done.')) },
})

// What reads the letter comes after what it is written in, and the editor works without it.
const MergedLetter = lazy(() =>
  import('../../views/letters/MergedLetter.tsx').then((module) => ({ default: module.MergedLetter })),
)

const Preview = (shown: ComponentProps<typeof MergedLetter>) => (
  <FailureBoundary fallback={<p>The letter cannot be shown. Reload to see it.</p>}>
    <Suspense>
      <MergedLetter {...shown} />
    </Suspense>
  </FailureBoundary>
)

const OtherParagraphs = lazy(() => import('./Paragraphs.tsx'))

const Paragraphs = (asked: ComponentProps<typeof OtherParagraphs>) => (
  <FailureBoundary fallback={<p>Other letters cannot be shown. Reload to see them.</p>}>
    <Suspense>
      <OtherParagraphs {...asked} />
    </Suspense>
  </FailureBoundary>
)

// It knows every character that can be printed.
const UnprintableInLetter = lazy(() =>
  import('../../views/letters/UnprintableInLetter.tsx').then((module) => ({
    default: module.UnprintableInLetter,
  })),
)

const PrintNote = (shown: ComponentProps<typeof UnprintableInLetter>) => (
  <FailureBoundary fallback={null}>
    <Suspense>
      <UnprintableInLetter {...shown} />
    </Suspense>
  </FailureBoundary>
)

export default function LetterPage() {
  const id = useRouteLocation().pathname.split('/').at(3) ?? ''
  return <Read key={id} id={id} />
}

function Read({ id }: { id: string }) {
  const { flow, data } = useReading(readLetter, { id })
  return data ? <Editor letter={data} /> : <LetterFrame reading={flow} />
}

function Editor({ letter }: { letter: Letter }) {
  const user = useUser('candidate')
  const [opened] = useState(() => contentOf(letter))
  const flow = useAutosaving(machine, opened, keptLetters)
  const acting = useFlow(actsMachine, { input: undefined })
  const { data } = useReading(letterChoices, {})
  const givePdf = useSavedPdf(flow, acting, letter.id, 'letter')

  const name = user ? `${user.firstName} ${user.lastName}` : ''
  const others = (data?.jobs ?? []).filter(({ slug }) => slug !== letter.job?.slug)
  const jobs = letter.job ? [letter.job, ...others] : others

  const keep = useEffectEvent((pdf: Blob) => {
    const { slug } = v.parse(typedLetter, flow.getSnapshot().context.saved.content)
    saveFile(pdf, letterFileName(name, jobs.find((job) => job.slug === slug)?.company.name))
  })

  useEffect(() => {
    // What was typed here is a letter of its own now: here goes on what was saved elsewhere.
    const acted = acting.on('acted', ({ result }) => {
      if (result instanceof Blob) keep(result)
      else flow.send({ type: 'takeTheirs' })
    })
    return () => acted.unsubscribe()
  }, [acting, flow])

  return (
    <LetterEditor
      flow={flow}
      acting={acting}
      jobs={jobs}
      looks={data?.looks}
      name={name}
      onPdf={() => void givePdf()}
      Paragraphs={Paragraphs}
      PrintNote={PrintNote}
      Preview={Preview}
    />
  )
}
