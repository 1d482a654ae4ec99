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

test('a pending answer is restored after a reload, and removed once the server has responded', () => {
  const end = keep()
  expect(interruptedAnswers('e1')).toMatchObject(answers)
  end()
  expect(interruptedAnswers('e1')).toBeUndefined()
})

test('a call aborted by leaving the page leaves its answer pending', () => {
  const end = keep()
  dispatchEvent(new Event('pagehide'))
  end()
  expect(interruptedAnswers('e1')).toMatchObject(answers)
})

test('a pending answer is never sent by another account, not even later', () => {
  keep()
  expect(interruptedAnswers('e2')).toBeUndefined()
  expect(interruptedAnswers('e1')).toBeUndefined()
})

test('a pending answer older than half a minute is not sent', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  keep()
  vi.setSystemTime(Date.now() + 30_000)
  expect(interruptedAnswers('e1')).toBeUndefined()
})

test('a stored value of another shape is not sent', () => {
  for (const foreign of ['', '[', '{}', JSON.stringify({ ...answers, account: 'e1', at: 'now' })]) {
    sessionStorage.setItem('answers', foreign)
    expect(interruptedAnswers('e1')).toBeUndefined()
  }
})
