import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { changes } from '../../../src/effects/live.ts'

/** A stream that no server gives. */
class Stream extends EventTarget {
  static readonly OPEN = 1
  static all: Stream[] = []
  readyState = Stream.OPEN

  constructor() {
    super()
    Stream.all.push(this)
  }

  close() {
    this.readyState = 2
  }
}

beforeEach(() => {
  Stream.all = []
  vi.stubGlobal('EventSource', Stream)
})

afterEach(() => void vi.unstubAllGlobals())

const open = () => Stream.all.filter(({ readyState }) => readyState === Stream.OPEN)

test('a stream is closed before its page is left, and another one opened when the page comes back', () => {
  const actor = createActor(changes, { input: { role: 'candidate', since: 0 } }).start()
  expect(open()).toHaveLength(1)
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
  expect(open()).toHaveLength(0)
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(open()).toHaveLength(1)
  actor.stop()
  expect(open()).toHaveLength(0)
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(open()).toHaveLength(0)
})
