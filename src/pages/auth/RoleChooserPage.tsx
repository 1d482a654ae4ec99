import { fromCallback } from 'xstate'
import { roleChooserMachine, type Purpose } from '../../../machines/auth/roleChooser.ts'
import { useFlow } from '../../app/useFlow.ts'
import { useSpeculation } from '../../browser/useSpeculation.ts'
import { watchReturn } from '../../browser/watchReturn.ts'
import { useNextPath } from '../../routing/useNextPath.ts'
import { RoleChooserView } from '../../views/auth/RoleChooserView.tsx'

const machine = roleChooserMachine.provide({
  actors: {
    watchReturn: fromCallback(({ sendBack }) => {
      const report = () => sendBack({ type: 'returned' })
      const endWatching = watchReturn(report)
      // Fires when the person stops the navigation in the browser.
      window.navigation?.addEventListener('navigateerror', report)
      return () => {
        endWatching()
        window.navigation?.removeEventListener('navigateerror', report)
      }
    }),
  },
})

export default function RoleChooserPage({ purpose }: { purpose: Purpose }) {
  useSpeculation()
  return <RoleChooserView flow={useFlow(machine, { input: { purpose } })} next={useNextPath()} />
}
