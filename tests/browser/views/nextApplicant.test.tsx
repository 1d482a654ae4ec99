import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import {
  createDeciding,
  type ApplicationDeed,
  type KnownApplication,
} from '../../../machines/applications/deciding.ts'
import { NextApplicant } from '../../../src/views/applications/answering/NextApplicant.tsx'

test('what was done with an application is no longer told once somebody else has changed it', async () => {
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  const applicationEvent = fromPromise<KnownApplication, KnownApplication & { event: ApplicationDeed }>(() =>
    Promise.resolve({ id: 'a', revision: 2 }),
  )
  const flow = createActor(createDeciding().provide({ actors: { applicationEvent } }), {
    input: { id: 'a', revision: 1 },
  }).start()
  onTestFinished(() => {
    root.unmount()
    place.remove()
    flow.stop()
  })
  const render = (revision: number) =>
    flushSync(() =>
      root.render(<NextApplicant flow={flow} revision={revision} next={undefined} now={Date.now()} />),
    )
  render(1)
  await vi.waitFor(() => expect(place.textContent).toBe(''))
  flow.send({ type: 'send', event: { type: 'offer', message: 'We would like you to come.' } })
  await vi.waitFor(() => expect(place.textContent).toContain('The offer is sent.'))
  render(2)
  expect(place.textContent).toContain('The offer is sent.')
  render(3)
  expect(place.textContent).toBe('')
})
