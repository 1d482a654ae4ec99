import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { appMachine } from '../../../machines/app/app.ts'
import { RootActorsContext, rootActorsOf } from '../../../src/app/actors.ts'
import { useReading } from '../../../src/app/useReading.ts'
import { provided, type EffectRequest } from '../../../src/effects/shared/provided.ts'
import { renderHook } from '../support/renderHook.tsx'

const actors = rootActorsOf(createActor(appMachine).start())

test('a page reads its data although React mounts it twice in development', async () => {
  const answers: (() => void)[] = []
  const read = provided<object, object>(({ signal }: EffectRequest<object>) => {
    const answer = Promise.withResolvers<object>()
    signal.addEventListener('abort', () => answer.reject(signal.reason))
    answers.push(() => answer.resolve({ name: 'Mina' }))
    return answer.promise
  })
  const { current } = renderHook(
    () => useReading(read, {}),
    ({ children }) => <RootActorsContext value={actors}>{children}</RootActorsContext>,
    true,
  )
  await expect.poll(() => answers.length).toBe(1)
  answers[0]?.()
  await expect.poll(() => current().flow.getSnapshot().matches('reading')).toBe(false)
  expect(current().data).toEqual({ name: 'Mina' })
})
