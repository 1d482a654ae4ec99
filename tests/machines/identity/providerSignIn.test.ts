import { expect, test } from 'vitest'
import { createActor, type InputFrom } from 'xstate'
import { providerSignInMachine } from '../../../machines/identity/providerSignIn.ts'

function start(input: InputFrom<typeof providerSignInMachine>) {
  const flow = createActor(providerSignInMachine, { input })
  const left: string[] = []
  flow.on('navigate', ({ by, to }) => left.push(`${by} ${to}`))
  return { flow: flow.start(), left }
}

test('a chosen provider is opened once, as a document, with the page to open afterwards', () => {
  const { flow, left } = start({ role: 'employer', next: '/employer/jobs?a=b' })

  flow.send({ type: 'choose', provider: 'acme' })
  flow.send({ type: 'choose', provider: 'other' })

  expect(flow.getSnapshot().value).toBe('redirecting')
  expect(left).toEqual(['load /auth/start/employer/acme?next=%2Femployer%2Fjobs%3Fa%3Db'])
})

test('a refusal is shown until another provider is chosen, and not again after Back', () => {
  const { flow } = start({ role: 'candidate', refusal: 'denied' })
  expect(flow.getSnapshot()).toMatchObject({ value: 'refused', context: { refusal: 'denied' } })

  flow.send({ type: 'choose', provider: 'acme' })
  flow.send({ type: 'returned' })

  expect(flow.getSnapshot()).toMatchObject({
    value: 'choosing',
    context: { refusal: undefined, provider: undefined },
  })
})
