import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { placeSuggestionsMachine, type Suggestion } from '../../../machines/forms/placeSuggestions.ts'
import { PlacesContext } from '../../../src/views/forms/placesContext.ts'
import { PlaceSearch } from '../../../src/views/forms/PlaceSearch.tsx'

const tokyo = { name: '東京', region: '', country: 'JP', lat: 35.7, lon: 139.7 }

test('a submitted form closes its suggestions, also those that are still loading', async () => {
  const form = document.body.appendChild(document.createElement('form'))
  const root = createRoot(form)
  onTestFinished(() => {
    root.unmount()
    form.remove()
  })
  const found = Promise.withResolvers<readonly Suggestion[]>()
  const flow = createActor(
    placeSuggestionsMachine.provide({ actors: { findPlaces: fromPromise(() => found.promise) } }),
  ).start()
  root.render(
    <PlacesContext value={flow}>
      <PlaceSearch id="place" label="Place" problem={undefined} onChoose={() => {}} />
    </PlacesContext>,
  )
  const input = await vi.waitUntil(() => form.querySelector('input'))
  input.value = 'Leeds'
  input.dispatchEvent(new Event('input', { bubbles: true }))
  await vi.waitUntil(() => flow.getSnapshot().matches({ open: 'finding' }))

  form.addEventListener('submit', (event) => event.preventDefault())
  form.requestSubmit()
  found.resolve([{ words: tokyo.name, place: tokyo }])
  await found.promise

  expect(flow.getSnapshot().value).toBe('closed')
  expect(form.querySelector('[role=option]')).toBeNull()
})

test('an Enter that ends an input method’s composition chooses no place, and the next one does', async () => {
  const place = document.body.appendChild(document.createElement('main'))
  const root = createRoot(place)
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  const suggestion = { words: tokyo.name, place: tokyo }
  const flow = createActor(
    placeSuggestionsMachine.provide({
      actors: { findPlaces: fromPromise(async (): Promise<readonly Suggestion[]> => [suggestion]) },
    }),
  ).start()
  const onChoose = vi.fn<() => void>()
  root.render(
    <PlacesContext value={flow}>
      <PlaceSearch id="place" label="Place" problem={undefined} onChoose={onChoose} />
    </PlacesContext>,
  )
  const input = await vi.waitUntil(() => place.querySelector('input'))
  const press = (key: string, more: KeyboardEventInit = {}) =>
    input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }))
  input.value = '東京'
  input.dispatchEvent(new Event('input', { bubbles: true }))
  await vi.waitUntil(() => place.querySelector('[role=option]'))

  expect(press('ArrowDown', { isComposing: true })).toBe(true)
  expect(press('Enter', { isComposing: true })).toBe(true)
  // Safari sends the Enter key that ends a composition after the composition.
  // oxlint-disable-next-line typescript/no-deprecated -- it is what Safari tells
  expect(press('Enter', { keyCode: 229 })).toBe(true)
  expect(input.getAttribute('aria-activedescendant')).toBeNull()
  expect(onChoose).not.toHaveBeenCalled()

  expect(press('Enter')).toBe(false)
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(tokyo)
})
