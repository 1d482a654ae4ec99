import { expect, test } from 'vitest'
import type { PostingContent } from '../../../contract/postings/posting.ts'
import { KIB, pdf, uploaded } from '../support/files.ts'
import { matching } from '../support/harness.ts'
import { candidateAt, startWithPosting } from '../support/applications.ts'
import { completePosting, employerAt } from '../support/postings.ts'

const question: PostingContent['questions'][number] = {
  key: 'a',
  label: 'Why?',
  kind: 'short',
  options: [],
  required: true,
  knockOut: null,
}

const asked = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ ...question, key: `q${at}`, label: `Why ${at}?` }))

test('a job asks at most five questions, and additionally requires a resume only', async () => {
  const { posting, server } = await startWithPosting({ questions: asked(5) })
  const employer = await employerAt(server)
  const draft = await employer.draft()
  expect(
    await employer.save(draft.id, draft.revision, { ...completePosting, questions: asked(6) }),
  ).toMatchObject({ status: false, error: { fields: { 'posting.questions': 'Add at most 5.' } } })

  const { browser, read, save, send, start } = await candidateAt(server)
  const { id, revision } = await start(posting.slug)
  expect((await read(id)).missing).toEqual(['resume', ...asked(5).map(({ key }) => key)])
  const resume = { fileId: (await uploaded(browser, pdf(KIB))).id }
  const answers = Object.fromEntries(asked(5).map(({ key }) => [key, 'So.']))
  expect((await save(id, revision, { resume, answers })).result).toMatchObject({ missing: [] })
  expect(await send(id, { type: 'submit' })).toMatchObject({ status: true })
})

test('An answer that does not fit its question is called missing.', async () => {
  const { posting, server } = await startWithPosting({
    questions: [
      question,
      { ...question, key: 'b', kind: 'yesNo', required: false },
      { ...question, key: 'c', kind: 'choice', options: ['Red', 'Blue'] },
      { ...question, key: 'd', kind: 'number' },
    ],
  })
  const { complete, read, save, send, start } = await candidateAt(server)
  const { id } = await start(posting.slug)
  const fileId = await complete(id)
  const missing = async (answers: object) => {
    const { revision } = await read(id)
    return (await save(id, revision, { resume: { fileId }, answers })).result
  }

  expect(await missing({})).toMatchObject({ missing: ['a', 'c', 'd'] })
  expect(await missing({ a: 'x'.repeat(201), b: 'yes', c: 'Green', d: '3' })).toMatchObject({
    missing: ['a', 'b', 'c', 'd'],
  })
  expect(await send(id, { type: 'submit' })).toMatchObject({
    http: 200,
    status: false,
    error: { fields: { 'answers.a': matching(/missing/) } },
  })
  expect(await missing({ a: 'So.', b: false, c: 'Red', d: 3 })).toMatchObject({ missing: [] })
  await send(id, { type: 'submit' })
  expect((await read(id)).sent?.answers.map(({ answer }) => answer)).toEqual(['So.', false, 'Red', 3])
})
