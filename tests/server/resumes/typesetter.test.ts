import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createLogger } from '../../../server/operations/logger.ts'
import { createTypesetter } from '../../../server/resumes/pages/typesetter.ts'
import { named } from '../support/resumes/resumes.ts'

vi.setConfig({ testTimeout: 60_000 })

const support = join(import.meta.dirname, '../support/resumes')

function started(childFile = join(support, 'slowChild.ts'), patience = 3_000) {
  const logger = createLogger({ logLevel: 'silent' })
  const typesetter = createTypesetter({ logger, childFile, patience })
  onTestFinished(() => typesetter.close())
  const pdf = async (account: string, name: string) => {
    const [process = '', ...said] = Buffer.from(await typesetter.pdf(account, named(name)))
      .toString()
      .split(' ')
    return { process, said: said.join(' ') }
  }
  return { typesetter, pdf }
}

test('everybody has a turn before anybody has a second one', async () => {
  const { pdf } = started()
  const order: string[] = []
  const ask = async (account: string, name: string) => {
    await pdf(account, name)
    order.push(name)
  }

  await Promise.all([
    ...[1, 2, 3, 4].map((turn) => ask('ada', `ada ${turn}`)),
    ask('grace', 'grace 1'),
    ...[1, 2].map((turn) => ask('mary', `mary ${turn}`)),
  ])

  expect(order).toEqual(['ada 1', 'ada 2', 'grace 1', 'mary 1', 'ada 3', 'mary 2', 'ada 4'])
})

test('what is too much of one person, or of all, is refused for a moment', async () => {
  const { pdf } = started()
  const own = await Promise.allSettled(Array.from({ length: 70 }, () => pdf('ada', 'ada')))
  expect(own.filter(({ status }) => status === 'fulfilled')).toHaveLength(61)

  const all = await Promise.allSettled(
    Array.from({ length: 300 }, (_, index) => pdf(`person ${index % 100}`, 'somebody')),
  )
  const refused = all.filter(({ status }) => status === 'rejected')
  expect(all.length - refused.length).toBe(201)
  expect(refused[0]).toMatchObject({
    reason: { status: 503, headers: { 'Retry-After': '2' } },
  })
})

test('a child that takes too long is killed, and one that dies is replaced; whoever comes next is answered', async () => {
  const { pdf } = started()
  const before = await pdf('ada', 'ada')

  await expect(pdf('grace', 'hangs')).rejects.toThrow('This resume takes too long to lay out. Shorten it.')
  const between = await pdf('ada', 'ada')
  const [died, after] = await Promise.allSettled([pdf('grace', 'dies'), pdf('ada', 'ada')])

  expect(between.process).not.toBe(before.process)
  expect(died).toMatchObject({ status: 'rejected' })
  expect(after).toMatchObject({ status: 'fulfilled', value: { said: 'ada' } })
})

test('after 1,000 pieces of work a child makes room for another', async () => {
  const { pdf } = started()
  const processes: string[] = []
  for (let turn = 0; turn < 1_001; turn += 1) processes.push((await pdf('ada', 'ada')).process)

  expect(new Set(processes.slice(0, 1_000)).size).toBe(1)
  expect(processes[1_000]).not.toBe(processes[0])
})

test('on a machine for which there is no typesetter, that is what is said', async () => {
  const { pdf } = started(join(support, 'noTypesetter.ts'))
  for (const _ of [1, 2]) {
    await expect(pdf('ada', 'ada')).rejects.toMatchObject({
      status: 503,
      message: 'This server cannot make PDFs: there is no typesetter for its kind of machine.',
    })
  }
})

test('pages that are asked for again are not laid out again', async () => {
  const logger = createLogger({ logLevel: 'silent' })
  const typesetter = createTypesetter({ logger })
  onTestFinished(() => typesetter.close())
  let reads = 0
  const read = async () => {
    reads += 1
    return named('Ada')
  }

  const [first, second] = await Promise.all([
    typesetter.pages('ada', 'one', read),
    typesetter.pages('ada', 'one', read),
  ])
  expect(second).toBe(first)
  expect(reads).toBe(1)
  for (let turn = 0; turn < 32; turn += 1) await typesetter.pages('ada', `other ${turn}`, read)
  await typesetter.pages('ada', 'one', read)
  expect(reads).toBe(34)
})
