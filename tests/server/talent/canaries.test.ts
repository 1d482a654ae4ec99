import * as v from 'valibot'
import { expect, test } from 'vitest'
import { foundProfiles } from '../../../contract/talent/search.ts'
import { readAnswer, sharedTestServer, type Browser } from '../support/harness.ts'
import { candidateAt, carpenter, provenCompanyAt, resumeOf } from './people.ts'

const server = sharedTestServer()

/** Texts that reveal a person's name, contact details or employer. */
const tells = [
  'Zebulon Quixworth',
  'ZEBULON QUIXWORTH',
  'quixworth, zebulon',
  'Z. Quixworth',
  'Zébulon Quïxworth’s',
  'zebulonquixworth85',
  'zebulon.quixworth@mail.example',
  'someone-else@mail.example',
  'https://zebulon.example/work',
  'linkedin.com/in/zqx-joiner',
  'www.zqx-joiner.example',
  'zqx-joiner.example',
  '@zqx_joiner',
  '+44 7700 900123',
  '07700 900123',
  '(0113) 496 0123',
  'Thistlemoor Holdings Ltd',
  'thistlemoor holdings',
  'Thistlemoor',
  'THISTLEMOOR HOLDINGS LIMITED',
  '#ThistlemoorHoldings',
  'thistlemoor-holdings.example',
]

const secrets = /z[eé]bulon|qu[iï]xworth|zqx[-_]|someone-else|7700 9|900123|496 0123|thistlemoor/i

/** A profile with this text in all of its fields. */
const profileNaming = (tell: string) => ({
  headline: `Joiner ${tell} here`,
  about: `I am ${tell}.\nAsk for ${tell}!`,
  skills: [{ name: `Joinery (${tell})`, evidence: [`Joiner, ${tell}`] }],
  experience: [
    {
      name: 'Thistlemoor Holdings Ltd',
      position: `Joiner at ${tell}`,
      location: `Leeds ${tell}`,
      startDate: '2022-01',
      endDate: '',
      summary: `Worked with ${tell} daily.`,
    },
    {
      name: `Kitchen Makers ${tell}`,
      position: 'Joiner',
      location: '',
      startDate: '2019-01',
      endDate: '2022-01',
      summary: '',
    },
  ],
  education: [
    {
      institution: `College ${tell}`,
      area: `Joinery ${tell}`,
      studyType: `Course ${tell}`,
      startDate: '2017',
      endDate: '2019',
    },
  ],
  languages: [{ language: `English ${tell}`, level: 'native' as const }],
  links: ['https://zebulon.example/work', 'https://linkedin.com/in/zqx-joiner'],
  looksFor: {
    ...carpenter.looksFor,
    titles: [`Joiner ${tell}`],
    places: [
      {
        name: `Leeds ${tell}`,
        region: `Yorkshire ${tell}`,
        country: 'GB',
        lat: 53.8,
        lon: -1.55,
        radius: 25 as const,
      },
    ],
  },
})

const ask = async (browser: Browser, call: string, payload: object) =>
  readAnswer(await browser.send(`/api/employer/${call}`, { body: JSON.stringify(payload) }))

test(`none of ${tells.length * 16} identifying details reaches an employer through an anonymous profile`, async () => {
  const candidate = await candidateAt(server(), { firstName: 'Zebulon', lastName: 'Quixworth' })
  await resumeOf(candidate.browser, {
    basics: {
      name: 'Zebulon Quixworth',
      email: 'zebulon@other.example',
      phone: '07700 900123',
      url: 'https://zebulon.example',
      profiles: [{ network: 'LinkedIn', username: 'zqx-joiner', url: 'https://linkedin.com/in/zqx-joiner' }],
    },
    work: [{ name: 'Thistlemoor Holdings Ltd', position: 'Joiner', startDate: '2022-01' }],
  })
  await candidate.save(profileNaming('nobody'))
  expect(await candidate.show('anonymous')).toMatchObject({ status: true })
  const company = await provenCompanyAt(server())
  const id = (await candidate.preview(company.slug))?.id ?? ''
  await ask(company.browser, 'save-candidate', { id })

  for (const tell of tells) {
    expect(await candidate.save(profileNaming(tell))).toMatchObject({ status: true })
    const read = await ask(company.browser, 'read-candidate', { id })
    expect(read).toMatchObject({ http: 200 })
    const searched = await ask(company.browser, 'search-profiles', { q: 'joiner' })
    expect(v.parse(foundProfiles, searched.result).people).toMatchObject([{ id }])
    const saved = await ask(company.browser, 'list-saved-candidates', {})
    expect(saved.text).toContain(id)
    for (const answer of [read, searched, saved]) {
      expect(answer.text.replaceAll(id, ''), tell).not.toMatch(secrets)
      const headers = [...answer.headers].filter(([name]) => name !== 'x-request-id')
      expect(headers.join('\n'), tell).not.toMatch(secrets)
    }
    // Redacted text cannot be searched either.
    const byTell = await ask(company.browser, 'search-profiles', { q: `"${tell}"` })
    expect(v.parse(foundProfiles, byTell.result).total.count, tell).toBe(0)
  }
})

test('an anonymous profile keeps what identifies nobody: years, amounts, software, and earlier employers', async () => {
  const candidate = await candidateAt(server(), { firstName: 'Zebulon', lastName: 'Quixworth' })
  const about = 'Node.js and ASP.NET from 2019 - 2023, with budgets of 1 000 000 pounds.'
  const earlier = {
    name: 'Kitchen Makers',
    position: 'Joiner',
    location: 'Leeds',
    startDate: '2019',
    endDate: '2021',
    summary: '',
  }
  await candidate.save({
    about,
    experience: [{ ...earlier, name: 'Thistlemoor', startDate: '2022', endDate: '' }, earlier],
  })
  await candidate.show('anonymous')
  const shown = await candidate.preview((await provenCompanyAt(server())).slug)
  expect(shown).toMatchObject({
    about,
    headline: carpenter.headline,
    links: [],
    experience: [{ name: '', position: 'Joiner' }, { name: 'Kitchen Makers' }],
  })
  expect(shown).not.toHaveProperty('name')
  expect(shown).not.toHaveProperty('photo')
})

test('the employer of a new resume is removed from the texts of an anonymous profile when that resume is saved', async () => {
  const candidate = await candidateAt(server())
  await candidate.save({ about: 'Now at Brackenfold Works.' })
  await candidate.show('anonymous')
  const { slug } = await provenCompanyAt(server())
  expect((await candidate.preview(slug))?.about).toContain('Brackenfold')
  await resumeOf(candidate.browser, { work: [{ name: 'Brackenfold Works GmbH', startDate: '2024' }] })
  expect((await candidate.preview(slug))?.about).toBe('Now at ….')
})

test('a new name of the account is removed from the texts of an anonymous profile at once', async () => {
  const candidate = await candidateAt(server())
  await candidate.save({ headline: 'Joiner Philippa Underhay' })
  await candidate.show('anonymous')
  const { slug } = await provenCompanyAt(server())
  await candidate.browser.call('updateProfile', {
    id: candidate.id,
    firstName: 'Philippa',
    lastName: 'Underhay',
    userName: `Pip${crypto.randomUUID().slice(0, 8)}`,
  })
  expect((await candidate.preview(slug))?.headline).not.toMatch(/philippa|underhay/i)
})
