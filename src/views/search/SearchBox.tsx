import MapPin from 'lucide-react/icons/map-pin'
import Search from 'lucide-react/icons/search'
import type { ComponentType } from 'react'
import { paths } from '../../../contract/paths.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { homeWords } from '../../words/pages/home.ts'

const { what, where } = homeWords.search

/** The start of a search. The browser sends it, and the address of the results says all of it. */
export const SearchBox = () => (
  <form
    action={paths.jobs}
    role="search"
    aria-label="Jobs"
    autoComplete="off"
    data-ready=""
    className="grid w-full max-w-[860px] items-center rounded-[18px] bg-surface p-2 text-ink shadow-card sm:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)_auto]"
  >
    <Words name="q" label="What" example={what} Icon={Search} />
    <Words
      name="place"
      label="Where"
      example={where}
      Icon={MapPin}
      className="border-line max-sm:border-t sm:border-s"
    />
    <Button type="submit" className="max-sm:mt-2 sm:min-h-14 sm:px-7">
      Search
    </Button>
  </form>
)

interface WordsProps {
  name: string
  label: string
  example: string
  Icon: ComponentType<{ className?: string }>
  className?: string
}

/** A field whose whole area is its label. */
const Words = ({ name, label, example, Icon, className = '' }: WordsProps) => (
  <label
    htmlFor={name}
    className={`flex min-w-0 cursor-text items-center gap-3 px-3 py-2 sm:px-4 ${className}`}
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
