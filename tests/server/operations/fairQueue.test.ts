import { expect, test } from 'vitest'
import { createFairQueue, type Waiting } from '../../../server/operations/fairQueue.ts'

class Full extends Error {}

/** Creates a queue whose workers are all busy. Ending a task starts the next one, in a recorded order. */
async function busyQueue(limits: { workers?: number; most?: number; mostOfOne?: number } = {}) {
  const { most = 100, mostOfOne = 100, workers = 1 } = limits
  const queue = createFairQueue({ workers, most, mostOfOne, tooMuch: () => new Full('full') })
  const running = new Map<string, () => void>()
  const order: string[] = []
  const ask = async (name: string, task: Partial<Waiting> = {}) => {
    running.set(name, await queue.acquire({ client: name, ...task }))
    order.push(name)
  }
  for (let worker = 0; worker < workers; worker += 1) await ask(`busy ${worker}`)
  order.length = 0
  const end = async (name: string) => {
    running.get(name)?.()
    await new Promise(setImmediate)
  }
  /** Ends one task after the other until the queue is empty. */
  const drain = async () => {
    for (const name of running.keys()) await end(name)
    return order
  }
  return { ask, drain, end, order, queue }
}

test('every client has a turn before any client has a second one', async () => {
  const { ask, drain } = await busyQueue()
  const asked = [
    ...['1', '2', '3'].map((turn) => ask(`ada ${turn}`, { client: 'ada' })),
    ask('grace 1', { client: 'grace' }),
    ...['1', '2'].map((turn) => ask(`mary ${turn}`, { client: 'mary' })),
  ]
  expect(await drain()).toEqual(['ada 1', 'grace 1', 'mary 1', 'ada 2', 'mary 2', 'ada 3'])
  await Promise.all(asked)
})

test('a cheap task overtakes an expensive one, which still precedes later ones of all clients', async () => {
  const { ask, drain, end, order } = await busyQueue()
  const asked = [ask('long', { cost: 3 }), ask('short 0')]
  await end('busy 0')
  for (let turn = 1; turn < 6; turn += 1) {
    asked.push(ask(`short ${turn}`))
    await end(`short ${turn - 1}`)
  }
  await drain()
  expect(order).toEqual(['short 0', 'short 1', 'long', 'short 2', 'short 3', 'short 4', 'short 5'])
  await Promise.all(asked)
})

test('a heavy task never takes the last worker, so that a light one starts at once', async () => {
  const { ask, end, order } = await busyQueue({ workers: 2 })
  const asked = ['one', 'other'].map((name) => ask(name, { isHeavy: true }))
  await end('busy 0')
  await end('busy 1')
  expect(order).toEqual(['one'])
  asked.push(ask('light'))
  await new Promise(setImmediate)
  expect(order).toEqual(['one', 'light'])
  await end('light')
  expect(order).toEqual(['one', 'light'])
  await end('one')
  expect(order).toEqual(['one', 'light', 'other'])
  await Promise.all(asked)
})

test('An aborted task leaves the queue at once without a cost for its client.', async () => {
  const { ask, drain } = await busyQueue({ mostOfOne: 2 })
  const left = [new AbortController(), new AbortController()]
  const gone = left.map(({ signal }, index) => ask(`gone ${index}`, { client: 'ada', signal, cost: 50 }))
  await expect(ask('more', { client: 'ada' })).rejects.toThrow(Full)
  const reasons = gone.map((each) => expect(each).rejects.toThrow('hung up'))
  for (const each of left) each.abort(new Error('hung up'))
  await Promise.all(reasons)

  const asked = [ask('ada', { client: 'ada' }), ask('grace'), ask('ada again', { client: 'ada' })]
  expect(await drain()).toEqual(['ada', 'grace', 'ada again'])
  await Promise.all(asked)
  await expect(ask('late', { signal: AbortSignal.abort(new Error('hung up')) })).rejects.toThrow('hung up')
})

test('A full queue refuses the client with the most tasks in it.', async () => {
  const { ask, drain } = await busyQueue({ most: 4 })
  const asked = ['1', '2', '3', '4'].map((turn) => ask(`ada ${turn}`, { client: 'ada' }))
  const refused = expect(asked[3]).rejects.toThrow(Full)
  await expect(ask('ada 5', { client: 'ada' })).rejects.toThrow(Full)
  const others = [ask('grace', { client: 'grace' })]
  await refused
  expect(await drain()).toEqual(['ada 1', 'grace', 'ada 2', 'ada 3'])
  await Promise.all([...asked.slice(0, 3), ...others])
})

test('A failed task frees its worker.', async () => {
  const { end, queue } = await busyQueue()
  const failing = queue.run({ client: 'ada' }, () => Promise.reject(new Error('broken')))
  const failed = expect(failing).rejects.toThrow('broken')
  await end('busy 0')
  await failed
  expect(await queue.run({ client: 'ada' }, async () => 'done')).toBe('done')
})
