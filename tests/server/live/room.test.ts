import { expect, onTestFinished, test } from 'vitest'
import { createLive } from '../../../server/live/live.ts'
import { capacityOf } from '../../../server/operations/capacity.ts'
import { openStore } from '../../../server/store/open.ts'
import { newPlace } from '../support/harness.ts'

/**
 * Creates a server with a limit of open streams. Records the pages whose streams it closes in favour of
 * others.
 */
async function serverOf(most: number) {
  const store = await openStore(await newPlace())
  onTestFinished(store.close)
  const live = createLive({ db: store.db, now: Date.now, most })
  onTestFinished(live.close)
  const ended: string[] = []
  const follow = async (page: string, stream: ReadableStream<Uint8Array>) => {
    const decoder = new TextDecoder()
    for await (const bytes of stream) {
      if (decoder.decode(bytes).startsWith('event: over')) ended.push(page)
    }
  }
  return {
    ended,
    /** Opens a page of an account. Returns whether it gets a stream. */
    open: async (accountId: string, page: string) => {
      const stream = live.open({ accountId, companyId: null, session: page }, 0)
      if (stream) void follow(page, stream)
      await new Promise(setImmediate)
      return stream !== undefined
    },
  }
}

test('On a full server an account’s newest page replaces its oldest stream.', async () => {
  const { ended, open } = await serverOf(3)
  for (const page of ['1', '2']) await open('ada', `ada ${page}`)
  await open('grace', 'grace 1')
  expect(await open('grace', 'grace 2')).toBe(true)
  expect(ended).toEqual(['grace 1'])
  expect(await open('ada', 'ada 3')).toBe(true)
  expect(ended).toEqual(['grace 1', 'ada 1'])
})

test('On a full server the account with the most streams loses one to a new account.', async () => {
  const { ended, open } = await serverOf(3)
  for (const page of ['1', '2', '3']) await open('ada', `ada ${page}`)
  expect([await open('grace', 'grace'), await open('mary', 'mary')]).toEqual([true, true])
  expect(ended).toEqual(['ada 1', 'ada 2'])
  expect(await open('joan', 'joan')).toBe(false)
  expect(ended).toHaveLength(2)
})

test.each([
  ['256 MiB', 2 ** 28, 512],
  ['2 GiB', 2 ** 31, 2_048],
  ['1 TiB', 2 ** 40, 8_192],
])(
  'a process with %s accepts as many streams as its memory allows, half as many websockets, and other connections',
  (_, bytes, streams) => {
    const websockets = streams / 2
    expect(capacityOf(bytes)).toEqual({ streams, websockets, connections: streams + websockets + 512 })
  },
)
