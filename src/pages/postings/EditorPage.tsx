import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react'
import type { SnapshotFrom } from 'xstate'
import type { OwnPosting } from '../../../contract/postings/calls.ts'
import { editorMachine } from '../../../machines/postings/editor.ts'
import type { AnyReading } from '../../../machines/reading/reading.ts'
import { useUser } from '../../app/actors.ts'
import { FailureBoundary } from '../../ui/feedback/FailureBoundary.tsx'
import { useFlow } from '../../app/useFlow.ts'
import { useReading } from '../../app/useReading.ts'
import { keptPostings } from '../../browser/kept/keptPostings.ts'
import { onFirstTouch } from '../../browser/onFirstTouch.ts'
import { postingEvent, readPosting, savePosting } from '../../effects/postings.ts'
import { useLeaveGuard } from '../../routing/leaveGuard.ts'
import { useRouteLocation, useNavigation } from '../../routing/location.ts'
import { PostingFrame } from '../../views/postings/PostingFrame.tsx'
import { EditorView } from '../../views/postings/editor/EditorView.tsx'
import type { FindPlaces } from '../../views/forms/findPlaces.ts'

// Nobody looks for a place before they type.
const loadPlaces = onFirstTouch(() => import('../../network/places.ts'))
const findPlaces: FindPlaces = async (text, signal) => (await loadPlaces()).findPlaces(text, signal)

const machine = editorMachine.provide({ actors: { savePosting, postingEvent, readPosting } })

// What reads the description comes after what it is written in, and the editor works without it.
const Preview = lazy(() =>
  import('../../views/postings/editor/Preview.tsx').then((module) => ({ default: module.Preview })),
)

export default function EditorPage() {
  const id = useRouteLocation().pathname.split('/').at(3) ?? ''
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
  const { id } = opened
  const { go } = useNavigation()
  const company = useUser('employer')?.company?.name ?? ''
  const [kept] = useState(() => keptPostings.of(id))
  const flow = useFlow(machine, { input: { opened, kept }, onDone: ({ to }) => go(to) })

  // What is not saved yet stands on the device, until the server has it.
  useEffect(() => {
    const follow = (state: SnapshotFrom<typeof editorMachine>) => {
      const { saved, typed, unanswered } = state.context
      if (state.hasTag('unsaved')) {
        const { posting: before, revision } = saved
        keptPostings.keep(id, { revision, before, typed, unanswered: unanswered.slice(0, 1) })
      }
      if (state.hasTag('saved')) keptPostings.forget(id)
    }
    follow(flow.getSnapshot())
    const followed = flow.subscribe(follow)
    return () => followed.unsubscribe()
  }, [flow, id])

  useEffect(() => {
    const tell = () => flow.send({ type: 'connected' })
    addEventListener('online', tell)
    return () => removeEventListener('online', tell)
  }, [flow])

  useLeaveGuard(
    useCallback(() => flow.getSnapshot().hasTag('unsaved'), [flow]),
    useCallback((to) => flow.send({ type: 'leave', to }), [flow]),
  )

  return (
    <EditorView
      flow={flow}
      findPlaces={findPlaces}
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
