import Download from 'lucide-react/icons/download'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Lock from 'lucide-react/icons/lock'
import Share2 from 'lucide-react/icons/share-2'
import { lazy, useState, type ComponentType } from 'react'
import { paths } from '../../../contract/paths.ts'
import { resumePagePicture, type ResumeItem } from '../../../contract/resumes/listing.ts'
import { resumeLengths } from '../../../contract/resumes/fields.ts'
import type { ResumeCommandsFlow } from '../../../machines/resumes/resumeCommands.ts'
import type { AnyPaging } from '../../../machines/reading/paging.ts'
import { ApiImage } from '../../ui/drawing/ApiImage.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { Menu } from '../../ui/controls/Menu.tsx'
import { RowLink } from '../../ui/controls/RowLink.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { about, listWords } from '../../words/resumes/list.ts'
import { inTrashUntil } from '../../words/dates.ts'
import { CommandButton } from '../forms/CommandButton.tsx'
import { KeptDialogs } from '../forms/KeptDialogs.tsx'
import { ShowMore } from '../reading/ShowMore.tsx'
import type { LinkTools } from './sharing/ShareDialog.tsx'
import { OnDemand } from './OnDemand.tsx'

const ShareDialog = lazy(() =>
  import('./builderParts.ts').then((module) => ({ default: module.ShareDialog })),
)

interface Props {
  isTrash: boolean
  /** Resumes loaded so far. */
  resumes: readonly ResumeItem[]
  paging: AnyPaging
  commands: ResumeCommandsFlow
  linkTools: LinkTools
  /** Warning about characters that cannot be printed. */
  PrintNote: ComponentType<{ readonly id: string }>
  /** URL of the picture of a first page. */
  pictureOf?: PictureOf
}

type PictureOf = (resume: Pick<ResumeItem, 'id' | 'revision'>, page: number) => string

/** Resumes as cards, or the empty state. */
export function ResumeList({
  isTrash,
  resumes,
  paging,
  commands,
  linkTools,
  PrintNote,
  pictureOf = resumePagePicture,
}: Props) {
  const [shared, setShared] = useState<string>()
  if (resumes.length === 0) {
    return (
      <div className="mt-8">
        {isTrash ? (
          <EmptyState title={listWords.emptyTrash} text={listWords.emptyTrashText} />
        ) : (
          <EmptyState title={listWords.noResume} text={listWords.noResumeText} />
        )}
      </div>
    )
  }
  return (
    <>
      <ul className="mt-6 grid grid-cols-[repeat(auto-fill,minmax(min(264px,100%),1fr))] gap-6">
        {resumes.map((resume) => (
          <ResumeCard
            key={resume.id}
            resume={resume}
            commands={commands}
            pictureOf={pictureOf}
            onShare={() => setShared(resume.id)}
          />
        ))}
      </ul>
      <ShowMore flow={paging} />
      <KeptDialogs kind="resume" items={resumes} longest={resumeLengths.title} commands={commands} />
      <OnDemand isShown={shared !== undefined}>
        {() => (
          <ShareDialog
            sharing={isTrash ? undefined : resumes.find(({ id }) => id === shared)}
            commands={commands}
            tools={linkTools}
            note={shared !== undefined && <PrintNote key={shared} id={shared} />}
            onClose={() => setShared(undefined)}
          />
        )}
      </OnDemand>
    </>
  )
}

interface CardProps {
  resume: ResumeItem
  commands: ResumeCommandsFlow
  pictureOf: PictureOf
  onShare: () => void
}

function ResumeCard({ resume, commands, pictureOf, onShare }: CardProps) {
  const { id, title } = resume
  const button = { about: title, commands }
  const ask = (command: 'rename' | 'delete') => commands.send({ type: 'ask', command, input: { id } })
  const run = (command: 'copy' | 'lock' | 'unlock' | 'trash' | 'restore') =>
    commands.send({ type: 'run', command, input: { id } })
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)] content-between gap-3 rounded-panel border border-line bg-surface p-4 hover:border-field">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
        <span
          data-theme="light"
          aria-hidden="true"
          className="mb-2 block aspect-[1/1.2] overflow-hidden rounded-inner border border-line bg-surface"
        >
          <ApiImage src={pictureOf(resume, 0)} alt="" loading="lazy" className="w-full" />
        </span>
        <RowLink href={paths.resume(resume.id)}>{resume.title}</RowLink>
        <span className="text-hint text-muted tabular-nums">
          {resume.trashedAt === null ? listWords.changed(resume.updatedAt) : inTrashUntil(resume.trashedAt)}
        </span>
        {resume.isLocked && resume.trashedAt === null && (
          <span className="flex items-center gap-2 text-hint text-muted">
            <Lock aria-hidden="true" className="size-4 shrink-0" />
            {listWords.locked}
          </span>
        )}
        {resume.trashedAt === null && resume.link !== null && (
          <span className="text-hint text-muted tabular-nums">
            {resume.expiresOn === null ? listWords.shared : listWords.sharedUntil(resume.expiresOn)}
          </span>
        )}
      </div>
      <div className="relative -mx-[min(0.75rem,16px)] flex flex-wrap items-center">
        {resume.trashedAt === null ? (
          <>
            <Button
              look="quiet"
              size="row"
              className="min-h-11"
              aria-label={about(listWords.download, title)}
              onClick={() =>
                commands.send({ type: 'run', command: 'pdf', input: { id, fileName: pdfNameOf(title) } })
              }
            >
              <Download aria-hidden="true" className="size-4.5" />
              {listWords.download}
            </Button>
            <Button
              look="quiet"
              size="row"
              className="min-h-11"
              aria-label={about(listWords.share, title)}
              onClick={onShare}
            >
              <Share2 aria-hidden="true" className="size-4.5" />
              {listWords.share}
            </Button>
            <div className="ms-auto">
              <Menu
                label={listWords.more}
                name={about(listWords.more, title)}
                icon={<Ellipsis aria-hidden="true" className="size-5" />}
                isIcon
                look="quiet"
                size="row"
                side="end"
                items={{
                  ...(!resume.isLocked && { [listWords.rename]: () => ask('rename') }),
                  [listWords.duplicate]: () => run('copy'),
                  ...(resume.isLocked
                    ? { [listWords.unlock]: () => run('unlock') }
                    : {
                        [listWords.lock]: () => run('lock'),
                        [listWords.moveToTrash]: () => run('trash'),
                      }),
                }}
              />
            </div>
          </>
        ) : (
          <>
            <CommandButton label={listWords.restore} {...button} onPress={() => run('restore')} />
            <CommandButton label={listWords.deleteForGood} {...button} onPress={() => ask('delete')} />
          </>
        )}
      </div>
    </li>
  )
}

const pdfNameOf = (title: string) =>
  `${title.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '') || 'Resume'}.pdf`
