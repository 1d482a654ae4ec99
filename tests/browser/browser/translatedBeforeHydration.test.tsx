import { useState } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { asUntranslated, translatePage } from '../../../e2e/support/translating.ts'
import { tolerateTranslation } from '../../../src/browser/tolerateTranslation.ts'

const Page = ({ onShown }: { onShown: () => void }) => {
  const [count, setCount] = useState(1)
  return (
    <p>
      Pressed {count} times
      <button
        type="button"
        ref={(button) => void (button && onShown())}
        onClick={() => setCount((before) => before + 1)}
      >
        Press
      </button>
    </p>
  )
}

test('a page translated before hydration keeps its elements, works, and stays translated', async () => {
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = '<p>Pressed <!-- -->1<!-- --> times<button type="button">Press</button></p>'
  const button = place.querySelector('button')
  const translation = tolerateTranslation(place)
  translatePage()
  await Promise.resolve()
  expect(place.textContent).toBe('Pressed 1 timesPress')
  const onRecoverableError = vi.fn<() => void>()
  const onShown = vi.fn<() => void>()
  hydrateRoot(place, <Page onShown={onShown} />, { onRecoverableError })
  await vi.waitUntil(() => onShown.mock.calls.length > 0)
  translation.show()
  expect(place.textContent).toBe('⟦Pressed ⟧⟦1⟧⟦ times⟧⟦Press⟧')
  flushSync(() => button?.click())
  await vi.waitFor(() => expect(asUntranslated(place.textContent)).toBe('Pressed 2 timesPress'))
  expect(place.querySelector('button')).toBe(button)
  expect(onRecoverableError).not.toHaveBeenCalled()
})
