import { isolate } from '../../../contract/isolate.ts'
import { paths } from '../../../contract/paths.ts'
import type { PostingItem } from '../../../contract/postings/calls.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { RowLink } from '../../ui/controls/RowLink.tsx'
import { countsInShort } from '../../words/applications/waiting.ts'
import { dayInWords } from '../../../contract/dayInWords.ts'
import { namedDay } from '../../words/dates.ts'
import { PostingStateTag } from './PostingStateTag.tsx'

/** What an employer has to do about a posting; nothing, where it goes on by itself. */
const needs: Readonly<Partial<Record<PostingItem['state'], string>>> = {
  unconfirmed: 'Say whether you are still hiring',
  expired: 'Renew it, or close it',
  draft: 'Finish it, and publish it',
}

const todo = ({ changes, changesAsked, state }: PostingItem) => {
  const isAsked = (state === 'draft' && changesAsked !== null) || changes === 'refused'
  if (isAsked) return 'Change what we asked for, and publish it again'
  return needs[state] ?? (changes === 'waiting' ? 'Your changes are being checked' : undefined)
}

interface Props {
  postings: readonly PostingItem[]
  /** Begins a draft as a copy of one, where that is offered. */
  onCopy?: (id: string) => void
  isCopying?: boolean
}

/** Postings in rows: title and state, what has to be done, and the last day. */
export const PostingRows = ({ postings, onCopy, isCopying = false }: Props) => (
  <ul>
    {postings.map((posting) => (
      <li
        key={posting.id}
        className="relative flex min-h-18 flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3 hover:bg-surface"
      >
        <div className="grid min-w-0 flex-[1_1_100%] grid-cols-[minmax(0,1fr)] gap-1 sm:flex-[1_1_14rem]">
          <RowLink href={paths.posting(posting.id)}>{posting.title}</RowLink>
          <span className="text-hint text-muted tabular-nums">{inShort(posting)}</span>
        </div>
        <PostingStateTag posting={posting} />
        {onCopy && (
          <Button
            look="quiet"
            size="small"
            className="relative"
            aria-disabled={isCopying || undefined}
            aria-label={`Copy ${isolate(posting.title)}`}
            onClick={() => onCopy(posting.id)}
          >
            Copy
          </Button>
        )}
      </li>
    ))}
  </ul>
)

/** What has to be done, who has applied, and the last day. */
const inShort = (posting: PostingItem) =>
  [
    todo(posting),
    ...countsInShort(posting.counts),
    posting.nextDueAt && `Next due ${namedDay(posting.nextDueAt)}`,
    posting.validThrough && `Last day ${dayInWords(posting.validThrough)}`,
  ]
    .filter(Boolean)
    .join(' · ')
