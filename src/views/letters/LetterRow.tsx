import type { LetterItem } from '../../../contract/letters/calls.ts'
import { paths } from '../../../contract/paths.ts'
import type { LetterCommandsFlow } from '../../../machines/letters/letterCommands.ts'
import { RowLink } from '../../ui/controls/RowLink.tsx'
import { inTrashUntil } from '../../words/dates.ts'
import { jobInWords, letterListWords as words } from '../../words/letters/letters.ts'
import { CommandButton } from '../forms/CommandButton.tsx'

interface Props {
  letter: LetterItem
  commands: LetterCommandsFlow
}

/** A letter in a list: its job, its opening and its commands. */
export function LetterRow({ letter, commands }: Props) {
  const { id, title } = letter
  const button = { about: title, commands }
  return (
    <li className="relative flex min-h-18 flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line py-3 hover:bg-surface">
      <div className="grid min-w-0 flex-[1_1_16rem] grid-cols-[minmax(0,1fr)] gap-1">
        <RowLink href={paths.letter(letter.id)}>{letter.title}</RowLink>
        <span className="text-hint wrap-anywhere text-muted tabular-nums">{inShort(letter)}</span>
        {letter.opening !== '' && (
          <span className="line-clamp-1 text-hint wrap-anywhere text-muted">{letter.opening}</span>
        )}
      </div>
      <div className="relative -mx-[min(0.75rem,16px)] flex flex-wrap">
        {letter.trashedAt === null ? (
          <>
            <CommandButton
              label={words.duplicate}
              {...button}
              onPress={() => commands.send({ type: 'run', command: 'copy', input: { id } })}
            />
            <CommandButton
              label={words.rename}
              {...button}
              onPress={() => commands.send({ type: 'ask', command: 'rename', input: { id } })}
            />
            <CommandButton
              label={words.moveToTrash}
              {...button}
              onPress={() => commands.send({ type: 'run', command: 'trash', input: { id } })}
            />
          </>
        ) : (
          <>
            <CommandButton
              label={words.restore}
              {...button}
              onPress={() => commands.send({ type: 'run', command: 'restore', input: { id } })}
            />
            <CommandButton
              label={words.deleteForGood}
              {...button}
              onPress={() => commands.send({ type: 'ask', command: 'delete', input: { id } })}
            />
          </>
        )}
      </div>
    </li>
  )
}

/** The job, the length, and the date of the last change or of the deletion. */
const inShort = ({ job, trashedAt, updatedAt, words: length }: LetterItem) =>
  [
    jobInWords(job),
    words.words(length),
    trashedAt === null ? words.changed(updatedAt) : inTrashUntil(trashedAt),
  ].join(' · ')
