import { without } from '../../../contract/search/address.ts'
import type { Criteria } from '../../../contract/search/criteria.ts'
import type { JobsPage } from '../../../contract/search/page.ts'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { jobsInWords, searchWords, withoutInWords } from '../../words/search.ts'
import { jobsAt } from './jobsAt.ts'

interface Props {
  criteria: Criteria
  without: JobsPage['without']
  regionNames: JobsPage['found']['regionNames']
}

const HAS_WORD = /[\p{L}\p{N}]/u

/**
 * Empty state of the results, with links to the search without each criterion and the number of jobs found.
 */
export const NothingFound = ({ criteria, regionNames, without: removals }: Props) =>
  removals.length === 0 ? (
    <EmptyState {...searchWords.none} />
  ) : (
    <EmptyState
      title={searchWords.nothing.title}
      text={
        criteria.q !== '' && !HAS_WORD.test(criteria.q)
          ? searchWords.nothing.noWord(criteria.q)
          : searchWords.nothing.text
      }
    >
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {removals.map(({ count, name }) => (
          <li key={name} className="wrap-anywhere">
            <TextLink href={jobsAt(without(criteria, name))}>
              {withoutInWords(criteria, name, regionNames)}
            </TextLink>
            <span className="ms-2 text-muted tabular-nums">{jobsInWords({ count, isCapped: false })}</span>
          </li>
        ))}
      </ul>
    </EmptyState>
  )
