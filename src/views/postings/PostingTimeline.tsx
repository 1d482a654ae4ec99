import type { OwnPosting } from '../../../contract/postings/calls.ts'
import { Name } from '../../ui/text/Name.tsx'
import { dayHere } from '../../words/dates.ts'
import { postingPageWords } from '../../words/postings/page.ts'
import { doerOf, entryInWords } from '../../words/postingEvents.ts'

/** Activity of a job post, newest first, down to its creation. */
export const PostingTimeline = ({ posting: { createdAt, timeline } }: { posting: OwnPosting }) => (
  <section>
    <h2 className="mb-3 text-h2">{postingPageWords.activity}</h2>
    <ol className="@container border-t border-line">
      {timeline.toReversed().map((entry) => (
        <Row key={entry.seq} at={entry.at} what={entryInWords(entry)} who={doerOf(entry)} />
      ))}
      {timeline[0]?.seq !== undefined && timeline[0].seq > 1 ? null : (
        <Row at={createdAt} what={postingPageWords.created} who="" />
      )}
    </ol>
  </section>
)

const Row = ({ at, what, who }: { at: string; what: string; who: string }) => (
  <li className="grid gap-x-6 border-b border-line py-3 @md:grid-cols-[10rem_minmax(0,1fr)]">
    <time dateTime={at} className="text-hint text-muted tabular-nums">
      {dayHere(at)}
    </time>
    <span className="min-w-0 wrap-anywhere">
      {what}
      {who && (
        <span className="text-muted">
          {' '}
          · <Name>{who}</Name>
        </span>
      )}
    </span>
  </li>
)
