import { expect, test, vi } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { appMachine } from '../../../machines/app/app.ts'
import { failureNotice, notify } from '../../../machines/shared/notice.ts'
import { RootActorsContext, rootActorsOf } from '../../../src/app/actors.ts'
import { useFlow, useFlowOnce } from '../../../src/app/useFlow.ts'
import { renderHook } from '../support/renderHook.tsx'
import { noticeInWords } from '../../../src/words/notices/notices.ts'

/** A machine that can be made busy, emit a notice, and end. */
const machine = createMachine({
  id: 'sample',
  initial: 'resting',
  on: {
    tell: {
      actions: notify(() => failureNotice({ code: 'refused', message: 'It failed.' })),
    },
    end: '.ended',
  },
  states: {
    resting: { on: { begin: 'working' } },
    working: { tags: ['busy'], on: { rest: 'resting' } },
    ended: { type: 'final' },
  },
  output: 'what came of it',
})

function start(use = useFlow) {
  const actors = rootActorsOf(createActor(appMachine).start())
  const onDone = vi.fn<(output: unknown) => void>()
  const rendered = renderHook(
    () => use(machine, { input: undefined, onDone }),
    ({ children }) => <RootActorsContext value={actors}>{children}</RootActorsContext>,
  )
  const told = () => {
    const { context } = actors.notifications.getSnapshot()
    return context.notifications.map(({ message }) => noticeInWords(message))
  }
  return { ...actors, flow: rendered.current(), unmount: rendered.unmount, onDone, told }
}

test.each([
  ['useFlow', useFlow],
  ['useFlowOnce', useFlowOnce],
] as const)('%s starts the flow, and forwards its notices to the notifications', (_, use) => {
  const { flow, told } = start(use)
  expect(flow.getSnapshot().status).toBe('active')
  flow.send({ type: 'tell' })
  expect(told()).toEqual(['It failed.'])
})

test('the end of the flow reaches the page, once', () => {
  const { flow, onDone } = start()
  flow.send({ type: 'end' })
  expect(onDone.mock.calls).toEqual([['what came of it']])
})

test('a page that is left does not receive the end of its flow', () => {
  const { onDone, unmount } = start()
  unmount()
  expect(onDone).not.toHaveBeenCalled()
})

test('a new attempt removes the failure of the previous one', () => {
  const { flow, told } = start()
  flow.send({ type: 'tell' })
  flow.send({ type: 'begin' })
  expect(told()).toEqual([])
  flow.send({ type: 'tell' })
  expect(told()).toEqual(['It failed.'])
})

test('the flow stops when its page is left, and the application continues', async () => {
  const { app, flow, unmount } = start()
  unmount()
  await expect.poll(() => flow.getSnapshot().status).toBe('stopped')
  expect(app.getSnapshot().status).toBe('active')
})
