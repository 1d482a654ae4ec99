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

/** Card of a letter: its job, the beginning of its text, and its commands. */
export function LetterCard({ letter, commands }: Props) {
  const { id, title } = letter
  const button = { about: title, commands }
  return (
    <li className="relative flex flex-col rounded-card border border-line bg-surface transition-[border-color] duration-colour hover:border-field">
      <div className="grid flex-1 grid-cols-[minmax(0,1fr)] content-start gap-1 p-5">
        <RowLink href={paths.letter(letter.id)}>{letter.title}</RowLink>
        <span className="text-hint wrap-anywhere text-muted tabular-nums">{inShort(letter)}</span>
        {letter.opening !== '' && (
          <span className="mt-2 line-clamp-4 text-hint wrap-anywhere">{letter.opening}</span>
        )}
      </div>
      <div className="relative flex flex-wrap border-t border-line px-2 py-1.5">
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

/** Summary of a letter: the job, the length, and the date of the last change or the deletion. */
const inShort = ({ job, trashedAt, updatedAt, words: length }: LetterItem) =>
  [
    jobInWords(job),
    words.words(length),
    trashedAt === null ? words.changed(updatedAt) : inTrashUntil(trashedAt),
  ].join(' · ')
