import type { SavedSearch } from '../../../contract/alerts/savedSearch.ts'
import { Name } from '../../ui/text/Name.tsx'
import { searchTitle } from '../../words/alerts/savedSearch.ts'
import { SearchFacts } from './SearchFacts.tsx'

interface Props {
  search: Pick<SavedSearch, 'criteria' | 'name'>
  /** Id of the title element. */
  id?: string
}

/** Title of a saved search, with its other criteria as chips. */
export const SearchInWords = ({ search, id }: Props) => (
  <>
    <p id={id} className="font-medium wrap-anywhere">
      <Name>{searchTitle(search)}</Name>
    </p>
    <SearchFacts search={search} />
  </>
)
