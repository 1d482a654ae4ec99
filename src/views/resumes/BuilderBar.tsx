import Download from 'lucide-react/icons/download'
import History from 'lucide-react/icons/history'
import Redo2 from 'lucide-react/icons/redo-2'
import Share2 from 'lucide-react/icons/share-2'
import Undo2 from 'lucide-react/icons/undo-2'
import type { ReactNode } from 'react'
import { useSelector } from '@xstate/react'
import { paths } from '../../../contract/paths.ts'
import type { ResumeDocument } from '../../../contract/resumes/document.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Menu } from '../../ui/controls/Menu.tsx'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { builderWords } from '../../words/resumes/builder.ts'
import { DraftSaveState } from '../forms/DraftSaveState.tsx'
import type { Builder } from './useBuilder.ts'

/** Export functions by format name. */
export type Exports = Readonly<Record<string, (document: ResumeDocument) => void>>

interface Props {
  builder: Builder
  exports: Exports
  onVersions: () => void
  onShare: () => void
}

/** Sticky bar with the title, the save state and the commands of a resume. */
export function BuilderBar({ builder: { flow, undo, redo }, exports, onVersions, onShare }: Props) {
  const title = useSelector(flow, ({ context }) => context.typed.title.trim() || builderWords.untitled)
  const isFixed = useSelector(flow, (state) => state.hasTag('fixed'))
  const items = Object.entries(exports).map(
    ([name, give]) => [name, () => give(flow.getSnapshot().context.typed.document)] as const,
  )
  return (
    <>
      <div className="flex min-h-11 items-center">
        <TextLink href={paths.resumes}>{builderWords.allResumes}</TextLink>
      </div>
      {/* On a phone the buttons scroll away, because the keyboard would leave no room for the text. */}
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
              <Step name={builderWords.undo} onPress={undo}>
                <Undo2 aria-hidden="true" className="size-5" />
              </Step>
              <Step name={builderWords.redo} onPress={redo}>
                <Redo2 aria-hidden="true" className="size-5" />
              </Step>
            </>
          )}
          <Button look="quiet" size="small" onClick={onVersions}>
            <History aria-hidden="true" className="size-4.5" />
            {builderWords.versions}
          </Button>
          {!isFixed && (
            <Button look="quiet" size="small" onClick={onShare}>
              <Share2 aria-hidden="true" className="size-4.5" />
              {builderWords.share}
            </Button>
          )}
          <Menu
            label={builderWords.export}
            icon={<Download aria-hidden="true" className="size-4.5" />}
            look="primary"
            side="end"
            items={Object.fromEntries(items)}
          />
        </div>
      </div>
    </>
  )
}

interface StepProps {
  name: string
  onPress: (() => void) | undefined
  children: ReactNode
}

/** Icon button for undo or redo. Without a step it stays focusable but has no effect. */
const Step = ({ name, onPress, children }: StepProps) => (
  <button
    type="button"
    aria-label={name}
    title={name}
    aria-disabled={!onPress || undefined}
    onClick={onPress}
    className="grid size-11 place-items-center rounded-control text-link hover:bg-primary-soft aria-disabled:text-subtle aria-disabled:hover:bg-transparent"
  >
    {children}
  </button>
)
