import { fromPromise } from 'xstate'
import type { Passkey } from '../../../../contract/identity/passkeys.ts'
import type { PasskeyCommands } from '../../../../machines/identity/passkeys.ts'
import type * as Real from '../../../../src/effects/identity/passkeys.ts'
import { commandEffect } from '../../../../src/effects/shared/commandEffect.ts'
import { answer } from '../../../support/formEffect.ts'

export const listPasskeys: (typeof Real)['listPasskeys'] = fromPromise(() =>
  answer((): readonly Passkey[] => []),
)

const added: Passkey = {
  id: 'passkey',
  name: 'Laptop',
  createdAt: '2026-11-26T09:00:00.000Z',
  lastUsedAt: null,
}

export const addPasskey: (typeof Real)['addPasskey'] = fromPromise(() => answer((): Passkey | undefined => added))

export const passkeyCommands: (typeof Real)['passkeyCommands'] = commandEffect<PasskeyCommands>({
  rename: ({ input: { form } }) => answer(() => ({ ...added, name: String(form.get('name')) })),
  remove: () => answer(() => ({})),
})
