import { useEffect } from 'react'
import { withNext } from '../../../contract/paths.ts'
import { roleChooserMachine, type Purpose } from '../../../machines/auth/roleChooser.ts'
import { useNavigation } from '../../routing/location.ts'
import { useFlow } from '../../app/useFlow.ts'
import { useNext } from '../../routing/useNext.ts'
import { useSpeculation } from '../../browser/useSpeculation.ts'
import { RoleChooserView } from '../../views/auth/RoleChooserView.tsx'

export default function RoleChooserPage({ purpose }: { purpose: Purpose }) {
  const flow = useFlow(roleChooserMachine, { input: { purpose } })
  const { load } = useNavigation()
  const next = useNext()
  useSpeculation()

  useEffect(() => {
    // A full page navigation (specification, 2). The page may come back as it was, out of the back/forward cache, or
    // never leave, when the person stops the browser.
    const left = flow.on('leave', ({ to }) => load(withNext(to, next)))
    const returned = () => flow.send({ type: 'returned' })
    const moves = 'navigation' in window ? window.navigation : undefined
    addEventListener('pageshow', returned)
    moves?.addEventListener('navigateerror', returned)
    return () => {
      left.unsubscribe()
      removeEventListener('pageshow', returned)
      moves?.removeEventListener('navigateerror', returned)
    }
  }, [flow, load, next])

  return <RoleChooserView flow={flow} />
}
