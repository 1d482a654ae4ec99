import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { ApplicantItem } from '../../../contract/applications/calls.ts'
import { stages } from '../../../contract/applications/lifecycle.ts'
import { linkOf } from '../../../src/views/applications/board/BoardCard.tsx'
import { columnsOf } from '../../../machines/applications/boardCards.ts'
import { MovedCards } from '../../../src/views/applications/board/MovedCards.tsx'
import { people } from '../../../stories/applications/applicants.ts'

/** Columns of 200 px, in which a card takes 100 px. */
const Columns = ({ items }: { items: readonly ApplicantItem[] }) => (
  <div style={{ display: 'flex' }}>
    <MovedCards items={items}>
      {stages.map((stage) => (
        <ul key={stage} style={{ width: 200, margin: 0, padding: 0, flexShrink: 0 }}>
          {columnsOf(items)[stage].map(({ id }) => (
            <li key={id} style={{ display: 'block', height: 100 }}>
              <div>
                <a id={linkOf(id)} href="/">
                  {id}
                </a>
              </div>
            </li>
          ))}
        </ul>
      ))}
    </MovedCards>
  </div>
)

const three = people.slice(0, 3).map((each): ApplicantItem => ({ ...each, stage: 'submitted' }))
const [first, second, third] = three.map(({ id }) => id)
const movedOn = three.map((each): ApplicantItem =>
  each.id === second ? { ...each, stage: 'shortlisted' } : each,
)

function rendered(items: readonly ApplicantItem[]) {
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  const render = (now: readonly ApplicantItem[]) => flushSync(() => root.render(<Columns items={now} />))
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  render(items)
  return render
}

const motionsOf = (id = '') =>
  document.getElementById(linkOf(id))?.closest('li')?.firstElementChild?.getAnimations() ?? []

test('a card that appears in another stage is animated for 160 ms, and no other card is', async () => {
  const render = rendered(three)
  render(movedOn)
  const [motion, ...others] = motionsOf(second)
  expect(others).toEqual([])
  expect(motion?.effect?.getTiming()).toMatchObject({ duration: 160 })
  // From the second row of the first column to the first row of the third column.
  const keyframes = motion?.effect instanceof KeyframeEffect ? motion.effect.getKeyframes() : []
  expect(keyframes.map(({ transform }) => transform)).toEqual(['translate(-400px, 100px)', 'none'])
  expect([...motionsOf(first), ...motionsOf(third)]).toEqual([])
  const place = document.getElementById(linkOf(second ?? ''))?.closest('li')
  expect(place?.style.zIndex).toBe('1')
  await motion?.finished
  await vi.waitFor(() => expect(place?.style.zIndex).toBe(''))
})

test('nothing moves with reduced motion', () => {
  const [always, never] = [matchMedia('all'), matchMedia('not all')]
  const asked = vi
    .spyOn(globalThis, 'matchMedia')
    .mockImplementation((query) => (query === '(prefers-reduced-motion: reduce)' ? always : never))
  onTestFinished(() => asked.mockRestore())
  const render = rendered(three)
  render(movedOn)
  expect(three.flatMap(({ id }) => motionsOf(id))).toEqual([])
})

test('a card that is added, removed, or was never visible does not move', () => {
  const render = rendered(three.slice(1))
  render(three)
  render(movedOn.slice(0, 2))
  expect(motionsOf(first)).toEqual([])
  expect(motionsOf(second)).toHaveLength(1)
  render(movedOn.slice(2))
  expect(three.flatMap(({ id }) => motionsOf(id))).toEqual([])
})
