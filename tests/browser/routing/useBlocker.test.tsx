import { beforeEach, expect, test } from 'vitest'
import { isBlocked, resumeTraversal, useBlocker } from '../../../src/routing/useBlocker.ts'
import { renderHook } from '../support/renderHook.tsx'

beforeEach(() => history.replaceState(null, '', '/candidate/profile'))

function blocked() {
  const page = { isUnsaved: false, asked: [] as string[] }
  const isUnsaved = () => page.isUnsaved
  const ask = (to: string) => void page.asked.push(to)
  const { unmount } = renderHook(() => useBlocker(isUnsaved, ask))
  return { page, unmount }
}

/** True if the browser would ask before closing the tab. */
const asksBeforeClosing = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

/**
 * Dispatches a navigation to the previous entry. Returns false if the page cancels it. Browsers let pages do
 * so only after user interaction.
 */
function goBack(path: string): boolean {
  const event = new Event('navigate', { cancelable: true })
  const destination = { url: location.origin + path, index: (window.navigation.currentEntry?.index ?? 0) - 1 }
  return window.navigation.dispatchEvent(Object.assign(event, { navigationType: 'traverse', destination }))
}

test('a page without unsaved changes can be left', () => {
  const { page } = blocked()
  expect([isBlocked('/candidate'), asksBeforeClosing(), page.asked]).toEqual([false, false, []])
})

test('a page with unsaved changes asks first, with the requested path', () => {
  const { page } = blocked()
  page.isUnsaved = true
  expect([isBlocked('/candidate/help?from=menu'), asksBeforeClosing()]).toEqual([true, true])
  expect(page.asked).toEqual(['/candidate/help?from=menu'])
})

test('a page that Back would have left is left by Back, and by no link', async () => {
  history.replaceState(null, '', '/candidate')
  history.pushState(null, '', '/candidate/profile')
  const { page } = blocked()
  page.isUnsaved = true
  expect([goBack('/candidate'), isBlocked('/candidate')]).toEqual([false, true])
  expect(resumeTraversal('/candidate')).toBe(false)

  expect(goBack('/candidate')).toBe(false)
  expect(resumeTraversal('/candidate/help')).toBe(false)
  page.isUnsaved = false
  expect(resumeTraversal('/candidate')).toBe(true)
  await expect.poll(() => location.pathname).toBe('/candidate')
})

test('switching tabs within a page does not leave it', () => {
  const { page } = blocked()
  page.isUnsaved = true
  expect([isBlocked('/candidate/profile?tab=overview'), page.asked]).toEqual([false, []])
})

test('a removed page blocks nothing', () => {
  const { page, unmount } = blocked()
  page.isUnsaved = true
  unmount()
  expect([isBlocked('/candidate'), asksBeforeClosing()]).toEqual([false, false])
})
