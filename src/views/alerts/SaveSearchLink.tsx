import Bell from 'lucide-react/icons/bell'
import { useSelector } from '@xstate/react'
import { alertPaths } from '../../../contract/alerts/paths.ts'
import type { SavingFlow } from '../../../machines/search/saving.ts'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { saveSearchLinkWords as words } from '../../words/alerts/saveSearchLink.ts'
import { isPlainClick } from '../search/isPlainClick.ts'

interface Props {
  /** Flow for saved jobs, which knows whether the visitor is an employer. */
  saving: SavingFlow
  /** Query string of the search. */
  search: string
  isSaved: boolean
  /** True while the filters of a saved search are edited. */
  isChange: boolean
  /** Opens the dialog without leaving the page. */
  onPress: () => void
}

/**
 * Link that opens the dialog for saving a search, or leads to the saved search afterwards. Hidden from
 * employers, who cannot save searches.
 */
export function SaveSearchLink({ saving, search, isSaved, isChange, onPress }: Props) {
  const isOffered = useSelector(saving, (state) => !state.matches('unavailable'))
  if (!isOffered) return null
  return (
    <>
      <Bell className="size-4.5 text-muted" />
      <TextLink
        id="save-search"
        href={isSaved ? alertPaths.preferences : alertPaths.save(search)}
        onClick={(event) => {
          if (isSaved || !isPlainClick(event)) return
          event.preventDefault()
          onPress()
        }}
      >
        {isSaved ? words.saved : isChange ? words.update : words.save}
      </TextLink>
    </>
  )
}
