import { lazy, Suspense, useState } from 'react'
import { alertPaths, changedSearchIn, isSavingSearch, withChanged } from '../../../contract/alerts/paths.ts'
import { paths } from '../../../contract/paths.ts'
import { criteriaIn, openJobIn, resultsIn, searchOf, withOpenJob } from '../../../contract/search/address.ts'
import type { SavingFlow } from '../../../machines/search/saving.ts'
import { onFirstTouch } from '../../browser/onFirstTouch.ts'
import { useLocation, useNavigate } from '../../routing/location.ts'
import { FailureBoundary } from '../../ui/feedback/FailureBoundary.tsx'
import { SaveSearchLink } from '../../views/alerts/SaveSearchLink.tsx'
import { saveSearchLinkWords } from '../../words/alerts/saveSearchLink.ts'

const SaveSearch = lazy(onFirstTouch(() => import('./SaveSearch.tsx')))

interface Props {
  saving: SavingFlow
}

/**
 * Link and dialog for saving a search. The address holds whether the dialog is open, in the same history
 * entry.
 */
export function SavingSearch({ saving }: Props) {
  const here = useLocation()
  // The address is current; the results may still be those of the previous search.
  const search = searchOf(criteriaIn(here.search))
  const navigate = useNavigate()
  const [saved, setSaved] = useState<string>()
  const changedId = changedSearchIn(here.search)
  const isOpen = isSavingSearch(here.search)
  const end = ({ isSaved }: { readonly isSaved: boolean }) => {
    if (isSaved) setSaved(search)
    const shown = withOpenJob(resultsIn(here.search), openJobIn(here.search))
    navigate(paths.jobs + withChanged(shown, isSaved ? undefined : changedId), { replace: true })
    // Deferred until the dialog is closed.
    requestAnimationFrame(() => document.getElementById('save-search')?.focus())
  }
  return (
    <>
      <SaveSearchLink
        saving={saving}
        search={search}
        isSaved={saved === search}
        isChange={changedId !== undefined}
        onPress={() => navigate(alertPaths.save(here.search), { replace: true })}
      />
      {isOpen && (
        <FailureBoundary fallback={<p role="status">{saveSearchLinkWords.notLoaded}</p>}>
          <Suspense>
            <SaveSearch criteria={search} changedId={changedId} onEnd={end} />
          </Suspense>
        </FailureBoundary>
      )}
    </>
  )
}
