import * as v from 'valibot'
import { expect, test } from 'vitest'
import { readAnswer } from '../support/harness.ts'
import { startWithEmployer } from '../support/postings.ts'

const jobsLike = v.object({ jobs: v.array(v.object({ title: v.string() })) })

test('similar jobs share words of the title, also with a closed one', async () => {
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

test('jobs with more shared words come first, and of equal ones the newest', async () => {
  const { published, server } = await startWithEmployer()
  const { slug } = await published({ title: 'Lead Night Stage Carpenter Berlin' })
  for (const title of [
    'Berlin',
    'Stage night lead',
    'Painter',
    'Carpenter, lead, Berlin, night',
    'Berlin stage',
    'Berlin: lead carpenter on stage at night',
    'Carpenter, night',
    'Stage, Berlin, night',
  ]) {
    await published({ title })
    server.clock.now += 1_000
  }
  const { result } = await readAnswer(await fetch(`${server.base}/api/jobs/${slug}/similar`))
  expect(v.parse(jobsLike, result).jobs.map(({ title }) => title)).toEqual([
    'Berlin: lead carpenter on stage at night',
    'Carpenter, lead, Berlin, night',
    'Stage, Berlin, night',
    'Stage night lead',
    'Carpenter, night',
    'Berlin stage',
  ])
})
