import type { ReactNode } from 'react'
import { useSelector } from '@xstate/react'
import { isolate } from '../../../contract/isolate.ts'
import { paths } from '../../../contract/paths.ts'
import type { OwnPosting } from '../../../contract/postings/calls.ts'
import type { CreatingFlow } from '../../../machines/postings/creating.ts'
import type { ManagingFlow } from '../../../machines/postings/managing.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { doerOf, entryInWords, stateExplained } from '../../words/postingEvents.ts'
import { postingFields } from '../../words/postingFields.ts'
import { ChangesNote } from './ChangesNote.tsx'
import { RefusalNote } from './RefusalNote.tsx'
import { ManagingDialogs } from './ManagingDialogs.tsx'
import { PostingActions } from './PostingActions.tsx'
import { PostingFacts } from './PostingFacts.tsx'
import { PostingStateTag } from './PostingStateTag.tsx'
import { PostingTimeline } from './PostingTimeline.tsx'

interface Props {
  posting: OwnPosting
  managing: ManagingFlow
  creating: CreatingFlow
  /** Whether the address of who looks at it is verified. */
  isVerified: boolean
  /** Who waits for an answer, or how far the answers have come. */
  people?: ReactNode
}

/** One posting: its state, what it asks of the employer, what can be done, and what happened to it. */
export function PostingView({ posting, managing, creating, isVerified, people }: Props) {
  const { id, missing, slug, state } = posting
  const overtaken = useSelector(managing, (current) => current.matches({ idle: 'overtaken' }))
  const duplicate = useSelector(managing, (current) =>
    current.matches({ idle: 'duplicate' }) ? current.context.failure : undefined,
  )
  const copying = useSelector(creating, (current) => current.hasTag('busy'))
  const last = posting.timeline.at(-1)

  return (
    <>
      {overtaken && (
        <Banner kind="warning">
          <span role="status">
            Somebody else was first, and your change was not made.
            {last && ` ${[entryInWords(last), isolate(doerOf(last))].filter(Boolean).join(' · ')}`}
          </span>
        </Banner>
      )}
      {duplicate && <RefusalNote failure={duplicate} />}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10 xl:grid-cols-[minmax(0,1fr)_280px]">
        <div className="min-w-0">
          <PostingStateTag posting={posting} />
          <p className="mt-4 mb-6 max-w-measure">{stateExplained(posting, isVerified)}</p>
          {missing.length > 0 && (
            <section className="mb-6">
              <h2 className="mb-3 text-h3">Missing to publish</h2>
              <ol className="grid gap-1">
                {missing.map((field) => (
                  <li key={field}>
                    <TextLink href={`${paths.editPosting(id)}#posting.${field}`}>
                      {postingFields[field]}
                    </TextLink>
                  </li>
                ))}
              </ol>
            </section>
          )}
          <ChangesNote posting={posting} />
          <PostingActions posting={posting} flow={managing} />
          <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
            {slug !== null && <TextLink href={paths.postingApplicants(id)}>See who has applied</TextLink>}
            {slug !== null && <TextLink href={paths.job(slug)}>See the job page</TextLink>}
            <Button
              look="quiet"
              size="small"
              aria-disabled={copying || undefined}
              onClick={() => creating.send({ type: 'copy', id })}
            >
              {copying ? 'Copying' : 'Copy this posting'}
            </Button>
          </div>
          {people && <div className="mt-10">{people}</div>}
          <div className="mt-10">
            <PostingTimeline posting={posting} />
          </div>
        </div>
        <PostingFacts posting={posting} />
      </div>
      {state !== 'discarded' && <ManagingDialogs flow={managing} />}
    </>
  )
}
