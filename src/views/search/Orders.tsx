import { orders, wrongOrder, type Criteria } from '../../../contract/search/criteria.ts'
import type { FoundJobs } from '../../../contract/search/found.ts'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { orderNames, searchWords } from '../../words/search.ts'
import { jobsAt } from './jobsAt.ts'

interface Props {
  criteria: Criteria
  place: FoundJobs['place']
}

/** Links to sort the results. "Best match" requires search words, and "nearest" a city. */
export const Orders = ({ criteria, place }: Props) => (
  <nav aria-label={searchWords.list.order} className="flex flex-wrap gap-x-4 text-hint">
    {orders
      .filter((order) =>
        order === 'near' ? place?.kind === 'city' : wrongOrder({ ...criteria, sort: order }) === undefined,
      )
      .map((order) =>
        order === criteria.sort ? (
          <span key={order} aria-current="true" className="py-1 font-medium">
            {orderNames[order]}
          </span>
        ) : (
          <TextLink key={order} href={jobsAt({ ...criteria, sort: order })}>
            {orderNames[order]}
          </TextLink>
        ),
      )}
  </nav>
)
