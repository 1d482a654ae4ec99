import { expect, test } from 'vitest'
import { ask, completePosting, startWithEmployer } from '../support/postings.ts'

const requirements = (length: number) => Array.from({ length }, () => ({ text: 'x', kind: 'must' }))
const { pay } = completePosting
const [place] = completePosting.places

test.each([
  ['money below zero', { pay: { ...pay, min: -1 } }, 'pay.min'],
  ['a fraction of a coin', { pay: { ...pay, max: 6_000_000.5 } }, 'pay.max'],
  ['more money than there is', { pay: { ...pay, max: 1e300 } }, 'pay.max'],
  ['money in words', { pay: { ...pay, min: '1' } }, 'pay.min'],
  ['a highest pay below the lowest', { pay: { ...pay, max: 1 } }, 'pay.max'],
  ['a currency that is none', { pay: { ...pay, currency: 'XQZ' } }, 'pay.currency'],
  ['4,000 requirements', { requirements: requirements(4_000) }, 'requirements'],
  ['six places', { places: Array(6).fill(place) }, 'places'],
  ['a place beyond the pole', { places: [{ ...place, lat: 91 }] }, 'places.0.lat'],
  ['a day that the calendar has not', { validThrough: '2030-02-31' }, 'validThrough'],
  ['no opening', { openings: 0 }, 'openings'],
  ['an answer after two days', { answerDays: 2 }, 'answerDays'],
  ['applications kept for two years', { retentionMonths: 24 }, 'retentionMonths'],
  ['a title of 121 characters', { title: 'x'.repeat(121) }, 'title'],
  ['a title of two lines', { title: 'Engine\nBuilder' }, 'title'],
  ['a text with controls in it', { description: 'x\u0007'.repeat(100) }, 'description'],
  ['a description of 20,001 characters', { description: 'x'.repeat(20_001) }, 'description'],
  ['null instead of a list', { benefits: null }, 'benefits'],
])('%s is refused at its field', async (_, wrong, field) => {
  const { draft, read, save } = await startWithEmployer()
  const { id, revision } = await draft()

  const answer = await save(id, revision, Object.assign({}, completePosting, wrong))

  expect(answer).toMatchObject({ http: 400, status: false })
  expect(Object.keys(answer.error?.fields ?? {})).toEqual([`posting.${field}`])
  expect((await read(id)).revision).toBe(revision)
})

test('An optional field of a job post may be empty, and a required one is called missing.', async () => {
  const { browser, published } = await startWithEmployer()
  const { id, revision } = await published()
  const { contact: _, level: __, ...posting } = completePosting
  const saved = (changes: object) =>
    ask(browser, 'savePosting', { id, revision, posting: { ...posting, ...changes } })

  expect(
    await saved({
      steps: [{ name: 'A talk' }],
      questions: [{ key: 'why', label: 'Why?', kind: 'long', options: [], required: false }],
    }),
  ).toMatchObject({ status: true })
  expect(await ask(browser, 'readPosting', { id })).toMatchObject({
    result: {
      posting: {
        contact: '',
        level: null,
        steps: [{ name: 'A talk', days: null }],
        questions: [{ key: 'why', knockOut: null }],
      },
    },
  })
  const { summary: ___, ...incomplete } = posting
  expect(await ask(browser, 'savePosting', { id, revision, posting: incomplete })).toMatchObject({
    http: 400,
    error: { fields: { 'posting.summary': '“summary” is missing.' } },
  })
})

test('A body beyond 256 KiB, an unknown field, and an event on another company’s job post are refused.', async () => {
  const { browser, published, server } = await startWithEmployer()
  const { id, revision } = await published()
  const saved = (posting: object) => ask(browser, 'savePosting', { id, revision, posting })

  expect((await saved({ ...completePosting, description: 'x'.repeat(280_000) })).http).toBe(413)
  expect((await saved({ ...completePosting, requirements: requirements(10_000) })).http).toBe(413)
  expect((await saved({ ...completePosting, state: 'closed' })).http).toBe(400)
  for (const type of [
    'approve',
    'hold',
    'remove',
    'freshnessDue',
    'validThroughReached',
    'applicationEnded',
  ]) {
    const event = { type, reason: 'Because.', openApplications: 0 }
    expect((await ask(browser, 'postingEvent', { id, revision, event })).http).toBe(400)
  }
  const removed = { type: 'close', outcome: 'removed' }
  expect((await ask(browser, 'postingEvent', { id, revision, event: removed })).http).toBe(400)
  expect((await ask(browser, 'createPosting', { title: 'Engine', copyOf: id })).http).toBe(400)
  expect((await ask(browser, 'createPosting', {})).http).toBe(400)
  expect((await ask(browser, 'readPosting', { id: 'a\u0000b' })).http).toBe(400)
  expect((await ask(server.browser(), 'createPosting', { title: 'Engine' })).http).toBe(401)
})
