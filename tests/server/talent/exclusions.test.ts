import * as v from 'valibot'
import { expect, test } from 'vitest'
import { maxExclusions } from '../../../contract/talent/profileCalls.ts'
import { colleagueOf, tellCompany } from '../support/companies.ts'
import { changeTo } from '../support/emailAddress.ts'
import { readAnswer, sharedTestServer, type Browser } from '../support/harness.ts'
import { candidateAt, provenCompanyAt, resumeOf } from './people.ts'

const server = sharedTestServer()

const visible = async (visibility: 'anonymous' | 'named' = 'named') => {
  const candidate = await candidateAt(server())
  await candidate.save()
  await candidate.show(visibility)
  return candidate
}

const readCandidate = async (browser: Browser, id: string) =>
  readAnswer(await browser.send('/api/employer/read-candidate', { body: JSON.stringify({ id }) }))

/** Response without the headers that identify the request and its time. */
const bytesOf = ({ headers, http, text }: Awaited<ReturnType<typeof readCandidate>>) => ({
  http,
  text,
  headers: [...headers].filter(
    ([name]) => !['date', 'x-request-id', 'ratelimit', 'server-timing'].includes(name),
  ),
})

test('hidden, excluded and unknown people get the same response, byte for byte', async () => {
  const company = await provenCompanyAt(server())
  const people = [await visible(), await visible('anonymous'), await visible()]
  const ids = await Promise.all(people.map(async ({ preview }) => (await preview(company.slug))?.id ?? ''))
  for (const id of ids) expect(await readCandidate(company.browser, id)).toMatchObject({ http: 200 })
  await people[0]?.show('hidden')
  await people[1]?.ask('addExclusion', { slug: company.slug })
  await people[2]?.ask('addExclusion', { domain: company.domain })
  const unknown = bytesOf(await readCandidate(company.browser, 'AAAAAAAAAAAAAAAAAAAAAA'))
  expect(unknown).toMatchObject({ http: 404 })
  for (const id of ids) expect(bytesOf(await readCandidate(company.browser, id))).toEqual(unknown)
  expect(bytesOf(await readCandidate(company.browser, crypto.randomUUID()))).toEqual(unknown)
})

test('the preview equals what the company gets, with the same refusal', async () => {
  const candidate = await visible('anonymous')
  const company = await provenCompanyAt(server())
  for (const visibility of ['anonymous', 'named'] as const) {
    await candidate.show(visibility)
    const preview = await candidate.ask('previewProfile', { slug: company.slug })
    const id = (await candidate.preview(company.slug))?.id ?? ''
    expect(preview.text).toBe((await readCandidate(company.browser, id)).text)
  }
  const id = (await candidate.preview(company.slug))?.id ?? ''
  await candidate.show('hidden')
  const refused = await readCandidate(company.browser, id)
  expect((await candidate.ask('previewProfile', { slug: company.slug })).text).toBe(refused.text)
  expect((await candidate.ask('previewProfile', { slug: 'no-such-company' })).text).toBe(refused.text)
})

test('an id is created for one company, and is useless to another', async () => {
  const candidate = await visible('anonymous')
  const [one, other] = [await provenCompanyAt(server()), await provenCompanyAt(server())]
  const id = (await candidate.preview(one.slug))?.id ?? ''
  expect((await candidate.preview(other.slug))?.id).not.toBe(id)
  expect(await readCandidate(other.browser, id)).toMatchObject({ http: 404 })
})

test('a person who hides the name gets a new identity from then on', async () => {
  const candidate = await visible('named')
  const company = await provenCompanyAt(server())
  const named = (await candidate.preview(company.slug))?.id ?? ''
  await candidate.show('anonymous')
  expect((await candidate.preview(company.slug))?.id).not.toBe(named)
  expect(await readCandidate(company.browser, named)).toMatchObject({ http: 404 })
})

test('a member of a company never sees the profile of their own address', async () => {
  const company = await provenCompanyAt(server())
  const colleague = await colleagueOf(server(), company)
  const candidate = await candidateAt(server(), { emailAddress: colleague.emailAddress })
  await candidate.save()
  await candidate.show('anonymous')
  expect(await candidate.preview(company.slug)).toBeUndefined()
  expect(await candidate.preview((await provenCompanyAt(server())).slug)).toBeDefined()
})

test('an excluded company stays excluded when it is renamed', async () => {
  const candidate = await visible()
  const company = await provenCompanyAt(server())
  await candidate.ask('addExclusion', { slug: company.slug })
  const name = `Renamed ${crypto.randomUUID().slice(0, 8)}`
  await tellCompany(company.browser, { name, website: `https://${company.domain}` })
  expect(await candidate.preview(company.slug)).toBeUndefined()
  expect((await candidate.exclusions()).map((each) => each.name)).toEqual([name])
})

test('a second registration of an excluded company at its proven domain is excluded, too', async () => {
  const [before, after] = [await visible(), await visible()]
  const company = await provenCompanyAt(server())
  await before.ask('addExclusion', { slug: company.slug })
  const { domain } = company
  const { slug } = await provenCompanyAt(server(), { domain, emailAddress: `second@${domain}` })
  expect(await before.preview(slug)).toBeUndefined()
  expect(await after.preview(slug)).toBeDefined()
  await after.ask('addExclusion', { slug: company.slug })
  expect(await after.preview(slug)).toBeUndefined()
})

test('a company excluded by its domain stays excluded at another one', async () => {
  const candidate = await visible()
  const company = await provenCompanyAt(server())
  await candidate.ask('addExclusion', { domain: company.domain })
  const website = 'https://elsewhere.example'
  server().txtRecords.set('elsewhere.example', [])
  await tellCompany(company.browser, { name: company.name, website })
  await tellCompany(company.browser, { name: company.name, website: `https://${company.domain}` })
  expect(await candidate.preview(company.slug)).toBeUndefined()
})

test.each([
  ['https://ÜBUNG-{}.example', 'übung-{}.example'],
  ['https://Ｗｅｒｋｅ-{}.example/jobs', 'werke-{}.example'],
  ['https://www.ŁÓDŹ-{}.example', 'Łódź-{}.example'],
  ['https://STUDIO.xn--bung-zra-{}.example', 'xn--bung-zra-{}.example'],
])('a company at %s is excluded by its domain in any spelling, such as %s', async (site, typed) => {
  const number = crypto.randomUUID().slice(0, 8)
  const candidate = await visible()
  const company = await provenCompanyAt(server())
  const { website, domain } = {
    website: site.replace('{}', number),
    domain: typed.replace('{}', number),
  }
  await tellCompany(company.browser, { name: company.name, website })
  await candidate.ask('addExclusion', { domain })
  await tellCompany(company.browser, { name: company.name, website: `https://${company.domain}` })
  expect(await candidate.preview(company.slug)).toBeUndefined()
})

test('a company is excluded as soon as it gets a member at an excluded domain', async () => {
  const candidate = await visible()
  const company = await provenCompanyAt(server())
  await candidate.ask('addExclusion', { domain: 'group.example' })
  expect(await candidate.preview(company.slug)).toBeDefined()
  await company.invite(`somebody.${crypto.randomUUID()}@mail.group.example`)
  expect(await candidate.preview(company.slug)).toBeUndefined()
})

test('a company that takes the name of an employer in a resume is excluded, and stays so', async () => {
  const candidate = await visible()
  const name = `Oakfield ${crypto.randomUUID().slice(0, 8)}`
  await resumeOf(candidate.browser, { work: [{ name: `${name} Ltd`, startDate: '2020' }] })
  const company = await provenCompanyAt(server())
  expect(await candidate.preview(company.slug)).toBeDefined()
  const website = `https://${company.domain}`
  await tellCompany(company.browser, { name, website })
  expect(await candidate.preview(company.slug)).toBeUndefined()
  await tellCompany(company.browser, { name: company.name, website })
  expect(await candidate.preview(company.slug)).toBeUndefined()
})

test('a removed exclusion of an employer is not added again automatically', async () => {
  const candidate = await visible()
  const company = await provenCompanyAt(server())
  await resumeOf(candidate.browser, { work: [{ name: company.name.toUpperCase(), startDate: '2020' }] })
  expect(await candidate.preview(company.slug)).toBeUndefined()
  const [employer] = await candidate.exclusions()
  expect(employer).toMatchObject({ kind: 'employer' })
  await candidate.ask('removeExclusion', { id: employer?.id })
  await candidate.save({ headline: 'Joiner' })
  await resumeOf(candidate.browser, { work: [{ name: company.name, startDate: '2021' }] })
  expect(await candidate.exclusions()).toEqual([])
  expect(await candidate.preview(company.slug)).toBeDefined()
})

test('a company is excluded by its former name, with or without its legal form', async () => {
  const company = await provenCompanyAt(server(), {
    name: `Marsh & Sons ${crypto.randomUUID().slice(0, 8)} Ltd`,
  })
  await tellCompany(company.browser, {
    name: `Renamed ${crypto.randomUUID().slice(0, 8)}`,
    website: `https://${company.domain}`,
  })
  const candidate = await visible()
  expect(await candidate.preview(company.slug)).toBeDefined()
  await resumeOf(candidate.browser, {
    work: [{ name: company.name.replace(' Ltd', '').replace('&', 'and'), startDate: '2020' }],
  })
  expect(await candidate.preview(company.slug)).toBeUndefined()
})

test('an employer of a resume is excluded when it is restored from the trash', async () => {
  const candidate = await candidateAt(server())
  const company = await provenCompanyAt(server())
  const resume = await resumeOf(candidate.browser, { work: [{ name: company.name, startDate: '2020' }] })
  const ask = (path: string) =>
    candidate.browser.send(`/api/candidate/${path}`, { body: JSON.stringify({ id: resume }) })
  expect((await ask('trash-resume')).status).toBe(200)
  await candidate.save()
  await candidate.show('named')
  expect(await candidate.preview(company.slug)).toBeDefined()
  expect((await ask('restore-resume')).status).toBe(200)
  expect(await candidate.preview(company.slug)).toBeUndefined()
})

const newAddress = () => `other.${crypto.randomUUID()}@example.com`

test('a company does not see a person who is its member after either address was changed', async () => {
  const company = await provenCompanyAt(server())
  const person = async () => {
    const colleague = await colleagueOf(server(), company)
    const candidate = await candidateAt(server(), { emailAddress: colleague.emailAddress })
    await candidate.save()
    await candidate.show('anonymous')
    return { candidate, colleague }
  }
  const one = await person()
  await changeTo(server(), one.candidate.browser, newAddress())
  expect(await one.candidate.preview(company.slug)).toBeUndefined()
  expect(await one.candidate.exclusions()).toMatchObject([{ kind: 'company', slug: company.slug }])
  const other = await person()
  await changeTo(server(), other.colleague.browser, newAddress(), 'employer')
  expect(await other.candidate.preview(company.slug)).toBeUndefined()
})

test('the same exclusion is added once, and another person’s is removed like an unknown one', async () => {
  const [one, other] = [await visible(), await visible()]
  const company = await provenCompanyAt(server())
  const first = await one.ask('addExclusion', { slug: company.slug })
  expect((await one.ask('addExclusion', { slug: company.slug })).result).toEqual(first.result)
  const { id } = v.parse(v.looseObject({ id: v.string() }), first.result)
  const foreign = await other.ask('removeExclusion', { id })
  expect(foreign).toMatchObject({ http: 404 })
  expect((await other.ask('removeExclusion', { id: crypto.randomUUID() })).text).toBe(foreign.text)
  expect(await one.exclusions()).toHaveLength(1)
  expect(await one.ask('removeExclusion', { id })).toMatchObject({ result: { id } })
  expect(await one.preview(company.slug)).toBeDefined()
})

test('the pasted address of a website excludes its domain, and what is none is refused at the field', async () => {
  const candidate = await visible()
  const pasted = await candidate.ask('addExclusion', {
    domain: 'https://www.Fernhill.example/about?from=x#jobs',
  })
  expect(pasted).toMatchObject({ result: { kind: 'domain', name: 'fernhill.example' } })
  expect(await candidate.ask('addExclusion', { domain: 'https:///about' })).toMatchObject({
    error: { fields: { domain: 'Enter a domain, such as fernhill.example.' } },
  })
})

test('neither a public mail provider’s domain nor an unknown slug can be excluded', async () => {
  const candidate = await visible()
  expect(await candidate.ask('addExclusion', { domain: 'gmail.com' })).toMatchObject({
    error: { fields: { domain: 'Anyone can have an address at this domain. Exclude a company instead.' } },
  })
  expect(await candidate.ask('addExclusion', { slug: 'nobody-has-this' })).toMatchObject({ http: 404 })
})

test(`of more exclusions than ${maxExclusions} each further one is refused`, async () => {
  const candidate = await visible()
  for (let count = 0; count < maxExclusions; count += 1) {
    await candidate.ask('addExclusion', { domain: `firm-${count}.example` })
  }
  const refused = await candidate.ask('addExclusion', { domain: 'one-more.example' })
  expect(refused).toMatchObject({ status: false })
  expect(refused.error?.message).toContain('at most 500')
})
