import { expect, test } from 'vitest'
import { readAnswer } from '../support/harness.ts'
import { startWithEmployer } from '../support/postings.ts'

test('jobs that are like one share words of its title, also once it is closed', async () => {
  const { published, send, server } = await startWithEmployer()
  const { id, slug } = await published({ title: 'Stage Carpenter' })
  await published({ title: 'Painter' })
  await published({ title: 'Carpenters for a stage' })
  await published({ title: 'Carpenter' })
  await send(id, { type: 'close', outcome: 'filledHere' })

  const similar = async (named: string) => readAnswer(await fetch(`${server.base}/api/jobs/${named}/similar`))
  expect((await similar(slug ?? '')).result).toMatchObject({
    jobs: [{ title: 'Carpenters for a stage' }, { title: 'Carpenter' }],
  })
  expect(await similar('no-such-job')).toMatchObject({ http: 404 })
  expect(await similar('%00')).toMatchObject({ http: 404 })
})
