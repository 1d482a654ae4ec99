import { fromCallback } from 'xstate'
import { signInRefusals, type SignInRefusal } from '../../../contract/identity/offered.ts'
import { providerSignInMachine } from '../../../machines/identity/providerSignIn.ts'
import { watchReturn } from '../../browser/watchReturn.ts'

/** The machine that leaves for a provider, in this browser. */
export const leavingForProvider = providerSignInMachine.provide({
  actors: {
    watchReturn: fromCallback(({ sendBack }) => {
      const report = () => sendBack({ type: 'returned' })
      const endWatching = watchReturn(report)
      // The person has stopped the browser.
      window.navigation?.addEventListener('navigateerror', report)
      return () => {
        endWatching()
        window.navigation?.removeEventListener('navigateerror', report)
      }
    }),
  },
})

/** Why a person is back from a provider, in the address of the page. */
export const refusalIn = (search: string): SignInRefusal | undefined => {
  const code = new URLSearchParams(search).get('refused')
  return signInRefusals.find((each) => each === code)
}
