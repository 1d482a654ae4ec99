import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import X from 'lucide-react/icons/x'
import type { Criteria } from '../../../contract/search/criteria.ts'
import type { FoundJobs } from '../../../contract/search/found.ts'
import { filtersIn, searchWords } from '../../words/search.ts'
import { jobsAt } from './jobsAt.ts'

const words = searchWords.filters
const pill =
  'inline-flex min-h-11 items-center gap-2 rounded-full border border-field bg-surface px-4 text-label hover:border-field-hover sm:min-h-9'

interface Props {
  criteria: Criteria
  regionNames: FoundJobs['regionNames']
}

/**
 * Button that opens the filters where they are not beside the list, and chips that remove the chosen ones.
 */
export function FilterChips({ criteria, regionNames }: Props) {
  const filters = filtersIn(criteria, regionNames)
  return (
    <ul className="mt-3 flex flex-wrap gap-2 2xl:hidden print:hidden">
      <li>
        <button type="button" popoverTarget="filters" className={pill}>
          <SlidersHorizontal className="size-4" />
          {words.button(filters.length)}
        </button>
      </li>
      {filters.map(({ rest, words: label }) => (
        <li key={label}>
          <a href={jobsAt(rest)} className={pill}>
            <span className="sr-only">{words.remove} </span>
            {label}
            <X className="size-4 shrink-0" />
          </a>
        </li>
      ))}
    </ul>
  )
}
