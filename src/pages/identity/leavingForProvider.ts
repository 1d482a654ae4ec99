import { fromCallback } from 'xstate'
import { signInRefusals, type SignInRefusal } from '../../../contract/identity/offered.ts'
import { providerSignInMachine } from '../../../machines/identity/providerSignIn.ts'
import { watchReturn } from '../../browser/watchReturn.ts'

/** Machine for signing in with a provider, with its effects. */
export const leavingForProvider = providerSignInMachine.provide({
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

/** Reason for a failed provider sign-in, from the query string. */
export const refusalIn = (search: string): SignInRefusal | undefined => {
  const code = new URLSearchParams(search).get('refused')
  return signInRefusals.find((each) => each === code)
}
