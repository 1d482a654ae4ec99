import type { SavedSearch } from '../../../contract/alerts/savedSearch.ts'
import { Chip } from '../../ui/text/Chip.tsx'
import { Name } from '../../ui/text/Name.tsx'
import { searchFacts, searchTitle } from '../../words/alerts/savedSearch.ts'

interface Props {
  search: Pick<SavedSearch, 'criteria' | 'name'>
  /** Id of the title. */
  id?: string
}

/** A saved search: its title, and its criteria as chips. */
export function SearchInWords({ search, id }: Props) {
  const facts = searchFacts(search)
  return (
    <>
      <p id={id} className="font-medium wrap-anywhere">
        <Name>{searchTitle(search)}</Name>
      </p>
      {facts.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-1.5">
          {facts.map((fact) => (
            <li key={fact} className="min-w-0">
              <Chip>{fact}</Chip>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
