import { useSelector } from '@xstate/react'
import { paths } from '../../../contract/paths.ts'
import type { OwnPosting } from '../../../contract/postings/calls.ts'
import type { CreatingFlow } from '../../../machines/postings/creating.ts'
import type { ManagingFlow } from '../../../machines/postings/managing.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { stateExplained } from '../../words/postingEvents.ts'
import { postingFields } from '../../words/postingFields.ts'
import { postingPageWords } from '../../words/postings/page.ts'
import { ChangesNote } from './ChangesNote.tsx'
import { PostingActions } from './PostingActions.tsx'
import { PostingStateTag } from './PostingStateTag.tsx'

interface Props {
  posting: OwnPosting
  managing: ManagingFlow
  creating: CreatingFlow
  isVerified: boolean
}

/** State of a job post, its missing fields, and its commands. */
export function PostingStatus({ posting, managing, creating, isVerified }: Props) {
  const { id, missing, slug } = posting
  const copying = useSelector(creating, (current) => current.hasTag('busy'))
  return (
    <section aria-label={postingPageWords.status}>
      <PostingStateTag posting={posting} />
      <p className="mt-3 mb-5 max-w-measure text-muted">{stateExplained(posting, isVerified)}</p>
      {missing.length > 0 && (
        <section className="mb-5">
          <h2 className="mb-2 text-h3">{postingPageWords.leftToPublish}</h2>
          <ol className="grid gap-1">
            {missing.map((field) => (
              <li key={field}>
                <TextLink href={`${paths.editPosting(id)}#posting.${field}`}>{postingFields[field]}</TextLink>
              </li>
            ))}
          </ol>
        </section>
      )}
      <ChangesNote posting={posting} />
      <PostingActions posting={posting} flow={managing} />
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
        {slug !== null && (
          <TextLink href={paths.postingApplicants(id)}>{postingPageWords.viewApplicants}</TextLink>
        )}
        {slug !== null && <TextLink href={paths.job(slug)}>{postingPageWords.viewJobPage}</TextLink>}
        <Button
          look="quiet"
          size="small"
          aria-disabled={copying || undefined}
          onClick={() => creating.send({ type: 'copy', id })}
        >
          {copying ? postingPageWords.copying : postingPageWords.copy}
        </Button>
      </div>
    </section>
  )
}
