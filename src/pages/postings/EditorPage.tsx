import { lazy, Suspense, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { paths } from '../../../contract/paths.ts'
import type { OwnPosting } from '../../../contract/postings/calls.ts'
import { postingDraft } from '../../../machines/postings/postingDraft.ts'
import type { AnyReading } from '../../../machines/reading/reading.ts'
import { useUser } from '../../app/actors.ts'
import { FailureBoundary } from '../../ui/feedback/FailureBoundary.tsx'
import { townSuggestions } from '../../app/placeSuggestions.ts'
import { useDraft } from '../../app/useDraft.ts'
import { useFlow } from '../../app/useFlow.ts'
import { useReading } from '../../app/useReading.ts'
import { keptPostings } from '../../browser/kept/keptPostings.ts'
import { publishDraft, readDraft, readPosting, saveDraft } from '../../effects/postings.ts'
import { keepDraft } from '../../effects/shared/keepDraft.ts'
import { contentOf } from '../../effects/shared/postingContent.ts'
import { useLocation } from '../../routing/location.ts'
import { PostingFrame } from '../../views/postings/PostingFrame.tsx'
import { EditorView } from '../../views/postings/editor/EditorView.tsx'

const machine = postingDraft.provide({
  actors: { saveDraft, readDraft, commitDraft: publishDraft, keepDraft: keepDraft(keptPostings) },
})

// What reads the description comes after what it is written in, and the editor works without it.
const Preview = lazy(() =>
  import('../../views/postings/editor/Preview.tsx').then((module) => ({ default: module.Preview })),
)

export default function EditorPage() {
  const id = useLocation().pathname.split('/').at(3) ?? ''
  return <Read key={id} id={id} />
}

function Read({ id }: { id: string }) {
  const { flow, data } = useReading(readPosting, { id })
  const titleHadFocus = useRef(false)

  // Who has come here by a link reads on at the title, which is another one now.
  useLayoutEffect(() => {
    if (data && titleHadFocus.current) document.querySelector<HTMLElement>('#title')?.focus()
  }, [data])

  return data ? <Editor opened={data} /> : <Waiting reading={flow} titleHadFocus={titleHadFocus} />
}

interface WaitingProps {
  reading: AnyReading
  titleHadFocus: RefObject<boolean>
}

function Waiting({ reading, titleHadFocus }: WaitingProps) {
  useLayoutEffect(
    () => () => {
      titleHadFocus.current = document.activeElement?.id === 'title'
    },
    [titleHadFocus],
  )
  return (
    <PostingFrame reading={reading} title={undefined}>
      {null}
    </PostingFrame>
  )
}

function Editor({ opened }: { opened: OwnPosting }) {
  const company = useUser('employer')?.company?.name ?? ''
  const [saved] = useState(() => contentOf(opened))
  const suggestions = useFlow(townSuggestions, { input: undefined })
  const flow = useDraft(machine, saved, keptPostings, paths.posting(opened.id))

  return (
    <EditorView
      flow={flow}
      suggestions={suggestions}
      preview={
        <FailureBoundary fallback={<p>The page cannot be shown. Reload to see it.</p>}>
          <Suspense>
            <Preview company={company} />
          </Suspense>
        </FailureBoundary>
      }
    />
  )
}
