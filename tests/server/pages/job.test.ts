import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { ownCompany } from '../../../contract/companies/ownCompany.ts'
import { minInRecord } from '../../../contract/postings/record.ts'
import { answeringIn, candidateAt } from '../support/applications.ts'
import { askCompany, tellCompany } from '../support/companies.ts'
import { matching, sharedTestServer } from '../support/harness.ts'
import { blockIn, distDir, jobPageAt, jobPostingIn, wordsOf } from '../support/jobPages.ts'
import { operatorAt } from '../support/operators.ts'

const server = sharedTestServer({ distDir })

describe('The page of a job', () => {
  test('is complete: content, title, canonical address and hydration data', async () => {
    const { get, path } = await jobPageAt(server())
    const { answer, html, status } = await get()
    const canonical = server().origin + path

    expect(status).toBe(200)
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(html.match(/<title>.*?<\/title>/g)).toEqual([
      matching(/^<title>Engine Builder at Engine Works \| /),
    ])
    expect(html).toContain('<meta name="description" content="Engines, from the drawing to the first sum."/>')
    expect(html).toContain(`<link rel="canonical" href="${canonical}"/>`)
    expect(html).toContain('<meta property="og:title" content="Engine Builder at Engine Works"/>')
    expect(html).not.toContain('noindex')
    expect(html).toMatch(/<h1[^>]*>Engine Builder<\/h1>/)
    expect(html).toMatch(/<h3[^>]*>The <em>shop<\/em><\/h3>/)
    expect(html).toMatch(/<a href="https:\/\/engines.example\/\?a=1&amp;b=2" rel="nofollow ugc noopener"/)
    expect(blockIn(html, 'application/json')).toMatchObject({
      canonical,
      content: { title: 'Engine Builder' },
    })
    expect(html).not.toMatch(/<!--(head|page|given)-->/)
    // Knock-out answers are private to the company.
    expect(html).not.toContain('knockOut')
  })

  test('shows pay first, then dates and details, then the work and the steps after applying', async () => {
    const words = wordsOf((await (await jobPageAt(server())).get()).html)
    const order = [
      'Engine Builder',
      '£17.50–£21.00 an hour',
      'And a share of the sums.',
      'London, England, United Kingdom On site Full time',
      'Apply by March 1, 2030 2 openings',
      'Replies within 7 days',
      'Posted January 1, 2030',
      'Vacancy Existing role',
      'Screening People only, no AI',
      'About the job',
      'You need Reading drawings A quiet hand',
      'Nice to have French',
      'What happens after you apply',
      'You apply A resume, an optional letter, and 1 question.',
      'Engine Works replies within 7 days',
      'A visit Engine Works, within 5 days',
      'Do you mind oil? Yes or no',
      'Benefits Tea at four',
    ]
    const places = order.map((piece) => [piece, words.indexOf(piece)] as const)
    expect(places.filter(([, at]) => at < 0)).toEqual([])
    expect(places).toEqual(places.toSorted(([, one], [, other]) => one - other))
  })

  test('shows text of the employer as text, and executes none of it', async () => {
    const trap = `</script><script>alert(1)</script><img src=x onerror='alert(1)'><!--page-->$&`
    const { get } = await jobPageAt(server(), {
      title: `Trap ${trap}`,
      summary: trap,
      description: `${trap}\n\n[press](javascript:alert(1)) `.repeat(3),
      requirements: [{ text: trap, kind: 'must' }],
      contact: trap,
    })
    const { answer, html, status } = await get()
    expect(status).toBe(200)
    expect(html).not.toMatch(/<script>alert|<img|href="javascript/)
    expect(jobPostingIn(html)).toMatchObject({
      title: `Trap ${trap}`,
      qualifications: trap,
      description: matching(/^<p>&lt;\/script&gt;&lt;script&gt;[^<]*<\/p><p>\[press\][^<]*<\/p>/),
    })
    expect(blockIn(html, 'application/json')).toMatchObject({ content: { summary: trap } })
    expect(answer.headers.get('Content-Security-Policy')).not.toContain('unsafe')
  })

  test('shows that a posting waits to be confirmed, and stays in search results', async () => {
    const { get } = await jobPageAt(server(), { validThrough: '2030-03-30' })
    server().clock.now += 14 * 86_400_000
    await server().meetDeadlines()
    const { html } = await get()
    expect(wordsOf(html)).toContain('Last confirmed open on January 1, 2030.')
    expect(html).not.toContain('noindex')
    expect(jobPostingIn(html)).toBeDefined()
    server().clock.now -= 14 * 86_400_000
  })

  test('shows why a job takes no applications, and is not indexed by search engines', async () => {
    const { get, send } = await jobPageAt(server())
    await send({ type: 'pause' })
    const paused = await get()
    await send({ type: 'close', outcome: 'filledHere' })
    const closed = await get()

    expect(wordsOf(paused.html)).toContain('This job is paused. You can’t apply right now.')
    expect(wordsOf(closed.html)).toContain('This job has closed. They hired someone who applied here.')
    expect(wordsOf(closed.html)).not.toMatch(/Apply by|Closes/)
    for (const { html, status } of [paused, closed]) {
      expect(status).toBe(200)
      expect(html).toContain('<meta name="robots" content="noindex"/>')
      expect(jobPostingIn(html)).toBeUndefined()
      expect(wordsOf(html)).not.toMatch(/To apply|after you apply|Do you mind oil/)
    }
  })

  test('lists similar open jobs, also for a closed job, and no section when there are none', async () => {
    const { get, published, send } = await jobPageAt(server(), { title: 'Stage Carpenter' })
    expect(wordsOf((await get()).html)).not.toContain('Similar jobs')
    const { slug } = await published({ title: 'Carpenter of ships' })
    await send({ type: 'close', outcome: 'filledHere' })
    const { html } = await get()
    expect(wordsOf(html)).toMatch(/Similar jobs EW Carpenter of ships Engine Works £40,000–£60,000 a year/)
    expect(html).toContain(`href="/jobs/${slug}"`)
  })

  test('returns 304 while nothing has changed', async () => {
    const { get, send } = await jobPageAt(server())
    const etag = (await get()).answer.headers.get('ETag') ?? ''
    expect((await get({ 'If-None-Match': etag })).status).toBe(304)
    await send({ type: 'pause' })
    expect((await get({ 'If-None-Match': etag })).status).toBe(200)
  })

  test('shows an edit and a verified company at once, despite the cache', async () => {
    const { browser, get, id, read, save } = await jobPageAt(server())
    // Verifying the website keeps other companies from using the name.
    await tellCompany(browser, { name: 'Cog Works', website: 'https://cogs.example' })
    expect(wordsOf((await get()).html)).not.toContain('Wheels first.')

    const { posting, revision } = await read(id)
    await save(id, revision, { ...posting, summary: 'Wheels first.' })
    expect(wordsOf((await get()).html)).toContain('Wheels first.')

    const { result } = await askCompany(browser, 'readCompany')
    const { proofRecord } = v.parse(ownCompany, result)
    server().txtRecords.set('cogs.example', [[proofRecord?.value ?? '']])
    await askCompany(browser, 'proveCompany')
    expect(blockIn((await get()).html, 'application/json')).toMatchObject({
      content: { company: { proof: 'domain' } },
    })
  })

  test('shows the company’s new record after its last answer, despite the cache of another job', async () => {
    const { browser, get, published, slug } = await jobPageAt(server(), { questions: [], openings: 20 })
    const other = await published()
    const { answer } = answeringIn(browser)
    const ids = []
    for (let count = 0; count < minInRecord; count += 1) {
      ids.push((await (await candidateAt(server())).applied(slug)).id)
    }
    const [last = '', ...before] = ids
    for (const id of before) await answer(id, { type: 'advance', to: 'screening' })
    expect(blockIn((await get()).html, 'application/json')).toMatchObject({
      content: { company: { record: null } },
    })

    await answer(last, { type: 'advance', to: 'screening' })
    const html = await (await fetch(`${server().base}/jobs/${other.slug}`)).text()
    expect(blockIn(html, 'application/json')).toMatchObject({
      content: { company: { record: { people: minInRecord } } },
    })
  })

  test('returns 410 once an operator has removed the job, and 404 for an unknown one', async () => {
    const { get, id } = await jobPageAt(server())
    await operatorAt(server())('remove', id, '--reason', 'It is no job.')
    const gone = await get()
    expect(gone.status).toBe(410)
    expect(wordsOf(gone.html)).toContain('No longer here')

    const missing = await fetch(`${server().base}/jobs/nobody-engine-works-abcdef`)
    expect(missing.status).toBe(404)
    expect(await missing.text()).toContain('Page not found')
  })
})
