import { fromPromise } from 'xstate'
import type { Passkey } from '../../../../contract/identity/passkeys.ts'
import type { AddedPasskey, PasskeyCommands } from '../../../../machines/identity/passkeys.ts'
import type * as Real from '../../../../src/effects/identity/passkeys.ts'
import { commandEffect } from '../../../../src/effects/shared/commandEffect.ts'
import { answer } from '../../../support/formEffect.ts'

type Effects = typeof Real

const passkey: Passkey = {
  id: '1',
  name: 'Chrome on Linux',
  createdAt: '2026-11-20T09:00:00.000Z',
  lastUsedAt: null,
}

export const listPasskeys: Effects['listPasskeys'] = fromPromise(() => answer((): readonly Passkey[] => []))

export const addPasskey: Effects['addPasskey'] = fromPromise(() => answer((): AddedPasskey => ({ passkey })))

export const passkeyCommands: Effects['passkeyCommands'] = commandEffect<PasskeyCommands>({
  rename: () => answer(() => passkey),
  remove: () => answer(() => ({})),
})
