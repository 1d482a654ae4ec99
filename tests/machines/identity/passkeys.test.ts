import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import type { ProofWays } from '../../../contract/identity/proof.ts'
import { passkeysMachine, type AddedPasskey, type NewPasskey } from '../../../machines/identity/passkeys.ts'
import { held } from '../support/startFlow.ts'

const ways: ProofWays = { password: false, passkey: false, recentLogin: false }

test('the account’s ways to prove identity are offered', async () => {
  const call = held<AddedPasskey, NewPasskey>()
  const flow = createActor(passkeysMachine.provide({ actors: { addPasskey: call.logic } }), {
    input: { role: 'candidate' },
  })
  flow.start()
  flow.send({ type: 'add' })
  call.last().answer({ ways })
  const { context } = await waitFor(flow, (snapshot) => snapshot.matches('proving'))
  expect(context.ways).toEqual(ways)

  flow.send({ type: 'logInAgain' })
  expect(flow.getSnapshot().value).toBe('idle')
})
