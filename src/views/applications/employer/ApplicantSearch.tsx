import Search from 'lucide-react/icons/search'
import { applicantsWords } from '../../../words/applications/applicants.ts'
import { MAX_WORDS } from './applicantFilter.ts'

interface Props {
  words: string
  onSearch: (words: string) => void
}

/** Search for applicants by name, job title or city. An empty search resets the list. */
export const ApplicantSearch = ({ words, onSearch }: Props) => (
  <form
    role="search"
    className="relative w-full max-w-80 print:hidden"
    onSubmit={(event) => {
      event.preventDefault()
      const typed = new FormData(event.currentTarget).get('words')
      onSearch(typeof typed === 'string' ? typed.trim() : '')
    }}
  >
    <Search className="absolute start-3.5 top-2.5 size-4.5 text-subtle" aria-hidden="true" />
    <input
      type="search"
      name="words"
      maxLength={MAX_WORDS}
      defaultValue={words}
      autoComplete="off"
      aria-label={applicantsWords.search.label}
      placeholder={applicantsWords.search.hint}
      className="h-10 w-full rounded-control border border-field bg-surface ps-10 pe-3 text-hint placeholder:text-subtle hover:border-field-hover"
    />
  </form>
)
