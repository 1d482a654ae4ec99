import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { page } from 'vitest/browser'
import { expect, onTestFinished, test, vi } from 'vitest'
import { useOutOfTheWay } from '../../../src/ui/feedback/useOutOfTheWay.ts'

/** Where something to press stands, by its distance from the top or the bottom of the window. */
type Standing = { readonly top: number } | { readonly bottom: number }

function Page({ controls }: { controls: readonly Standing[] }) {
  const floating = useRef<HTMLOutputElement>(null)
  const away = useOutOfTheWay(floating, 1)
  const edge = away ? { bottom: 8 } : { top: 72 }
  return (
    <>
      <main>
        {controls.map((at) => (
          <button key={JSON.stringify(at)} type="button" style={{ position: 'fixed', right: 40, ...at }}>
            Accept the offer
          </button>
        ))}
      </main>
      <output ref={floating} style={{ position: 'fixed', right: 12, width: 300, height: 80, ...edge }} />
    </>
  )
}

/** Shows something that floats in a window of that width, and gives whether it stands at the top. */
async function shownIn(width: number, ...controls: readonly Standing[]): Promise<() => boolean> {
  await page.viewport(width, 600)
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  flushSync(() => root.render(<Page controls={controls} />))
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  return () => place.querySelector('output')?.getBoundingClientRect().top === 72
}

/** Everything that is drawn has been measured by then. */
const drawn = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve))
  })

test('a notification at top right goes down where it would lie over something to press', async () => {
  const isAtTop = await shownIn(1280, { top: 100 })
  await vi.waitUntil(() => !isAtTop())
})

test.each([
  ['where nothing to press lies under it', 1280, [{ top: 300 }]],
  ['where it would hide something at the bottom too', 1280, [{ top: 100 }, { bottom: 20 }]],
  ['in a window in which it takes the whole width', 900, [{ top: 100 }]],
] as const)('a notification stays at the top %s', async (_, width, controls) => {
  const isAtTop = await shownIn(width, ...controls)
  await drawn()
  await drawn()
  expect(isAtTop()).toBe(true)
})
