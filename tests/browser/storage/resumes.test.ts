import { expect, onTestFinished, test } from 'vitest'
import { resumeDrafts } from '../../../src/browser/storage/resumeDrafts.ts'

test('a text longer than the limit of a resume is stored on the device as typed', () => {
  onTestFinished(() => resumeDrafts.forget('one'))
  const before = { title: 'Engines', document: {} }
  const summary = 'x'.repeat(15_000)
  const typed = {
    title: 'y'.repeat(200),
    document: { basics: { summary }, work: [{ highlights: ['z'.repeat(3_000)] }] },
  }
  resumeDrafts.keep('one', { revision: 1, before, typed })
  expect(resumeDrafts.of('one')).toEqual({ revision: 1, before, typed })
})

test('a stored value of another shape is not read as a resume', () => {
  onTestFinished(() => localStorage.removeItem('resume:one'))
  localStorage.setItem('resume:one', JSON.stringify({ revision: 1, before: {}, typed: { title: 7 } }))
  expect(resumeDrafts.of('one')).toBeUndefined()
})
