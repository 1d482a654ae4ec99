import sharp from 'sharp'
import * as v from 'valibot'
import { beforeAll, describe, expect, test } from 'vitest'
import { ownCompany } from '../../../contract/companies/ownCompany.ts'
import { pictureLimits, smallPicture } from '../../../contract/media/pictures.ts'
import { mediaRefusals } from '../../../server/words/media.ts'
import { sharedRefusals } from '../../../server/words/shared.ts'
import { candidateAt } from '../support/applications.ts'
import { colleagueOf, ownerAt } from '../support/companies.ts'
import { withStore } from '../support/databases.ts'
import {
  matching,
  readAnswer,
  sharedTestServer,
  startTestServer,
  type Browser,
  type TestServer,
} from '../support/harness.ts'
import { operatorAt } from '../support/operators.ts'
import { bytesOf, hugePng, plain, svg } from '../support/pictures.ts'
import { employerAt } from '../support/postings.ts'
import { removeLogo, setLogo } from '../support/setPicture.ts'

const server = sharedTestServer()
let blue: Uint8Array
let red: Uint8Array
beforeAll(async () => {
  blue = await bytesOf(plain(300).png())
  red = await bytesOf(plain(300, 300, '#aa2222').jpeg())
})

const logoIn = (answer: { readonly result: unknown }) => v.parse(ownCompany, answer.result).logo ?? ''

const served = (path: string, at: TestServer = server()) => fetch(at.base + path)

const publicCompany = async (slug: string, at: TestServer = server()) =>
  (await readAnswer(await fetch(`${at.base}/api/companies/${slug}`))).result

describe('A logo', () => {
  test('is shown to everyone, at an address that never shows another picture', async () => {
    const owner = await ownerAt(server())
    const answer = await setLogo(owner.browser, blue)
    expect(answer).toMatchObject({ http: 200, status: true })
    const logo = logoIn(answer)
    expect(logo).toMatch(/^\/media\/[\w-]{22}-192\.webp$/)
    expect((await owner.company()).logo).toBe(logo)

    for (const [path, type, edge] of [
      [logo, 'image/webp', 192],
      [smallPicture(logo), 'image/webp', 96],
      [logo.replace('.webp', '.png'), 'image/png', 192],
    ] as const) {
      const picture = await served(path)
      expect(picture.status).toBe(200)
      expect(Object.fromEntries(picture.headers)).toMatchObject({
        'content-type': type,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': matching(/^default-src 'none'/),
      })
      const { height, width } = await sharp(await picture.arrayBuffer()).metadata()
      expect([width, height]).toEqual([edge, edge])
    }
  })

  test('belongs to the company in the session of its member until it is removed', async () => {
    const { browser } = await ownerAt(server())
    const company = async () => {
      const { result } = await browser.call('session', undefined, 'employer')
      return v.parse(v.object({ company: v.looseObject({ name: v.string() }) }), result).company
    }
    expect(await company()).not.toHaveProperty('logo')
    const logo = logoIn(await setLogo(browser, blue))
    expect(await company()).toMatchObject({ name: 'Engine Works', logo })
    await removeLogo(browser)
    expect(await company()).not.toHaveProperty('logo')
  })

  test('is next to the name of the company in every list and on every page', async () => {
    const employer = await employerAt(server())
    const { slug } = await employer.published()
    const logo = logoIn(await setLogo(employer.browser, blue))
    const job = await readAnswer(await fetch(`${server().base}/api/jobs/${slug}`))
    expect(job.result).toMatchObject({ company: { logo } })
    const { company } = v.parse(v.object({ company: v.object({ slug: v.string() }) }), job.result)
    expect(await publicCompany(company.slug)).toMatchObject({ logo, jobs: [{ company: { logo } }] })
    const found = await readAnswer(await fetch(`${server().base}/api/jobs?company=${company.slug}&limit=50`))
    expect(JSON.stringify(found.result)).toContain(logo)
    const candidate = await candidateAt(server())
    const { id } = await candidate.start(slug)
    expect((await candidate.read(id)).posting.company).toMatchObject({ logo })
  })

  test('is replaced and removed, and the previous one is deleted', async () => {
    const owner = await ownerAt(server())
    const first = logoIn(await setLogo(owner.browser, blue))
    const second = logoIn(await setLogo(owner.browser, red))
    expect(second).not.toBe(first)
    const gone = await served(first)
    expect(gone.status).toBe(404)
    expect(gone.headers.get('Cache-Control')).toBe('no-store')
    expect((await served(second)).status).toBe(200)

    expect((await removeLogo(owner.browser)).result).not.toHaveProperty('logo')
    expect((await served(second)).status).toBe(404)
    expect((await removeLogo(owner.browser)).status).toBe(true)
    expect(logoIn(await setLogo(owner.browser, blue))).toBe(first)
  })

  test('of another company has another address, even for the same picture', async () => {
    const [one, other] = [await ownerAt(server()), await ownerAt(server())]
    const logos = [logoIn(await setLogo(one.browser, blue)), logoIn(await setLogo(other.browser, blue))]
    expect(new Set(logos).size).toBe(2)
  })

  test('can be set and removed by every verified member, and by nobody else', async () => {
    const owner = await ownerAt(server(), { isVerified: false })
    expect(await setLogo(owner.browser, blue)).toMatchObject({
      http: 403,
      error: { message: sharedRefusals.unverified },
    })
    await owner.verify()
    const recruiter = await colleagueOf(server(), owner)
    const logo = logoIn(await setLogo(recruiter.browser, blue))
    expect((await owner.company()).logo).toBe(logo)
    expect((await removeLogo(recruiter.browser)).status).toBe(true)

    expect((await setLogo(server().browser(), blue)).http).toBe(401)
    const { browser: candidate } = await candidateAt(server())
    expect((await setLogo(candidate, blue)).http).toBe(401)
    expect((await removeLogo(candidate)).http).toBe(401)
  })

  test('of a suspended company is not shown', async () => {
    const owner = await ownerAt(server())
    const logo = logoIn(await setLogo(owner.browser, blue))
    const { slug } = await owner.company()
    await operatorAt(server())('suspend', slug)
    expect((await served(logo)).status).toBe(404)
    await operatorAt(server())('restore', slug)
    expect((await served(logo)).status).toBe(200)
  })
})

describe('An unusable file is refused, and the logo stays', () => {
  let browser: Browser
  let company: () => Promise<{ logo?: string | undefined }>
  beforeAll(async () => {
    const owner = await ownerAt(server())
    browser = owner.browser
    company = owner.company
    await setLogo(browser, blue)
  })

  test.each([
    ['an SVG that is called a PNG', () => Buffer.from(svg), mediaRefusals.svg],
    ['one pixel', () => bytesOf(plain(1).png()), mediaRefusals.tooSmall],
    ['a PNG of 30,000 × 30,000', () => hugePng(30_000), mediaRefusals.tooManyPixels],
    ['a file that is cut off', () => red.subarray(0, 200), mediaRefusals.damaged],
    ['nothing', () => new Uint8Array(), mediaRefusals.otherKind],
  ])('%s', async (_, content, message) => {
    const before = await company()
    const answer = await setLogo(browser, await content())
    expect(answer).toMatchObject({ http: 200, status: false, error: { message } })
    expect(await company()).toEqual(before)
  })

  test('more than 2 MiB, and a request without a file', async () => {
    expect((await setLogo(browser, new Uint8Array(pictureLimits.bytes + 1))).http).toBe(413)
    expect(await setLogo(browser, blue, 'image/png')).toMatchObject({
      http: 415,
      error: { message: 'Send the file as it is.' },
    })
    expect((await company()).logo).toMatch(/^\/media\//)
  })
})

test.each([
  '/media/',
  '/media',
  '/media/x-192.webp',
  `/media/${'a'.repeat(22)}-192.webp`,
  `/media/${'a'.repeat(22)}-48.webp`,
  `/media/${'a'.repeat(22)}-192.svg`,
  '/media/..%2f..%2fpackage.json',
  `/media/${'%00'.repeat(22)}-192.webp`,
])('%s is not found: pictures are not listed, and nothing else is served', async (path) => {
  const answer = await served(path)
  expect(answer.status).toBe(404)
  expect(answer.headers.get('Content-Type')).not.toMatch(/image/)
})

test('an account can change the logo thirty times an hour, and the audit trail records the results', async () => {
  const at = await startTestServer({ env: { RATE_LIMIT_SCALE: '1' } })
  const owner = await ownerAt(at)
  await setLogo(owner.browser, blue)
  await setLogo(owner.browser, Buffer.from(svg))
  for (let turn = 0; turn < 28; turn += 1) await removeLogo(owner.browser)
  // Each call has its own limit.
  for (let turn = 0; turn < 28; turn += 1) await setLogo(owner.browser, Buffer.from(svg))
  expect(await setLogo(owner.browser, blue)).toMatchObject({ http: 429 })
  await at.close()

  const kept = await withStore(at, (db) =>
    db
      .selectFrom('security_events')
      .select(['call', 'outcome', ({ fn }) => fn.countAll<number | string>().as('count')])
      .where('call', 'in', ['setCompanyLogo', 'removeCompanyLogo'])
      .where('account_id', 'is not', null)
      .groupBy(['call', 'outcome'])
      .orderBy('call')
      .orderBy('outcome')
      .execute(),
  )
  expect(kept.map(({ call, count, outcome }) => [call, outcome, Number(count)])).toEqual([
    ['removeCompanyLogo', 'done', 28],
    ['setCompanyLogo', 'done', 1],
    ['setCompanyLogo', 'limited', 1],
    ['setCompanyLogo', 'refused', 29],
  ])
})

test('A logo is deleted with its company.', async () => {
  const at = await startTestServer()
  const owner = await ownerAt(at)
  await setLogo(owner.browser, blue)
  await at.close()
  await withStore(at, async (db) => {
    const pictures = () => db.selectFrom('pictures').select('hash').execute()
    expect(await pictures()).toHaveLength(1)
    await db.deleteFrom('companies').execute()
    expect(await pictures()).toEqual([])
  })
})

test('Two members set a logo at the same moment: one is shown, the other is deleted.', async () => {
  const owner = await ownerAt(server())
  const colleague = await colleagueOf(server(), owner)
  const logos = (await Promise.all([setLogo(owner.browser, blue), setLogo(colleague.browser, red)])).map(
    (answer) => logoIn(answer),
  )
  const { logo } = await owner.company()
  expect(logos).toContain(logo)
  for (const each of logos) expect((await served(each)).status).toBe(each === logo ? 200 : 404)
})
