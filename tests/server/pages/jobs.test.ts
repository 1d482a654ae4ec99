import { describe, expect, test } from 'vitest'
import { searchWords } from '../../../src/words/search.ts'
import { cursorTo } from '../../../server/store/list.ts'
import { distDir, wordsOf } from '../support/jobPages.ts'
import { matching, startTestServer } from '../support/harness.ts'
import { employerAt } from '../support/postings.ts'

/** Starts a server with jobs of these titles. Returns functions that read its pages. */
async function startWith(titles: readonly string[]) {
  const server = await startTestServer({ distDir })
  const { published } = await employerAt(server)
  for (const title of titles) await published({ title })
  const get = async (path: string) => {
    const answer = await fetch(server.base + path, { redirect: 'manual' })
    const html = await answer.text()
    return { answer, html, words: wordsOf(html), linksTo: linksIn(html) }
  }
  return { server, get }
}

const linksIn = (html: string) =>
  [...html.matchAll(/<a [^>]*href="(\/jobs[^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))

describe('the page of a search', () => {
  test('is complete: results, jobs, hydration data, and a form that works without scripts', async () => {
    const { get, server } = await startWith(['Stage Carpenter', 'Painter'])
    const { answer, html, linksTo, words } = await get('/jobs?q=carpenter')

    expect(answer.status).toBe(200)
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(answer.headers.get('Content-Security-Policy')).toContain("form-action 'self'")
    expect(html.match(/<title>.*?<\/title>/g)).toEqual([matching(/^<title>1 job for “carpenter” \| /)])
    expect(html).toContain(`<link rel="canonical" href="${server.origin}/jobs?q=carpenter"/>`)
    expect(words).toContain('Stage Carpenter £40,000–£60,000 a year Engine Works London')
    expect(words).not.toContain('Painter')
    expect(linksTo).toContainEqual(matching(/^\/jobs\/stage-carpenter-engine-works-[a-z]{6}$/))
    expect(html).not.toMatch(/<!--(head|page|given)-->/)
  })

  test('has its search in its address, without defaults and invalid values', async () => {
    const { get } = await startWith([])
    const sent = await get('/jobs?q=carpenter&place=&radius=25&pay=&posted=&workplace=moon&level=lead')

    expect([sent.answer.status, sent.answer.headers.get('Location')]).toEqual([
      301,
      '/jobs?q=carpenter&level=lead',
    ])
    expect((await get('/jobs?after=wrong')).answer.headers.get('Location')).toBe('/jobs')
    const cursor = cursorTo(['whole', 5])
    expect((await get(`/jobs?after=${cursor}`)).answer.status).toBe(200)
    const broken = `${cursor.slice(0, 4)}%0A${cursor.slice(4)}`
    expect((await get(`/jobs?after=${broken}`)).answer.headers.get('Location')).toBe('/jobs')
    expect((await get('/jobs?job=A%2Fb&q=a')).answer.headers.get('Location')).toBe('/jobs?q=a')
    expect((await get('/jobs?q=a&job=a-job')).answer.status).toBe(200)
    expect((await get('/jobs?q=a&alert=new')).answer.status).toBe(200)
    expect((await get('/jobs?q=a&alert=other')).answer.headers.get('Location')).toBe('/jobs?q=a')
  })

  test('shows 20 jobs, and links to the next ones', async () => {
    const { get } = await startWith(Array.from({ length: 22 }, (_, index) => `Job ${index}`))
    const first = await get('/jobs')
    const next = first.linksTo.find((path) => path.includes('after=')) ?? ''
    const second = await get(next.replace('#results', ''))

    expect(first.words).toContain('20 of 22 jobs shown')
    expect(first.words).toContain('Show 20 more')
    expect(second.words).toContain('Back to the first jobs')
    expect(second.words).toMatch(/ Job 1 .* Job 0 /)
    expect(second.words).not.toContain('Show 20 more')
    expect(second.html).toContain('<meta name="robots" content="noindex"/>')
  })

  test('without results offers to remove each criterion, with a true count, and corrects a word', async () => {
    const { get } = await startWith(['Stage Carpenter'])
    const zero = await get('/jobs?q=painter&place=London&level=lead')
    const typo = await get('/jobs?q=carpentr')

    expect(zero.words).toContain(searchWords.nothing.title)
    expect(zero.words).toContain('Without “painter” 0 jobs')
    expect(zero.linksTo).toEqual(
      expect.arrayContaining([
        '/jobs?place=London&level=lead',
        '/jobs?q=painter&level=lead',
        '/jobs?q=painter&place=London',
      ]),
    )
    expect(typo.words).toContain('Did you mean carpenter ?')
    expect(typo.linksTo).toContain('/jobs?q=carpenter')
  })

  test('reports an unknown place at its field, and searches by the rest', async () => {
    const { get } = await startWith(['Stage Carpenter'])
    const { html, words } = await get('/jobs?q=carpenter&place=Leedss')

    expect(words).toContain('We couldn’t find “Leedss”. Choose a place from the list.')
    expect(html).toMatch(/<input[^>]*aria-invalid="true"[^>]*name="place"[^>]*value="Leedss"/)
    expect(words).toContain('1 job for “carpenter”')
    expect(words).not.toContain('Within 25 km of')
  })

  test('names the matched place and offers the others, also for an unknown place', async () => {
    const { get } = await startWith(['Stage Carpenter'])
    const taken = await get('/jobs?q=carpenter&place=Newcastle')
    expect(taken.words).toContain('Within 25 km of Newcastle upon Tyne, England, United Kingdom')
    expect(taken.linksTo).toContain('/jobs?q=carpenter&place=Newcastle%2C+South+Africa')

    const unknown = await get('/jobs?q=carpenter&place=Leedss')
    expect(unknown.words).toContain('These are jobs everywhere. Did you mean:')
    expect(unknown.linksTo).toContain('/jobs?q=carpenter&place=Leeds%2C+England%2C+United+Kingdom')

    const whole = await get('/jobs?q=carpenter&place=Europe')
    expect(whole.words).toContain(
      '“Europe” is more than one country. Enter one country, a region, or a town.',
    )
    expect(whole.words).toContain('These are jobs everywhere.')
    expect(whole.words).not.toContain('Did you mean')
  })

  test('has no radius for a country, and finds the jobs in it', async () => {
    const { get } = await startWith(['Stage Carpenter'])
    const { html, words } = await get('/jobs?place=UK')
    expect(words).toContain('1 job in the United Kingdom')
    expect(html).not.toContain('<select id="radius"')
  })

  test('names the ignored criteria of a search at the requested address', async () => {
    const { get } = await startWith(['Stage Carpenter'])
    const pay = await get('/jobs?q=carpenter&pay=lots')
    expect(pay.words).toContain('We left out “lots” as the pay. Enter yearly pay in digits')
    expect(pay.words).toContain('1 job for “carpenter”')
    const long = await get(`/jobs?q=${'carpenter'.repeat(20)}`)
    expect(long.words).toContain('under What. Use at most 120 characters.')
  })

  test('answers a search too long for a redirect at the requested address', async () => {
    const { get } = await startWith([])
    const { words } = await get(`/jobs?q=${'!'.repeat(12_000)}`)
    expect(words).toContain('under What. Use at most 120 characters.')
  })

  test('rejects a search of punctuation alone', async () => {
    const { get } = await startWith(['Stage Carpenter'])
    const { words } = await get('/jobs?q=*')
    expect(words).toMatch(/No jobs for “\*”.*“\*” isn’t a word\. Enter a word to search for/)
  })

  test('shows typed text as text', async () => {
    const { get } = await startWith([])
    const { html } = await get(`/jobs?q=${encodeURIComponent(`"></script><script>alert(1)</script>`)}`)
    expect(html).not.toContain('<script>alert')
  })
})
