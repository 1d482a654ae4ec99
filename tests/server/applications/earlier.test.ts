import { expect, test } from 'vitest'
import type { PostingContent } from '../../../contract/postings/posting.ts'
import { ask, candidateAt, startWithPosting } from '../support/applications.ts'

const question: PostingContent['questions'][number] = {
  key: 'a',
  label: 'Why do you apply?',
  kind: 'short',
  options: [],
  required: true,
  knockOut: null,
}

test('An earlier answer is suggested for the same question while it fits.', async () => {
  const tools = { ...question, key: 'tools', label: 'Which tools?', kind: 'choice' } as const
  const { employer, posting, server } = await startWithPosting({
    questions: [question, { ...tools, options: ['Saw', 'Plane'] }],
  })
  const candidate = await candidateAt(server)
  await candidate.applied(posting.slug, { answers: { a: 'Wood.', tools: 'Plane' } })
  const asking = async (questions: PostingContent['questions']) => {
    const { slug } = await employer.published({ questions })
    return (await ask(candidate.browser, 'startApplication', { slug })).result
  }

  expect(
    await asking([
      { ...question, key: 'b', label: ' why do you APPLY?' },
      { ...tools, key: 'c', options: ['Saw', 'Axe'] },
      { ...question, key: 'd', label: 'Which tools?' },
    ]),
  ).toMatchObject({ state: 'draft', earlier: { b: 'Wood.' }, answers: {} })
  expect(await asking([{ ...tools, options: ['Plane', 'Axe'] }])).toMatchObject({
    earlier: { tools: 'Plane' },
  })
  const other = await candidateAt(server)
  expect((await ask(other.browser, 'startApplication', { slug: posting.slug })).result).toMatchObject({
    earlier: {},
  })
})

test('A candidate finds their application by the address of the job’s page.', async () => {
  const { employer, posting, server } = await startWithPosting()
  const candidate = await candidateAt(server)
  const other = await employer.published()
  const listed = async (slug: string | null) =>
    (await ask(candidate.browser, 'listApplications', { slug, limit: 1 })).result

  expect(await listed(posting.slug)).toMatchObject({ items: [] })
  const { reference } = await candidate.applied(posting.slug)
  await candidate.start(other.slug)
  expect(await listed(posting.slug)).toMatchObject({ items: [{ reference, state: 'active' }] })
  expect(await listed(other.slug)).toMatchObject({ items: [{ state: 'draft', submittedAt: null }] })

  const { id } = await candidate.start(posting.slug)
  await candidate.send(id, { type: 'withdraw' })
  expect(await listed(posting.slug)).toMatchObject({ items: [{ reference, state: 'withdrawn' }] })
  await candidate.start(posting.slug)
  expect(await listed(posting.slug)).toMatchObject({ items: [{ state: 'draft' }] })
})
