import { afterEach, expect, test, vi } from 'vitest'
import { interruptedAnswers, savePendingAnswers } from '../../../src/browser/storage/pendingAnswers.ts'

const answers = {
  people: [{ id: 'a1', candidate: { firstName: 'Mina', lastName: 'Okafor' }, title: 'Carpenter' }],
  event: { type: 'ask', message: 'When can you start?' },
  key: '0123456789abcdef',
} as const

const keep = () => savePendingAnswers('e1', { ...answers, people: [...answers.people] })

afterEach(() => {
  vi.useRealTimers()
  sessionStorage.clear()
})

test('what is under way is known after a reload, and forgotten once the server has spoken', () => {
  const end = keep()
  expect(interruptedAnswers('e1')).toMatchObject(answers)
  end()
  expect(interruptedAnswers('e1')).toBeUndefined()
})

test('a call that ends because the page is left has not said anything', () => {
  const end = keep()
  dispatchEvent(new Event('pagehide'))
  end()
  expect(interruptedAnswers('e1')).toMatchObject(answers)
})

test('nobody else sends what somebody has begun, not even later', () => {
  keep()
  expect(interruptedAnswers('e2')).toBeUndefined()
  expect(interruptedAnswers('e1')).toBeUndefined()
})

test('what is half a minute old is not sent any more', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  keep()
  vi.setSystemTime(Date.now() + 30_000)
  expect(interruptedAnswers('e1')).toBeUndefined()
})

test('what nobody has written is not sent', () => {
  for (const foreign of ['', '[', '{}', JSON.stringify({ ...answers, account: 'e1', at: 'now' })]) {
    sessionStorage.setItem('answers', foreign)
    expect(interruptedAnswers('e1')).toBeUndefined()
  }
})
