import Bell from 'lucide-react/icons/bell'
import { useSelector } from '@xstate/react'
import { alertPaths } from '../../../contract/alerts/paths.ts'
import type { SavingFlow } from '../../../machines/search/saving.ts'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { saveSearchLinkWords as words } from '../../words/alerts/saveSearchLink.ts'
import { isPlainClick } from '../search/isPlainClick.ts'

interface Props {
  /** It knows whether an employer is there. */
  saving: SavingFlow
  /** Query of the search. */
  search: string
  isSaved: boolean
  /** True if the filters of a saved search are changed. */
  isChange: boolean
  /** Opens the form without leaving the page. */
  onPress: () => void
}

/** Opens the form that saves a search; links to the saved one afterwards. Employers save none. */
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
