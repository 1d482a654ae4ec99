import { contract, type Contract } from '../../../contract/index.ts'
import { defineHandler, type HandlersOf } from '../shared/defineHandler.ts'
import { proofWaysOf } from '../../identity/proofWays.ts'
import { addPasskey } from './addPasskey.ts'
import {
  cancelEmailAddressChange,
  changeEmailAddress,
  readEmailAddressChange,
  resendEmailAddressChange,
} from './changeEmailAddress.ts'
import { confirmEmailAddress } from './confirmEmailAddress.ts'
import { finishRegistration } from './finishRegistration.ts'
import { listProviders, unlinkProvider } from './linkedProviders.ts'
import { linkProvider } from './linkProvider.ts'
import { listPasskeys, removePasskey, renamePasskey } from './ownPasskeys.ts'
import { passkeyLogin, passkeyLoginOptions } from './passkeyLogin.ts'
import { passkeyOptions } from './passkeyOptions.ts'
import { endOtherSessions, endSession, listSessions } from './openSessions.ts'
import { setPassword } from './setPassword.ts'
import { undoEmailAddress } from './undoEmailAddress.ts'

export const identityHandlers: HandlersOf<Contract['identity']> = {
  /** Returns the available providers, in the order of the settings. */
  listOfferedProviders: defineHandler(contract.identity.listOfferedProviders, async ({ providers }) => ({
    providers: providers.offered,
  })),
  /** Returns the available methods of re-authentication. */
  readProofWays: defineHandler(contract.identity.readProofWays, proofWaysOf),
  setPassword,
  linkProvider,
  finishRegistration,
  listProviders,
  unlinkProvider,
  listSessions,
  endSession,
  endOtherSessions,
  passkeyOptions,
  addPasskey,
  listPasskeys,
  renamePasskey,
  removePasskey,
  passkeyLoginOptions,
  passkeyLogin,
  readEmailAddressChange,
  changeEmailAddress,
  resendEmailAddressChange,
  cancelEmailAddressChange,
  confirmEmailAddress,
  undoEmailAddress,
}
