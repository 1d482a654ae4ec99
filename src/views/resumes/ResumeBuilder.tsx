import { useSelector } from '@xstate/react'
import { lazy, Suspense, useEffect, useMemo, useState, type ComponentType, type ReactNode } from 'react'
import type { ResumeCommandsFlow } from '../../../machines/resumes/resumeCommands.ts'
import type { ResumeDraftFlow } from '../../../machines/resumes/resumeDraft.ts'
import type { PicturedPages } from '../../../machines/resumes/resumePage.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { builderWords } from '../../words/resumes/builder.ts'
import { SplitView } from '../forms/SplitView.tsx'
import { LeaveDialog } from '../forms/LeaveDialog.tsx'
import { BuilderBar, type Exports } from './BuilderBar.tsx'
import type { CheckProps } from './CheckPanel.tsx'
import { focusOnField } from './focusOnField.ts'
import { OnDemand } from './OnDemand.tsx'
import { PagePictures } from './PagePictures.tsx'
import { BuilderContext, useHistory, useUndoKeys } from './useBuilder.ts'
import type { LinkTools, Sharing } from './sharing/ShareDialog.tsx'
import { WritePanel } from './WritePanel.tsx'

// Loaded after the form, because these notes appear only for a resume that is locked, deleted, or changed
// elsewhere.
const BuilderNotes = lazy(() =>
  import('./BuilderNotes.tsx').then((module) => ({ default: module.BuilderNotes })),
)
const DesignPanel = lazy(() =>
  import('./builderParts.ts').then((module) => ({ default: module.DesignPanel })),
)
const ShareDialog = lazy(() =>
  import('./builderParts.ts').then((module) => ({ default: module.ShareDialog })),
)

interface Props {
  flow: ResumeDraftFlow
  /** Commands on the resume as a whole. */
  commands: ResumeCommandsFlow
  exports: Exports
  /** Path of the field that a link names. */
  first?: string | undefined
  sharing: Pick<Sharing, 'link' | 'expiresOn'>
  linkTools: LinkTools
  /** Panel with the versions of the resume, while it is open. */
  versions: ReactNode
  onVersions: () => void
  /** Panel with advice on the resume. */
  Check: ComponentType<CheckProps>
  /** Warning about characters that cannot be printed. */
  PrintNote: ComponentType<{ readonly onField?: (field: string) => void }>
  /** Layout of the saved version; undefined until loaded. */
  pages: PicturedPages | undefined
  /** True if the pages do not show the last saved version. */
  isBehind: boolean
  /** Reason from the server that the pages are outdated. */
  refusal: string | undefined
}

/** Resume builder: panels to write, design and check a resume, beside its pages. */
export function ResumeBuilder({
  flow,
  commands,
  exports,
  first,
  sharing,
  linkTools,
  versions,
  onVersions,
  Check,
  PrintNote,
  pages,
  isBehind,
  refusal,
}: Props) {
  const builder = useHistory(flow)
  useUndoKeys(builder)
  const { change } = builder
  // Excludes undo and redo, which change with each burst of typing and would re-render all fields.
  const written = useMemo(() => ({ flow, change }), [flow, change])
  const [open, setOpen] = useState('write')
  const [asksLink, setAsksLink] = useState(false)
  const [deleted, setDeleted] = useState<string>()
  const leaving = useSelector(flow, (state) => state.matches('asking'))
  const isHeld = useSelector(
    commands,
    (state) => state.hasTag('busy') && state.context.ran?.command === 'keepBoth',
  )
  const lead = (field: string) => {
    setOpen('write')
    requestAnimationFrame(() => focusOnField(field))
  }
  useEffect(() => {
    if (first !== undefined) requestAnimationFrame(() => focusOnField(first))
  }, [first])
  const takeBack = () => {
    builder.undo?.()
    setDeleted(undefined)
    document.getElementById('title')?.focus()
  }

  const { saved, typed } = flow.getSnapshot().context

  return (
    <BuilderContext value={written}>
      <BuilderBar
        builder={builder}
        exports={exports}
        onVersions={onVersions}
        onShare={() => setAsksLink(true)}
      />
      <Suspense>
        <BuilderNotes commands={commands} />
      </Suspense>
      <PrintNote onField={lead} />
      {versions}
      {deleted !== undefined && builder.undo && (
        <Banner
          kind="status"
          action={
            <Button look="secondary" size="small" onClick={takeBack}>
              {builderWords.undo}
            </Button>
          }
        >
          {builderWords.deleted(deleted)}
        </Banner>
      )}
      {/* Read-only while a copy of the content is being saved. */}
      <div className="contents" inert={isHeld}>
        <SplitView
          previewBefore="check"
          open={open}
          onOpen={setOpen}
          panels={[
            { name: 'write', label: builderWords.write, content: <WritePanel onDeleted={setDeleted} /> },
            {
              name: 'design',
              label: builderWords.design,
              content: <OnDemand isShown={open === 'design'}>{() => <DesignPanel />}</OnDemand>,
            },
            { name: 'check', label: builderWords.check, content: <Check onField={lead} pages={pages} /> },
          ]}
          preview={
            pages ? (
              <PagePictures
                pages={pages}
                note={
                  isBehind ? (refusal ? builderWords.behindRefused(refusal) : builderWords.behind) : undefined
                }
                onField={lead}
              />
            ) : (
              <p className="p-4 text-muted">
                {isBehind ? builderWords.notShown(refusal) : builderWords.layingOut}
              </p>
            )
          }
        />
      </div>
      <OnDemand isShown={asksLink}>
        {() => (
          <ShareDialog
            sharing={asksLink ? { ...sharing, id: saved.id, title: typed.title } : undefined}
            commands={commands}
            tools={linkTools}
            note={<PrintNote />}
            onClose={() => setAsksLink(false)}
          />
        )}
      </OnDemand>
      <LeaveDialog
        open={leaving}
        onStay={() => flow.send({ type: 'stay' })}
        onLeave={() => flow.send({ type: 'discard' })}
        text={builderWords.leaving}
      />
    </BuilderContext>
  )
}
