import type { LetterItem } from '../../../contract/letters/calls.ts'
import { paths } from '../../../contract/paths.ts'
import type { ActingFlow } from '../../../machines/acting/acting.ts'
import { RowLink } from '../../ui/controls/RowLink.tsx'
import { dayHere, inBinUntil } from '../../words/dates.ts'
import { jobInWords } from '../../words/letters/letters.ts'
import { ActButton } from '../forms/ActButton.tsx'

interface Props {
  letter: LetterItem
  acting: ActingFlow
}

/** One letter of a list: what it is for, how it begins, and what can be done with it. */
export const LetterRow = ({ letter, acting }: Props) => (
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
          <ActButton name="copy" label="Duplicate" {...{ item: letter, acting }} />
          <ActButton name="rename" label="Rename" isAsked {...{ item: letter, acting }} />
          <ActButton name="trash" label="Bin" {...{ item: letter, acting }} />
        </>
      ) : (
        <>
          <ActButton name="restore" label="Restore" {...{ item: letter, acting }} />
          <ActButton name="delete" label="Delete for good" isAsked {...{ item: letter, acting }} />
        </>
      )}
    </div>
  </li>
)

/** For which job it is, how long, and until when, or since when, it is as it is. */
const inShort = ({ job, trashedAt, updatedAt, words }: LetterItem) =>
  [
    jobInWords(job),
    words === 1 ? '1 word' : `${words} words`,
    trashedAt === null ? `Changed ${dayHere(updatedAt)}` : inBinUntil(trashedAt),
  ].join(' · ')
