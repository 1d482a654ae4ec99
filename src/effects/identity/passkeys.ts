import { passkeyCalls, type Passkey } from '../../../contract/identity/passkeys.ts'
import type { Role } from '../../../contract/roles.ts'
import type { NewPasskey, PasskeyCommands } from '../../../machines/identity/passkeys.ts'
import { failureOf } from '../../../machines/shared/failure.ts'
import { addPasskey as add, authenticate } from '../../network/passkeys.ts'
import { request } from '../../network/request.ts'
import { commandEffect } from '../shared/commandEffect.ts'
import { provided, type EffectRequest } from '../shared/provided.ts'

export const listPasskeys = provided(
  ({ input: { role }, signal }: EffectRequest<{ readonly role: Role }>): Promise<readonly Passkey[]> =>
    request(passkeyCalls.listPasskeys, {}, { role, signal }),
)

/** Adds a passkey. Gives nothing where the server wants a proof that it was not given. */
export const addPasskey = provided(async ({ input: { proof, role }, signal }: EffectRequest<NewPasskey>) => {
  const of = { role, signal }
  if (proof === 'passkey') return add(of, { response: await authenticate(of) })
  if (proof !== 'none') return add(of, { password: proof.get('password') })
  return add(of, {}).catch((error: unknown) => {
    if (failureOf(error).fields?.['password'] === undefined) throw error
    return undefined
  })
})

export const passkeyCommands = commandEffect<PasskeyCommands>({
  rename: ({ input: { form, id, role }, signal }) =>
    request(passkeyCalls.renamePasskey, { id, name: form.get('name') }, { role, signal }),
  remove: async ({ input: { id, role }, signal }) => {
    await request(passkeyCalls.removePasskey, { id }, { role, signal })
    return {}
  },
})
