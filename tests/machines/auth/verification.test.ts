import { expect, test } from 'vitest'
import { createActor, toPromise } from 'xstate'
import type { MailedLink } from '../../../machines/auth/mailedLink.ts'
import { verificationMachine } from '../../../machines/auth/verification.ts'
import { refused } from '../support/events.ts'
import { emittedBy, held } from '../support/startFlow.ts'

const link: MailedLink = { role: 'employer', emailAddress: 'employer@example.com', code: 'CODE' }

function start() {
  const verify = held<unknown, MailedLink>()
  const machine = verificationMachine.provide({ actors: { verify: verify.logic } })
  const flow = createActor(machine, { input: link })
  const emitted = emittedBy(flow)
  flow.start()
  return { flow, verify, emitted }
}

test('visiting the link verifies once, with the data of the link', () => {
  const { flow, verify, emitted } = start()
  expect(verify.calls.map(({ input }) => input)).toEqual([link])
  expect(flow.getSnapshot().hasTag('opening')).toBe(true)
  expect(emitted).toEqual([])
})

test('A verified address ends the flow with a notice that links back to the account.', async () => {
  const { flow, verify, emitted } = start()
  verify.last().answer(null)
  expect(await toPromise(flow)).toEqual({ role: 'employer' })
  expect(flow.getSnapshot().value).toBe('verified')
  expect(emitted).toEqual([
    {
      type: 'notice',
      notice: {
        kind: 'success',
        title: 'done',
        message: 'emailVerified',
        link: { label: 'backToAccount', href: '/app' },
      },
    },
  ])
})

test('a refused link is announced, and the flow ends too', async () => {
  const { flow, verify, emitted } = start()
  verify.last().fail(refused)
  expect(await toPromise(flow)).toEqual({ role: 'employer' })
  expect(flow.getSnapshot().value).toBe('refused')
  expect(emitted).toEqual([
    {
      type: 'notice',
      notice: { kind: 'failure', title: 'error', message: { name: 'text', text: refused.message } },
    },
  ])
})

test.each(['answer', 'fail'] as const)('the code is not kept after an %s', async (end) => {
  const { flow, verify } = start()
  expect(flow.getSnapshot().context).toEqual(link)
  verify.last()[end](refused)
  await toPromise(flow)
  expect(flow.getSnapshot().context).toEqual({ ...link, code: undefined })
})
