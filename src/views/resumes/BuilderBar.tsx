import { useSelector } from '@xstate/react'
import { paths } from '../../../contract/paths.ts'
import type { ResumeDocument } from '../../../contract/resumes/document.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Menu } from '../../ui/controls/Menu.tsx'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { DraftSaveState } from '../forms/DraftSaveState.tsx'
import type { Builder } from './useBuilder.ts'

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
  const title = useSelector(flow, ({ context }) => context.typed.title.trim() || 'Resume without a name')
  const isFixed = useSelector(flow, (state) => state.hasTag('fixed'))
  const items = Object.entries(exports).map(
    ([name, give]) => [name, () => give(flow.getSnapshot().context.typed.document)] as const,
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
      {/* On a phone its buttons scroll away: below them and above a keyboard, nothing would be left to write in. */}
      <div className="max-sm:contents sm:sticky sm:top-10 sm:z-header sm:-mx-2 sm:mb-6 sm:flex sm:min-h-15 sm:flex-wrap sm:items-center sm:gap-x-4 sm:gap-y-2 sm:border-b sm:border-line sm:bg-canvas sm:p-2">
        <div className="max-sm:sticky max-sm:top-10 max-sm:z-header max-sm:-mx-2 max-sm:border-b max-sm:border-line max-sm:bg-canvas max-sm:p-2 sm:contents">
          <div className="min-w-0 *:mb-0 sm:flex-[1_1_12rem] [&_h1]:line-clamp-1 [&_h1]:text-h2">
            <Heading>{title}</Heading>
          </div>
          <DraftSaveState flow={flow} />
        </div>
        <div className="flex flex-wrap gap-2 max-sm:mt-3 max-sm:mb-6">
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
