import type { SavedSearch } from '../../../contract/alerts/savedSearch.ts'
import { Chip } from '../../ui/text/Chip.tsx'
import { searchFacts } from '../../words/alerts/savedSearch.ts'

/** Criteria of a saved search that its title does not mention, as chips. */
export function SearchFacts({ search }: { search: Pick<SavedSearch, 'criteria' | 'name'> }) {
  const facts = searchFacts(search)
  return (
    facts.length > 0 && (
      <ul className="mt-2 flex flex-wrap gap-1.5">
        {facts.map((fact) => (
          <li key={fact} className="min-w-0">
            <Chip>{fact}</Chip>
          </li>
        ))}
      </ul>
    )
  )
}
