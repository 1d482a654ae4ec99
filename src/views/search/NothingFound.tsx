import { without } from '../../../contract/search/address.ts'
import type { Criteria } from '../../../contract/search/criteria.ts'
import type { JobsPage } from '../../../contract/search/page.ts'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { jobsInWords, withoutInWords } from '../../words/search.ts'
import { jobsAt } from './jobsAt.ts'

interface Props {
  criteria: Criteria
  without: JobsPage['without']
}

const HAS_WORD = /[\p{L}\p{N}]/u

/** What stands where nothing is found: the way out of each criterion, with how many jobs it leads to. */
export const NothingFound = ({ criteria, without: removals }: Props) =>
  removals.length === 0 ? (
    <EmptyState title="No job is open" text="Employers publish new ones every day. Come back soon." />
  ) : (
    <EmptyState
      title="No job fits all of this"
      text={
        criteria.q !== '' && !HAS_WORD.test(criteria.q)
          ? `“${criteria.q}” is no word. Type one to search for, or try one of these:`
          : 'Try one of these:'
      }
    >
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {removals.map(({ count, name }) => (
          <li key={name} className="wrap-anywhere">
            <TextLink href={jobsAt(without(criteria, name))}>{withoutInWords(criteria, name)}</TextLink>
            <span className="ms-2 text-muted tabular-nums">{jobsInWords({ count, isCapped: false })}</span>
          </li>
        ))}
      </ul>
    </EmptyState>
  )
