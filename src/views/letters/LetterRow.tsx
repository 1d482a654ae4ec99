import { useSelector } from '@xstate/react'
import type { LetterItem } from '../../../contract/letters/calls.ts'
import { paths } from '../../../contract/paths.ts'
import type { ActingFlow } from '../../../machines/acting/acting.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { RowLink } from '../../ui/controls/RowLink.tsx'
import { dayInWords } from '../../words/dates.ts'
import { jobInWords } from '../../words/letters/letters.ts'

const DAY = 86_400_000
/** For how long a letter stays in the bin. */
const BINNED = 30 * DAY

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
    <div className="relative -mx-3 flex flex-wrap">
      {letter.trashedAt === null ? (
        <>
          <Act name="copy" label="Duplicate" {...{ letter, acting }} />
          <Act name="rename" label="Rename" isAsked {...{ letter, acting }} />
          <Act name="trash" label="Bin" {...{ letter, acting }} />
        </>
      ) : (
        <>
          <Act name="restore" label="Restore" {...{ letter, acting }} />
          <Act name="delete" label="Delete for good" isAsked {...{ letter, acting }} />
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
    trashedAt === null
      ? `Changed ${dayInWords(updatedAt)}`
      : `In the bin until ${dayInWords(new Date(Date.parse(trashedAt) + BINNED).toISOString())}`,
  ].join(' · ')

interface ActProps extends Props {
  name: string
  label: string
  /** Whether something is asked before it is done. */
  isAsked?: boolean
}

function Act({ name, label, isAsked = false, letter, acting }: ActProps) {
  const busy = useSelector(acting, (state) => state.hasTag('busy'))
  const act = { name, of: letter.id }
  return (
    <Button
      look="quiet"
      size="row"
      className="min-h-11"
      aria-label={`${label}: ${letter.title}`}
      aria-disabled={busy || undefined}
      onClick={() => acting.send(isAsked ? { type: 'ask', act } : { type: 'send', act })}
    >
      {label}
    </Button>
  )
}
