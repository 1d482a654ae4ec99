import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createLogger } from '../../../server/operations/logger.ts'
import { answeringTo } from '../../../server/operations/requester.ts'
import { createTypesetter } from '../../../server/resumes/pages/typesetter.ts'
import { named } from '../support/resumes/resumes.ts'

vi.setConfig({ testTimeout: 60_000 })

const support = join(import.meta.dirname, '../support/resumes')

function started(childFile = join(support, 'slowChild.ts'), timeoutMs = 3_000) {
  const logger = createLogger({ logLevel: 'silent' })
  const typesetter = createTypesetter({ logger, childFile, timeoutMs })
  onTestFinished(() => typesetter.close())
  const pdf = async (account: string, name: string) => {
    const [process = '', ...said] = Buffer.from(await typesetter.pdf(account, named(name)))
      .toString()
      .split(' ')
    return { process, said: said.join(' ') }
  }
  return { typesetter, pdf }
}

test('Two documents are typeset at once, and no account waits for all documents of another.', async () => {
  const { pdf } = started()
  const order: string[] = []
  const processes = new Set<string>()
  const ask = async (account: string, name: string) => {
    processes.add((await pdf(account, name)).process)
    order.push(name)
  }

  await Promise.all([
    ...Array.from({ length: 12 }, (_, turn) => ask('ada', `ada ${turn}`)),
    ask('grace', 'grace'),
    ask('mary', 'mary'),
  ])

  expect(processes.size).toBe(2)
  expect(Math.max(order.indexOf('grace'), order.indexOf('mary'))).toBeLessThan(8)
})

test('Too many documents of one account, or of all, are refused with a retry.', async () => {
  const { pdf } = started()
  const own = await Promise.allSettled(Array.from({ length: 30 }, () => pdf('ada', 'ada')))
  expect(own.filter(({ status }) => status === 'fulfilled')).toHaveLength(22)

  const all = await Promise.allSettled(
    Array.from({ length: 300 }, (_, index) => pdf(`person ${index % 100}`, 'somebody')),
  )
  const refused = all.filter(({ status }) => status === 'rejected')
  expect(all.length - refused.length).toBe(202)
  expect(refused[0]).toMatchObject({
    reason: { status: 503, headers: { 'Retry-After': '2' } },
  })
})

test('a document whose request was aborted is not laid out, and its process is freed', async () => {
  const { pdf } = started(undefined, 600_000)
  const hungUp = new AbortController()
  const abandoned = ['ada', 'grace', 'mary', 'joan'].flatMap((account) =>
    Array.from({ length: 10 }, () =>
      answeringTo(
        account,
        () => hungUp.signal,
        () => pdf(account, 'hangs'),
      ),
    ),
  )
  const outcomes = Promise.allSettled(abandoned)
  const stranger = pdf('stranger', 'stranger')
  hungUp.abort()

  expect((await stranger).said).toBe('stranger')
  for (const outcome of await outcomes) {
    expect(outcome).toMatchObject({
      status: 'rejected',
      reason: { status: 400, message: 'This request was canceled. Send it again.' },
    })
  }
})

test('pages that several requests wait for are laid out until the last of them is aborted', async () => {
  const { typesetter } = started(undefined, 600_000)
  const requests = [new AbortController(), new AbortController()]
  const [first, second] = requests.map(({ signal }) =>
    answeringTo(
      'ada',
      () => signal,
      () => typesetter.pages('ada', 'one', async () => named('hangs')),
    ),
  )
  const refused = Promise.allSettled([first, second])
  requests[0]?.abort()
  let reads = 0
  const third = new AbortController()
  const again = answeringTo(
    'ada',
    () => third.signal,
    () =>
      typesetter.pages('ada', 'one', async () => {
        reads += 1
        return named('hangs')
      }),
  )
  const outcome = Promise.allSettled([again])
  requests[1]?.abort()
  third.abort()
  await Promise.all([refused, outcome])
  expect(reads).toBe(0)
})

test('a process that takes too much memory is killed, and the next document is laid out', async () => {
  const { pdf } = started(undefined, 60_000)
  await expect(pdf('ada', 'eats')).rejects.toThrow('This resume is too long to lay out. Shorten it.')
  expect((await pdf('ada', 'ada')).said).toBe('ada')
})

test('a resume of thousands of lines is refused before a process starts', async () => {
  const { typesetter } = started(join(support, 'noTypesetter.ts'))
  const work = Array.from({ length: 61 }, () => ({ highlights: Array.from({ length: 50 }, () => 'a') }))
  await expect(typesetter.pdf('ada', { work })).rejects.toThrow(
    'This resume is too long to lay out. Shorten it.',
  )
  await expect(typesetter.pdf('ada', { work: work.slice(1) })).rejects.toThrow('can’t create PDFs')
})

test('a resume of thousands of one-letter paragraphs in one text is refused before a process starts', async () => {
  const { typesetter } = started(join(support, 'noTypesetter.ts'))
  const basics = { summary: Array.from({ length: 3_001 }, () => 'a').join('\n') }
  await expect(typesetter.pdf('ada', { basics })).rejects.toThrow('too long to lay out')
})

test('a process that takes too long is killed, one that dies is replaced, and the next request is served', async () => {
  const { pdf } = started()
  const before = await pdf('ada', 'ada')

  await expect(pdf('grace', 'hangs')).rejects.toThrow('This resume takes too long to lay out. Shorten it.')
  const between = await pdf('ada', 'ada')
  const [died, after] = await Promise.allSettled([pdf('grace', 'dies'), pdf('ada', 'ada')])

  expect(between.process).not.toBe(before.process)
  expect(died).toMatchObject({ status: 'rejected' })
  expect(after).toMatchObject({ status: 'fulfilled', value: { said: 'ada' } })
})

test('A child process is replaced after 1,000 tasks.', async () => {
  const { pdf } = started()
  const processes: string[] = []
  for (let turn = 0; turn < 1_001; turn += 1) processes.push((await pdf('ada', 'ada')).process)

  expect(new Set(processes.slice(0, 1_000)).size).toBe(1)
  expect(processes[1_000]).not.toBe(processes[0])
})

test('A machine without a typesetter binary gets an error that says so.', async () => {
  const { pdf } = started(join(support, 'noTypesetter.ts'))
  for (const _ of [1, 2]) {
    await expect(pdf('ada', 'ada')).rejects.toMatchObject({
      status: 503,
      message: 'This server can’t create PDFs: its type of machine isn’t supported.',
    })
  }
})

test('pages that are requested again are not laid out again', async () => {
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
  await typesetter.pages('ada', 'another', read)
  await typesetter.pages('ada', 'one', read)
  expect(reads).toBe(2)
})
