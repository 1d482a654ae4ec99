import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { WrittenText } from '../../../src/ui/text/WrittenText.tsx'

vi.mock('../../../src/ui/text/ReadText.tsx', () => {
  throw new Error('There is no connection.')
})

test('a text is shown as typed if its parser cannot be loaded', async () => {
  const place = document.createElement('main')
  document.body.append(place)
  const failures: unknown[] = []
  const root = createRoot(place, { onCaughtError: (error) => failures.push(error) })
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })

  root.render(<WrittenText text={'I build **engines**.\n\n- cards'} />)

  await vi.waitUntil(() => failures.length > 0)
  expect(place.textContent).toBe('I build **engines**.\n\n- cards')
})
