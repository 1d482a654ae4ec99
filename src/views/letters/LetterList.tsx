import { letterLengths } from '../../../contract/letters/letter.ts'
import type { LetterItem } from '../../../contract/letters/calls.ts'
import type { LetterCommandsFlow } from '../../../machines/letters/letterCommands.ts'
import type { AnyPaging } from '../../../machines/reading/paging.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { letterListWords as words } from '../../words/letters/letters.ts'
import { KeptDialogs } from '../forms/KeptDialogs.tsx'
import { ShowMore } from '../reading/ShowMore.tsx'
import { LetterCard } from './LetterCard.tsx'

interface Props {
  isTrash: boolean
  letters: readonly LetterItem[]
  paging: AnyPaging
  commands: LetterCommandsFlow
}

/** Letters as cards, or the empty state. */
export function LetterList({ isTrash, letters, paging, commands }: Props) {
  if (letters.length === 0) {
    return (
      <div className="mt-8">
        {isTrash ? (
          <EmptyState {...words.emptyTrash} />
        ) : (
          <EmptyState {...words.none}>
            <Button
              size="small"
              look="secondary"
              onClick={() => commands.send({ type: 'run', command: 'write', input: {} })}
            >
              {words.write}
            </Button>
          </EmptyState>
        )}
      </div>
    )
  }
  return (
    <>
      <ul className="mt-6 grid grid-cols-[repeat(auto-fill,minmax(min(22rem,100%),1fr))] gap-4">
        {letters.map((letter) => (
          <LetterCard key={letter.id} letter={letter} commands={commands} />
        ))}
      </ul>
      <ShowMore flow={paging} />
      <KeptDialogs kind="letter" items={letters} longest={letterLengths.title} commands={commands} />
    </>
  )
}
