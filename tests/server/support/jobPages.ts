import { join } from 'node:path'
import type { PostingContent } from '../../../contract/postings/posting.ts'
import type { TestServer } from './harness.ts'
import { employerAt } from './postings.ts'

/** Built pages, like in production. */
export const distDir = join(import.meta.dirname, '../../../dist')

/** Content of a posting with all fields filled in. */
const whole: Partial<PostingContent> = {
  summary: 'Engines, from the drawing to the first sum.',
  description:
    '## The *shop*\n\nFour people who [build](https://engines.example/?a=1&b=2) engines.\n\n- wheels\n- cards\n\nAnd **oil**, on most days of the year, so that they turn without a sound.',
  requirements: [
    { text: 'Reading drawings', kind: 'must' },
    { text: 'A quiet hand', kind: 'must' },
    { text: 'French', kind: 'nice' },
  ],
  pay: { min: 1_750, max: 2_100, currency: 'GBP', period: 'hour' },
  payNote: 'And a share of the sums.',
  benefits: ['Tea at four'],
  level: 'senior',
  openings: 2,
  answerDays: 7,
  steps: [{ name: 'A visit', days: 5 }],
  questions: [
    {
      key: 'oil',
      label: 'Do you mind oil?',
      kind: 'yesNo',
      options: [],
      required: true,
      knockOut: { equals: false },
    },
  ],
  contact: 'ada@engines.example',
}

/** Publishes a posting. Returns functions that read its page and change it. */
export async function jobPageAt(server: TestServer, more: Partial<PostingContent> = {}) {
  const employer = await employerAt(server)
  const { id, slug } = await employer.published({ ...whole, ...more })
  const path = `/jobs/${slug}`
  const get = async (headers: Record<string, string> = {}) => {
    const answer = await fetch(server.base + path, { headers, redirect: 'manual' })
    return { answer, status: answer.status, html: await answer.text() }
  }
  return { ...employer, id, path, slug, get, send: (event: object) => employer.send(id, event) }
}

/** Content of a data block in a page. */
export const blockIn = (html: string, type: string): unknown => {
  const text = new RegExp(`<script type="${type}"[^>]*>(.*?)</script>`, 's').exec(html)?.[1]
  return text === undefined ? undefined : JSON.parse(text)
}

export const jobPostingIn = (html: string) => blockIn(html, 'application/ld\\+json')

/** Readable text of a page, with a space at element boundaries. */
export const wordsOf = (html: string) =>
  (/<main.*?<\/main>/s.exec(html)?.[0] ?? '')
    .replaceAll(/<script.*?<\/script>|<!--.*?-->/gs, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
