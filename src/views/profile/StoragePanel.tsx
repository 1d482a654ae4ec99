import { useSelector } from '@xstate/react'
import type { Storage } from '../../../contract/files/storage.ts'
import { paths } from '../../../contract/paths.ts'
import type { FileCommandsFlow } from '../../../machines/files/fileCommands.ts'
import type { AnyReading } from '../../../machines/reading/reading.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { Dialog } from '../../ui/feedback/Dialog.tsx'
import { Name } from '../../ui/text/Name.tsx'
import { Panel } from '../../ui/text/Panel.tsx'
import { megabytesInWords, storageWords as words, usedInWords } from '../../words/files/storage.ts'
import { Reading } from '../reading/Reading.tsx'

interface StoredFile {
  readonly id: string
  readonly name: string
  readonly bytes: number
}

interface Props {
  reading: AnyReading
  commands: FileCommandsFlow
  /** Undefined until loaded. */
  held: { readonly storage: Storage; readonly files: readonly StoredFile[] } | undefined
}

/** Panel with the storage usage of an account, by category. */
export function StoragePanel({ reading, commands, held }: Props) {
  const failure = useSelector(commands, ({ context }) => context.failure)
  return (
    <Panel title={words.title}>
      <Reading flow={reading} what={words.what} rows={4}>
        {held && (
          <>
            {failure && <Banner kind="failure">{failure.message}</Banner>}
            <Used storage={held.storage} />
            <Files commands={commands} files={held.files} />
          </>
        )}
      </Reading>
    </Panel>
  )
}

/** Share of used storage from which the meter warns. */
const NEARLY_FULL = 0.9

const Used = ({ storage: { most, parts, used } }: { storage: Storage }) => (
  <>
    <p id="storage-used" className="tabular-nums">
      {usedInWords({ most, used })}
    </p>
    <meter
      aria-labelledby="storage-used"
      min={0}
      max={most}
      high={most * NEARLY_FULL}
      optimum={0}
      value={used}
      className="sr-only"
    />
    <div
      aria-hidden
      className="meter-bar mt-2 mb-4"
      data-nearly-full={used > most * NEARLY_FULL || undefined}
    >
      <div style={{ inlineSize: `${(used / most) * 100}%` }} />
    </div>
    <ul className="grid gap-1 tabular-nums">
      <li>
        <TextLink href={paths.resumes}>{words.resumes}</TextLink>
        {words.resumesUsed(parts.resumes, parts.versions)}
      </li>
      <li>
        <TextLink href={paths.letters}>{words.letters}</TextLink>
        {words.partUsed(parts.letters)}
      </li>
      <li>
        {words.files}
        {words.partUsed(parts.files)}
      </li>
    </ul>
    <p className="mt-3 max-w-measure text-hint text-muted">{words.note}</p>
  </>
)

function Files({ commands, files }: { commands: FileCommandsFlow; files: readonly StoredFile[] }) {
  const isBusy = useSelector(commands, (state) => state.hasTag('busy'))
  const asked = useSelector(commands, ({ context }) => context.asked?.input.id)
  const file = files.find(({ id }) => id === asked)
  return (
    <>
      <ul className="mt-4">
        {files.map(({ bytes, id, name }) => (
          <li key={id} className="flex items-center gap-x-2 border-t border-line py-2">
            <span className="min-w-0 grow wrap-anywhere">
              <Name>{name}</Name>, <span className="text-muted tabular-nums">{megabytesInWords(bytes)}</span>
            </span>
            <Button
              look="quiet"
              size="small"
              aria-label={words.deleteNamed(name)}
              aria-disabled={isBusy || undefined}
              onClick={() => !isBusy && commands.send({ type: 'ask', command: 'delete', input: { id } })}
            >
              {words.delete}
            </Button>
          </li>
        ))}
      </ul>
      <Dialog
        open={file !== undefined}
        id="deleteFile"
        title={words.dialog.title}
        onCancel={() => commands.send({ type: 'cancel' })}
      >
        <p className="mt-3 wrap-anywhere">{words.dialog.text(file?.name ?? '')}</p>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button
            onClick={() => file && commands.send({ type: 'run', command: 'delete', input: { id: file.id } })}
          >
            {words.dialog.confirm}
          </Button>
          <Button look="secondary" onClick={() => commands.send({ type: 'cancel' })}>
            {words.dialog.cancel}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
