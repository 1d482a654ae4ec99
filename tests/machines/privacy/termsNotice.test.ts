import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { termsNoticeMachine, type TermsToAccept } from '../../../machines/privacy/termsNotice.ts'
import { refused } from '../support/events.ts'
import { emittedBy, held } from '../support/startFlow.ts'

const input: TermsToAccept = { role: 'candidate', version: '0123456789abcdef' }

function start() {
  const accept = held<object, TermsToAccept>()
  const flow = createActor(termsNoticeMachine.provide({ actors: { acceptTerms: accept.logic } }), { input })
  const emitted = emittedBy(flow)
  flow.start()
  return { accept, emitted, flow }
}

test('Terms are accepted only on the member’s action, once, in the version that was shown.', async () => {
  const { accept, flow } = start()
  expect(accept.calls).toEqual([])
  flow.send({ type: 'accept' })
  flow.send({ type: 'accept' })
  expect(accept.calls.map((call) => call.input)).toEqual([input])
  accept.last().answer({})
  expect((await waitFor(flow, ({ status }) => status === 'done')).value).toBe('accepted')
})

test('a refusal is shown, and the member can try again', async () => {
  const { accept, emitted, flow } = start()
  flow.send({ type: 'accept' })
  accept.last().fail(refused)
  await waitFor(flow, (now) => now.matches('asking'))
  expect(emitted).toMatchObject([{ type: 'notice', notice: { kind: 'failure' } }])
  flow.send({ type: 'accept' })
  expect(accept.calls).toHaveLength(2)
})
