import { beforeEach, expect, test } from 'vitest'
import { mayLeave, useLeaveGuard } from '../../../src/routing/leaveGuard.ts'
import { renderHook } from '../support/renderHook.tsx'

beforeEach(() => history.replaceState(null, '', '/candidate/profile'))

function guarded() {
  const page = { isUnsaved: false, asked: [] as string[] }
  const isUnsaved = () => page.isUnsaved
  const ask = (to: string) => void page.asked.push(to)
  const { unmount } = renderHook(() => useLeaveGuard(isUnsaved, ask))
  return { page, unmount }
}

/** Whether the browser would ask before it closes the tab. */
const asksBeforeClosing = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

test('a page with nothing unsaved may be left', () => {
  const { page } = guarded()
  expect([mayLeave('/candidate'), asksBeforeClosing(), page.asked]).toEqual([true, false, []])
})

test('a page with something unsaved asks first, with the way that was wanted', () => {
  const { page } = guarded()
  page.isUnsaved = true
  expect([mayLeave('/candidate/help?from=menu'), asksBeforeClosing()]).toEqual([false, true])
  expect(page.asked).toEqual(['/candidate/help?from=menu'])
})

test('another tab of the same page is not leaving it', () => {
  const { page } = guarded()
  page.isUnsaved = true
  expect([mayLeave('/candidate/profile?tab=overview'), page.asked]).toEqual([true, []])
})

test('a page that is gone guards nothing any more', () => {
  const { page, unmount } = guarded()
  page.isUnsaved = true
  unmount()
  expect([mayLeave('/candidate'), asksBeforeClosing()]).toEqual([true, false])
})
