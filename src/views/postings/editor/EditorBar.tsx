import { useSelector } from '@xstate/react'
import { paths } from '../../../../contract/paths.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { TextLink } from '../../../ui/controls/TextLink.tsx'
import { Heading } from '../../../ui/text/Heading.tsx'
import { editorWords } from '../../../words/postings/editor.ts'
import { SaveState } from './SaveState.tsx'
import { focusOn } from '../../forms/focusOn.ts'
import { useEditorFlow } from './useEditor.ts'

/** Sticky bar with the title, the save state and the publish button. */
export function EditorBar() {
  const flow = useEditorFlow()
  const id = useSelector(flow, ({ context }) => context.saved.id)
  const title = useSelector(flow, ({ context }) => context.typed.title.trim() || editorWords.untitled)
  const isOpen = useSelector(flow, (state) => state.matches({ open: { saving: 'manual' } }))
  const isFixed = useSelector(flow, (state) => state.hasTag('fixed') && !state.hasTag('busy'))
  const waits = useSelector(
    flow,
    (state) => state.hasTag('busy') || state.matches({ open: { saving: { manual: 'clean' } } }),
  )

  const publish = () => {
    if (waits) return
    if (!flow.getSnapshot().can({ type: 'commit' })) return focusOn('missing')
    flow.send({ type: 'commit' })
    const after = flow.getSnapshot()
    const [wrong] = Object.keys(after.context.problems)
    if (after.matches({ open: { saving: { manual: 'dirty' } } }) && wrong !== undefined) focusOn(wrong)
  }

  return (
    <>
      <TextLink href={paths.posting(id)}>{editorWords.back}</TextLink>
      <div className="@container sticky top-10 z-header -mx-2 mb-6 border-b border-line bg-canvas p-2">
        <div className="grid min-h-11 grid-cols-[minmax(0,1fr)] items-center gap-x-4 @3xs:grid-cols-[minmax(0,1fr)_auto] @lg:grid-cols-[minmax(0,1fr)_auto_auto]">
          <div className="min-w-0 *:mb-0 [&_h1]:line-clamp-1 [&_h1]:text-h2">
            <Heading>{title}</Heading>
          </div>
          <div className="@max-lg:row-start-2">
            <SaveState />
          </div>
          {!isFixed && (
            <Button
              size="small"
              aria-disabled={waits || undefined}
              onClick={publish}
              className="justify-self-start @3xs:@max-lg:row-span-2"
            >
              {isOpen ? editorWords.publishChanges : editorWords.publish}
            </Button>
          )}
        </div>
      </div>
    </>
  )
}
