import { letterLengths } from '../../../contract/letters/letter.ts'
import type { LetterItem } from '../../../contract/letters/calls.ts'
import type { LetterCommandsFlow } from '../../../machines/letters/letterCommands.ts'
import type { AnyPaging } from '../../../machines/reading/paging.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { KeptDialogs } from '../forms/KeptDialogs.tsx'
import { ShowMore } from '../reading/ShowMore.tsx'
import { LetterRow } from './LetterRow.tsx'

interface Props {
  isBin: boolean
  /** As far as they have been read. */
  letters: readonly LetterItem[]
  paging: AnyPaging
  commands: LetterCommandsFlow
}

/** Letters in rows, or that there is none. */
export function LetterList({ isBin, letters, paging, commands }: Props) {
  if (letters.length === 0) {
    return (
      <div className="mt-8">
        {isBin ? (
          <EmptyState title="The bin is empty" text="What you put there stays for 30 days." />
        ) : (
          <EmptyState title="No letter yet" text="Write one, use it for many jobs." />
        )}
      </div>
    )
  }
  return (
    <>
      <ul>
        {letters.map((letter) => (
          <LetterRow key={letter.id} letter={letter} commands={commands} />
        ))}
      </ul>
      <ShowMore flow={paging} />
      <KeptDialogs noun="letter" items={letters} longest={letterLengths.title} commands={commands} />
    </>
  )
}
