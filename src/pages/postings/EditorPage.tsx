import { useSelector } from '@xstate/react'
import { lazy, Suspense, useLayoutEffect, useRef, type RefObject } from 'react'
import { postingDraft, type PostingDraftFlow } from '../../../machines/postings/postingDraft.ts'
import { postingEditorMachine } from '../../../machines/postings/postingEditor.ts'
import type { AnyReading } from '../../../machines/reading/reading.ts'
import { useUser } from '../../app/actors.ts'
import { FailureBoundary } from '../../ui/feedback/FailureBoundary.tsx'
import { townSuggestions } from '../../app/placeSuggestions.ts'
import { useFlow } from '../../app/useFlow.ts'
import { useWriting } from '../../app/useWriting.ts'
import { postingDrafts } from '../../browser/storage/postingDrafts.ts'
import { openPosting } from '../../effects/openPosting.ts'
import { publishDraft, readDraft, saveDraft } from '../../effects/postings.ts'
import { keepDraft } from '../../effects/shared/keepDraft.ts'
import { readingWith } from '../../effects/shared/readingWith.ts'
import { useLocation } from '../../routing/location.ts'
import { editorWords } from '../../words/postings/editor.ts'
import { PostingFrame } from '../../views/postings/PostingFrame.tsx'
import { EditorView } from '../../views/postings/editor/EditorView.tsx'

const machine = postingEditorMachine.provide({
  actors: {
    posting: readingWith(openPosting),
    draft: postingDraft.provide({
      actors: { saveDraft, readDraft, commitDraft: publishDraft, keepDraft: keepDraft(postingDrafts) },
    }),
  },
})

// Loaded after the form, which works without the preview and its Markdown parser.
const JobPreview = lazy(() => import('./JobPreview.tsx'))

export default function EditorPage() {
  const id = useLocation().pathname.split('/').at(3) ?? ''
  return <Read key={id} id={id} />
}

function Read({ id }: { id: string }) {
  const page = useFlow(machine, { input: { id } })
  const reading = useSelector(page, ({ children }) => children.posting)
  const draft = useSelector(page, ({ children }) => children.draft)
  const titleHadFocus = useRef(false)

  // The title of the loading page had the focus and is replaced, so the title of the editor gets it.
  useLayoutEffect(() => {
    if (draft && titleHadFocus.current) document.querySelector<HTMLElement>('#title')?.focus()
  }, [draft])

  if (draft) return <Editor draft={draft} />
  return reading && <Waiting reading={reading} titleHadFocus={titleHadFocus} />
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

function Editor({ draft }: { draft: PostingDraftFlow }) {
  const user = useUser('employer')
  const suggestions = useFlow(townSuggestions, { input: undefined })
  useWriting(draft)

  return (
    <EditorView
      flow={draft}
      suggestions={suggestions}
      isVerified={user?.isVerified ?? false}
      preview={
        <FailureBoundary fallback={<p>{editorWords.previewFailed}</p>}>
          <Suspense>
            <JobPreview name={user?.company?.name ?? ''} slug={user?.company?.slug} />
          </Suspense>
        </FailureBoundary>
      }
    />
  )
}
