import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { roleChooserMachine, type Purpose } from '../../../machines/auth/roleChooser.ts'
import { emittedBy } from '../support/startFlow.ts'

function start(purpose: Purpose = 'login') {
  const flow = createActor(roleChooserMachine, { input: { purpose } })
  const emitted = emittedBy(flow)
  flow.start()
  return { flow, emitted }
}

test('the candidate is selected at first', () => {
  const { flow } = start()
  expect(flow.getSnapshot().value).toBe('choosing')
  expect(flow.getSnapshot().context).toEqual({ purpose: 'login', role: 'candidate' })
})

test('selecting a card does not navigate yet', () => {
  const { flow, emitted } = start()
  flow.send({ type: 'choose', role: 'employer' })
  expect(flow.getSnapshot().context.role).toBe('employer')
  flow.send({ type: 'choose', role: 'candidate' })
  expect(flow.getSnapshot().context.role).toBe('candidate')
  expect(emitted).toEqual([])
})

test.each([
  ['login', 'candidate', '/auth/login/candidate'],
  ['login', 'employer', '/auth/login/employer'],
  ['register', 'candidate', '/auth/register/candidate'],
  ['register', 'employer', '/auth/register/employer'],
] as const)('continuing to %s as %s opens %s', (purpose, role, to) => {
  const { flow, emitted } = start(purpose)
  flow.send({ type: 'choose', role })
  flow.send({ type: 'continue' })
  expect(emitted).toEqual([{ type: 'navigate', to, by: 'load' }])
  expect(flow.getSnapshot().hasTag('busy')).toBe(true)
})

test('the requested page is kept', () => {
  const { flow, emitted } = start()
  flow.send({ type: 'continue', next: '/candidate/letters' })
  expect(emitted).toMatchObject([{ to: '/auth/login/candidate?next=%2Fcandidate%2Fletters' }])
})

test('while the next page loads, nothing can be selected or opened again', () => {
  const { flow, emitted } = start()
  flow.send({ type: 'continue' })
  flow.send({ type: 'choose', role: 'employer' })
  flow.send({ type: 'continue' })
  expect(emitted).toHaveLength(1)
  expect(flow.getSnapshot().context.role).toBe('candidate')
})

test('a person who returns finds their choice, and can continue', () => {
  const { flow, emitted } = start()
  flow.send({ type: 'choose', role: 'employer' })
  flow.send({ type: 'continue' })
  flow.send({ type: 'returned' })
  expect(flow.getSnapshot().value).toBe('choosing')
  expect(flow.getSnapshot().context).toEqual({ purpose: 'login', role: 'employer' })
  flow.send({ type: 'continue' })
  expect(emitted).toHaveLength(2)
})
