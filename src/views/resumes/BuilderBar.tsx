import { useSelector } from '@xstate/react'
import { paths } from '../../../contract/paths.ts'
import type { ResumeDocument } from '../../../contract/resumes/document.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Menu } from '../../ui/controls/Menu.tsx'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { AutosaveState } from '../forms/AutosaveState.tsx'
import { typedIn, type Builder } from './useBuilder.ts'

/** What a resume can be taken along as, by what each is called. */
export type Exports = Readonly<Record<string, (document: ResumeDocument) => void>>

interface Props {
  builder: Builder
  exports: Exports
  onVersions: () => void
  onShare: () => void
}

/** What is written, whether it is saved, and what can be done with all of it. It stays in sight. */
export function BuilderBar({ builder: { flow, undo, redo }, exports, onVersions, onShare }: Props) {
  const title = useSelector(flow, ({ context }) => typedIn(context).title.trim() || 'Resume without a name')
  const isFixed = useSelector(flow, (state) => state.hasTag('fixed'))
  const items = Object.entries(exports).map(
    ([name, give]) => [name, () => give(typedIn(flow.getSnapshot().context).document)] as const,
  )
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <TextLink href={paths.resumes}>All resumes</TextLink>
        {!isFixed && (
          <Button look="quiet" size="small" onClick={onShare}>
            Share
          </Button>
        )}
      </div>
      <div className="sticky top-10 z-header -mx-2 mb-6 flex min-h-15 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-canvas p-2">
        <div className="min-w-0 flex-[1_1_12rem] *:mb-0 [&_h1]:line-clamp-1 [&_h1]:text-h2">
          <Heading>{title}</Heading>
        </div>
        <AutosaveState flow={flow} />
        <div className="flex flex-wrap gap-2">
          {!isFixed && (
            <>
              <Button look="quiet" size="small" aria-disabled={!undo || undefined} onClick={undo}>
                Undo
              </Button>
              <Button look="quiet" size="small" aria-disabled={!redo || undefined} onClick={redo}>
                Redo
              </Button>
            </>
          )}
          <Button look="secondary" size="small" onClick={onVersions}>
            Versions
          </Button>
          <Menu label="Export" look="primary" side="end" items={Object.fromEntries(items)} />
        </div>
      </div>
    </>
  )
}
