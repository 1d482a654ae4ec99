import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import type { AuthenticationResponse } from '../../../contract/identity/webAuthn.ts'
import type { DeletionEffects } from '../../../contract/privacy/deletionCalls.ts'
import type { Role } from '../../../contract/roles.ts'
import { deletionMachine, type ProvenDeletion } from '../../../machines/privacy/deletion.ts'
import { formOf, refused } from '../support/events.ts'
import { emittedBy, held } from '../support/startFlow.ts'

const effects: DeletionEffects = {
  erasedOn: '2027-01-15',
  proofs: { password: true, passkey: true, recentLogin: false },
  openApplications: 1,
  sentApplications: 1,
  sharedResumes: 0,
  company: null,
}

async function asking() {
  const preview = held<DeletionEffects, { readonly role: Role }>()
  const call = held<{ erasedOn: string }, ProvenDeletion>()
  const passkey = held<AuthenticationResponse, { readonly role: Role }>()
  const machine = deletionMachine.provide({
    actors: { previewDeletion: preview.logic, provePasskey: passkey.logic, deleteAccount: call.logic },
  })
  const flow = createActor(machine, { input: { role: 'employer' } })
  const emitted = emittedBy(flow)
  flow.start()
  flow.send({ type: 'begin' })
  preview.last().answer(effects)
  await waitFor(flow, (snapshot) => snapshot.matches('asking'))
  return { flow, call, passkey, emitted }
}

test('the dialog opens with a preview of what deletion ends, and closes without deleting', async () => {
  const { flow, call } = await asking()
  expect(flow.getSnapshot().context.effects).toEqual(effects)
  flow.send({ type: 'cancel' })
  expect(flow.getSnapshot().value).toBe('idle')
  expect(call.calls).toHaveLength(0)
})

test('the account is deleted once, and the notice names the last day to keep it', async () => {
  const { flow, call, emitted } = await asking()
  const form = formOf('password')
  flow.send({ type: 'submit', form })
  flow.send({ type: 'submit', form })
  expect(call.calls).toHaveLength(1)
  expect(call.last().input).toEqual({ role: 'employer', proof: form })
  call.last().answer({ erasedOn: '2027-01-15' })
  await waitFor(flow, ({ status }) => status === 'done')
  expect(emitted).toMatchObject([
    { notice: { kind: 'success', message: { name: 'accountDeleted', day: '2027-01-15' } } },
  ])
})

test('a wrong password returns to the dialog, with the reason', async () => {
  const { flow, call } = await asking()
  flow.send({ type: 'submit', form: formOf('password') })
  call.last().fail(refused)
  const { context } = await waitFor(flow, (snapshot) => snapshot.matches('asking'))
  expect(context.failure).toEqual(refused)
})

const response: AuthenticationResponse = {
  id: 'id',
  rawId: 'id',
  type: 'public-key',
  response: { clientDataJSON: 'data', authenticatorData: 'data', signature: 'data' },
}

test('a passkey proves who deletes the account, and is requested once', async () => {
  const { flow, call, passkey } = await asking()
  flow.send({ type: 'usePasskey' })
  flow.send({ type: 'usePasskey' })
  expect(passkey.calls).toHaveLength(1)
  passkey.last().answer(response)
  await waitFor(flow, (snapshot) => snapshot.matches('deleting'))
  expect(call.last().input).toEqual({ role: 'employer', proof: response })
})

test('an unused passkey returns to the dialog, and deletes nothing', async () => {
  const { flow, call, passkey } = await asking()
  flow.send({ type: 'usePasskey' })
  passkey.last().fail(refused)
  const { context } = await waitFor(flow, (snapshot) => snapshot.matches('asking'))
  expect(context.failure).toEqual(refused)
  expect(call.calls).toHaveLength(0)
})

test('closing the dialog ends the request for a passkey', async () => {
  const { flow, passkey } = await asking()
  flow.send({ type: 'usePasskey' })
  flow.send({ type: 'cancel' })
  expect(flow.getSnapshot().value).toBe('idle')
  expect(passkey.last().signal.aborted).toBe(true)
})
