import { passkeyCalls, type Passkey } from '../../../contract/identity/passkeys.ts'
import type { Role } from '../../../contract/roles.ts'
import type { AddedPasskey, NewPasskey, PasskeyCommands } from '../../../machines/identity/passkeys.ts'
import { addPasskey as add, authenticate } from '../../network/passkeys.ts'
import { request } from '../../network/request.ts'
import { wantedProof } from './proof.ts'
import { commandEffect } from '../shared/commandEffect.ts'
import { provided, type EffectRequest } from '../shared/provided.ts'

export const listPasskeys = provided(
  ({ input: { role }, signal }: EffectRequest<{ readonly role: Role }>): Promise<readonly Passkey[]> =>
    request(passkeyCalls.listPasskeys, {}, { role, signal }),
)

/** Adds a passkey. Resolves with the methods of proof if the server requires one first. */
export const addPasskey = provided(
  async ({ input: { proof, role }, signal }: EffectRequest<NewPasskey>): Promise<AddedPasskey> => {
    const of = { role, signal }
    if (proof === 'passkey') return { passkey: await add(of, { response: await authenticate(of) }) }
    if (proof !== 'none') return { passkey: await add(of, { password: proof.get('password') }) }
    return add(of, {}).then(
      (passkey) => ({ passkey }),
      async (error: unknown) => ({ ways: await wantedProof(error, of) }),
    )
  },
)

export const passkeyCommands = commandEffect<PasskeyCommands>({
  rename: ({ input: { form, id, role }, signal }) =>
    request(passkeyCalls.renamePasskey, { id, name: form.get('name') }, { role, signal }),
  remove: async ({ input: { id, role }, signal }) => {
    await request(passkeyCalls.removePasskey, { id }, { role, signal })
    return {}
  },
})
