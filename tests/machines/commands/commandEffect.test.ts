import { expect, test } from 'vitest'
import { createActor, toPromise, type AnyActorLogic } from 'xstate'
import { commandEffect } from '../../../src/effects/shared/commandEffect.ts'

interface Commands {
  rename: { input: { title: string }; output: { title: string } }
  remove: { input: object; output: object }
}

test.each(['erase', 'constructor', 'toString'])(
  'an unknown command runs none of the others: %s',
  async (command) => {
    const ran: string[] = []
    const effect: AnyActorLogic = commandEffect<Commands>({
      rename: async ({ input }) => {
        ran.push('rename')
        return input
      },
      remove: async () => {
        ran.push('remove')
        return {}
      },
    })
    const actor = createActor(effect, { input: { command, input: {} } })
    actor.subscribe({ error: () => undefined })
    await expect(toPromise(actor.start())).rejects.toMatchObject({ code: 'unexpected' })
    expect(ran).toEqual([])
  },
)

test('a command runs its own function, with its input', async () => {
  const effect = commandEffect<Commands>({
    rename: async ({ input: { title } }) => ({ title: title.toUpperCase() }),
    remove: () => Promise.reject(new Error('not asked')),
  })
  const actor = createActor(effect, { input: { command: 'rename', input: { title: 'one' } } })
  expect(await toPromise(actor.start())).toEqual({ title: 'ONE' })
})
