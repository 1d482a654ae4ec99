import { useSelector } from '@xstate/react'
import { useEffect, useMemo, useState, type ComponentType } from 'react'
import type { ResumeCommandsFlow } from '../../../machines/resumes/resumeCommands.ts'
import type { ResumeDraftFlow } from '../../../machines/resumes/resumeDraft.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { Halves } from '../forms/Halves.tsx'
import { LeaveDialog } from '../forms/LeaveDialog.tsx'
import { BuilderBar, type Exports } from './BuilderBar.tsx'
import { BuilderNotes } from './BuilderNotes.tsx'
import { CheckPanel } from './CheckPanel.tsx'
import { focusOnField } from './focusOnField.ts'
import { LookPanel } from './LookPanel.tsx'
import { PagePictures, type PicturedPages } from './PagePictures.tsx'
import { BuilderContext, useHistory, useUndoKeys, type Builder } from './useBuilder.ts'
import { ShareDialog, type LinkTools, type Sharing } from './sharing/ShareDialog.tsx'
import { WritePanel } from './WritePanel.tsx'

const exportWorks = 'Export gives it as text, Markdown or JSON Resume too.'

/** What the states that a resume was in are shown for. */
export interface VersionsProps {
  builder: Builder
  commands: ResumeCommandsFlow
  onClose: () => void
}

interface Props {
  flow: ResumeDraftFlow
  /** Makes a resume of its own of what two windows have written. */
  commands: ResumeCommandsFlow
  exports: Exports
  /** The field that somebody came for. */
  first?: string | undefined
  sharing: Sharing
  linkTools: LinkTools
  /** The states that the resume was in, once somebody asks for them. */
  Versions: ComponentType<VersionsProps>
  /** Tells what of the resume cannot be printed. */
  PrintNote: ComponentType<{ readonly onField?: (field: string) => void }>
  /** How what is saved is laid out; nothing until that is known. */
  pages: PicturedPages | undefined
  /** Whether the pages could not follow what was saved last. */
  isBehind: boolean
  /** Why not, in the words of the server. */
  refusal: string | undefined
}

/** Somebody writes a resume. */
export function ResumeBuilder({
  flow,
  commands,
  exports,
  first,
  sharing,
  linkTools,
  Versions,
  PrintNote,
  pages,
  isBehind,
  refusal,
}: Props) {
  const builder = useHistory(flow)
  useUndoKeys(builder)
  const { change } = builder
  // What can be undone changes with every burst of keys, and concerns no field.
  const written = useMemo(() => ({ flow, change }), [flow, change])
  const [open, setOpen] = useState('Write')
  const [asksVersions, setAsksVersions] = useState(false)
  const [asksLink, setAsksLink] = useState(false)
  const [deleted, setDeleted] = useState<string>()
  const leaving = useSelector(flow, (state) => state.matches('asking'))
  const isHeld = useSelector(
    commands,
    (state) => state.hasTag('busy') && state.context.ran?.command === 'keepBoth',
  )
  const lead = (field: string) => {
    setOpen('Write')
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

  return (
    <BuilderContext value={written}>
      <BuilderBar
        builder={builder}
        exports={exports}
        onVersions={() => setAsksVersions(true)}
        onShare={() => setAsksLink(true)}
      />
      <BuilderNotes commands={commands} />
      <PrintNote onField={lead} />
      {asksVersions && (
        <Versions builder={builder} commands={commands} onClose={() => setAsksVersions(false)} />
      )}
      {deleted !== undefined && builder.undo && (
        <Banner
          kind="status"
          action={
            <Button look="secondary" size="small" onClick={takeBack}>
              Undo
            </Button>
          }
        >
          “{deleted}” is deleted.
        </Banner>
      )}
      {/* What is being made a resume of its own must not change meanwhile. */}
      <div className="contents" inert={isHeld}>
        <Halves
          open={open}
          onOpen={setOpen}
          panels={{
            Write: <WritePanel onDeleted={setDeleted} />,
            Look: <LookPanel />,
            Check: <CheckPanel onField={lead} text={pages?.text} />,
          }}
          page={
            pages ? (
              <PagePictures
                pages={pages}
                note={
                  isBehind
                    ? `It shows what was saved before${refusal ? `. ${refusal} ${exportWorks}` : ': it follows with the next connection'}`
                    : undefined
                }
                onField={lead}
              />
            ) : (
              <p className="p-4 text-muted">
                {isBehind
                  ? `${refusal ?? 'The page cannot be shown now.'} What you write is not touched by that. ${exportWorks}`
                  : 'The page is being laid out.'}
              </p>
            )
          }
        />
      </div>
      <ShareDialog
        sharing={asksLink ? { ...sharing, title: flow.getSnapshot().context.typed.title } : undefined}
        commands={commands}
        tools={linkTools}
        note={<PrintNote />}
        onClose={() => setAsksLink(false)}
      />
      <LeaveDialog
        open={leaving}
        onStay={() => flow.send({ type: 'stay' })}
        onLeave={() => flow.send({ type: 'discard' })}
        text="What you typed is not saved. It is kept on this device until you come back."
      />
    </BuilderContext>
  )
}
