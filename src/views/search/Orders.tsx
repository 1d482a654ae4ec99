import { orders, type Criteria } from '../../../contract/search/criteria.ts'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { orderNames, searchWords } from '../../words/search.ts'
import { jobsAt } from './jobsAt.ts'

/** Orders of the results. The best match needs search words. */
export const Orders = ({ criteria }: { criteria: Criteria }) => (
  <nav aria-label={searchWords.list.order} className="flex flex-wrap gap-x-4 text-hint">
    {orders
      .filter((order) => order !== 'relevant' || criteria.q !== '')
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
