import MapPin from 'lucide-react/icons/map-pin'
import Search from 'lucide-react/icons/search'
import type { ComponentType } from 'react'
import { paths } from '../../../contract/paths.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { homeWords } from '../../words/pages/home.ts'

const words = homeWords.search

/**
 * Search form for other pages: a plain GET form, so that the URL of the results contains the whole search.
 * The fields share a row if their text fits.
 */
export const SearchBox = () => (
  <div className="@container w-full max-w-[860px]">
    <form
      action={paths.jobs}
      role="search"
      aria-label={words.name}
      autoComplete="off"
      data-ready=""
      className="grid items-center rounded-panel bg-surface p-2 text-ink shadow-card @lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)_auto]"
    >
      <Words name="q" {...words.what} Icon={Search} />
      <Words
        name="place"
        {...words.where}
        Icon={MapPin}
        className="border-line @max-lg:border-t @lg:border-s"
      />
      <Button type="submit" className="@max-lg:mt-2 @lg:min-h-14 @lg:px-8">
        {words.submit}
      </Button>
    </form>
  </div>
)

interface WordsProps {
  name: string
  label: string
  example: string
  Icon: ComponentType<{ className?: string }>
  className?: string
}

/** Field whose label covers its whole area. */
const Words = ({ name, label, example, Icon, className = '' }: WordsProps) => (
  <label
    htmlFor={name}
    className={`flex min-w-0 cursor-text items-center gap-3 px-3 py-2 @lg:px-4 ${className}`}
  >
    <Icon className="size-5 shrink-0 text-subtle" />
    <span className="min-w-0 flex-1">
      <span className="block text-caption font-medium">{label}</span>
      <input
        id={name}
        name={name}
        enterKeyHint="search"
        placeholder={example}
        className="block w-full rounded-tag bg-transparent text-ink placeholder:text-subtle"
      />
    </span>
  </label>
)
