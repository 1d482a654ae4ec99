import { expect, onTestFinished, test, vi } from 'vitest'
import { remoteSource, shareSource } from '../../src/inspector/channel.ts'
import { nothingYet, type Inspection, type InspectionSource } from '../../src/inspector/source.ts'

const running: Inspection = {
  actors: [{ id: 'x:1', name: 'watchCookies', parent: 'x:0', status: 'active', chart: undefined }],
  steps: [],
}

function share(id: string) {
  let inspection = running
  const listeners = new Set<() => void>()
  const source = {
    getSnapshot: () => inspection,
    subscribe: (changed: () => void) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    send: vi.fn<InspectionSource['send']>(),
    clear: vi.fn<InspectionSource['clear']>(),
  }
  onTestFinished(shareSource(source, id))
  const change = (next: Inspection) => {
    inspection = next
    for (const changed of listeners) changed()
  }
  return { source, change, listeners }
}

test('another window receives the state of a source and its changes', async () => {
  const { change, listeners } = share('one')
  expect(listeners.size, 'nobody looks yet').toBe(0)
  const remote = remoteSource('one')
  expect(remote.getSnapshot()).toEqual(nothingYet)
  const changed = vi.fn<() => void>()
  onTestFinished(remote.subscribe(changed))
  await vi.waitFor(() => expect(remote.getSnapshot()).toEqual(running), { timeout: 20_000 })
  change(nothingYet)
  await vi.waitFor(() => expect(remote.getSnapshot()).toEqual(nothingYet), { timeout: 20_000 })
  expect(changed).toHaveBeenCalledTimes(2)
})

test('messages from another window reach the source with its id, and no other', async () => {
  const [first, second] = [share('first'), share('second')]
  const remote = remoteSource('second')
  remote.send('x:0', { type: 'signOut', role: 'candidate' })
  remote.clear()
  await vi.waitFor(() => expect(second.source.clear).toHaveBeenCalledOnce(), { timeout: 20_000 })
  expect(second.source.send).toHaveBeenCalledExactlyOnceWith('x:0', { type: 'signOut', role: 'candidate' })
  expect(first.source.send).not.toHaveBeenCalled()
})
