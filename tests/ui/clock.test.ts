import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { subscribeToClock } from '../../src/ui/text/useNow.ts'

const began = Date.UTC(2026, 10, 25, 23, 58, 30)

beforeEach(() => {
  vi.stubGlobal('document', new EventTarget())
  vi.useFakeTimers({ now: began })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Subscribes to the clock, and records the times of its callbacks. */
function follow() {
  const called: string[] = []
  const end = subscribeToClock(() => called.push(new Date().toISOString().slice(11, 19)))
  return { called, end }
}

test('a page follows the time every minute, past midnight too', () => {
  const { called, end } = follow()
  vi.advanceTimersByTime(150_000)
  expect(called).toEqual(['23:59:00', '00:00:00', '00:01:00'])
  end()
})

test('a page that becomes visible after the device has slept knows the time at once', () => {
  const { called, end } = follow()
  vi.setSystemTime(Date.UTC(2026, 10, 26, 9, 30))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(called).toEqual(['09:30:00'])
  end()
})

test('no timer runs once no component needs the time', () => {
  const [one, other] = [follow(), follow()]
  one.end()
  expect(vi.getTimerCount()).toBe(1)
  other.end()
  expect(vi.getTimerCount()).toBe(0)
  document.dispatchEvent(new Event('visibilitychange'))
  expect([...one.called, ...other.called]).toEqual([])
})
