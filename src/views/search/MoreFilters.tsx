import ChevronDown from 'lucide-react/icons/chevron-down'
import { useState, type ReactNode } from 'react'
import { searchWords } from '../../words/search.ts'

interface Props {
  /** True if initially open. */
  isOpen: boolean
  children: ReactNode
}

/** Disclosure of the further filters: a `details` element, which works without scripts. */
export function MoreFilters({ isOpen, children }: Props) {
  // Uncontrolled after the first render, because the reader may have opened it before hydration.
  const [isOpenAtFirst] = useState(isOpen)
  return (
    <details suppressHydrationWarning open={isOpenAtFirst} className="border-t border-line py-2">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-tag text-label font-semibold marker:content-none 2xl:min-h-9 [&::-webkit-details-marker]:hidden">
        {searchWords.filters.more}
        <ChevronDown className="size-4 shrink-0 [[open]>summary>&]:rotate-180" />
      </summary>
      {children}
    </details>
  )
}
