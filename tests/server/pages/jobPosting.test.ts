// @module-tag invariant
import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { PostingContent } from '../../../contract/postings/posting.ts'
import { matching, sharedTestServer } from '../support/harness.ts'
import { distDir, jobPageAt, jobPostingIn, wordsOf } from '../support/jobPages.ts'

const server = sharedTestServer({ distDir })

const place = v.object({
  address: v.object({
    addressLocality: v.string(),
    addressRegion: v.optional(v.string()),
    addressCountry: v.string(),
  }),
})

const facts = v.object({
  title: v.string(),
  datePosted: v.string(),
  validThrough: v.string(),
  employmentType: v.string(),
  totalJobOpenings: v.number(),
  hiringOrganization: v.object({ name: v.string() }),
  jobLocationType: v.optional(v.string()),
  applicantLocationRequirements: v.optional(v.array(v.object({ name: v.string() }))),
  jobLocation: v.optional(v.array(place)),
  baseSalary: v.optional(
    v.object({
      currency: v.string(),
      value: v.object({ minValue: v.number(), maxValue: v.number(), unitText: v.string() }),
    }),
  ),
})

const dayOf = (day: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))

const countries = new Intl.DisplayNames('en-US', { type: 'region' })

function payOf({ baseSalary }: v.InferOutput<typeof facts>): string {
  if (!baseSalary) return 'Unpaid'
  const { minValue, maxValue, unitText } = baseSalary.value
  const amounts = [minValue, maxValue].map((amount) =>
    new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency: baseSalary.currency,
      trailingZeroDisplay:
        Number.isInteger(minValue) && Number.isInteger(maxValue) ? 'stripIfInteger' : 'auto',
    }).format(amount),
  )
  const period = unitText.toLowerCase()
  return `${[...new Set(amounts)].join('–')} ${period === 'hour' ? 'an' : 'a'} ${period}`
}

function whereOf({
  applicantLocationRequirements,
  jobLocation,
  jobLocationType,
}: v.InferOutput<typeof facts>) {
  if (jobLocationType === 'TELECOMMUTE') {
    const from = (applicantLocationRequirements ?? []).map(({ name }) => name)
    return from.length > 200
      ? 'Remote, from anywhere'
      : `Remote, from ${new Intl.ListFormat('en-US', { type: 'disjunction' }).format(from)}`
  }
  return (jobLocation ?? [])
    .map(({ address: { addressCountry, addressLocality, addressRegion } }) =>
      [...new Set([addressLocality, addressRegion, countries.of(addressCountry)].filter(Boolean))].join(', '),
    )
    .join(' · ')
}

const employment: Readonly<Record<string, string>> = {
  FULL_TIME: 'Full time',
  PART_TIME: 'Part time',
  CONTRACTOR: 'Contract',
  TEMPORARY: 'Temporary',
  INTERN: 'Internship',
  VOLUNTEER: 'Volunteer',
}

/** Converts structured data to the texts that the page shows. */
function wordsIn(told: v.InferOutput<typeof facts>): Facts {
  return {
    title: told.title,
    pay: payOf(told),
    company: told.hiringOrganization.name,
    where: whereOf(told),
    employment: employment[told.employmentType],
    posted: dayOf(told.datePosted),
    closes: dayOf(told.validThrough.slice(0, 10)),
    lastDay: dayOf(told.validThrough.slice(0, 10)),
    openings: String(told.totalJobOpenings),
  }
}

type Facts = Readonly<Record<string, string | undefined>>

/** Facts in the visible text of the page. */
function readOn(html: string): Facts {
  const words = wordsOf(html)
  const head =
    /^ EW (?<title>Engine Builder) (?<company>Engine Works) (?<pay>Unpaid|\S+ an? \w+) And a share of the sums\. (?<where>.+?)(?: On site| Hybrid)? (?<employment>Full time|Part time|Contract|Temporary|Internship|Volunteer) /
  const dates = /Posted (?<posted>\w+ \d+, \d+) Closes (?<closes>\w+ \d+, \d+) Openings (?<openings>\d+) /
  const beside = /Apply by (?<lastDay>\w+ \d+, \d+) /
  return { ...head.exec(words)?.groups, ...dates.exec(words)?.groups, ...beside.exec(words)?.groups }
}

/** Postings that differ in their structured data. */
const others: readonly Partial<PostingContent>[] = [
  {},
  {
    workplace: 'hybrid',
    places: [
      { name: 'Lyon', region: '', country: 'FR', lat: 45.75, lon: 4.85 },
      { name: 'Kyoto', region: 'Kyoto', country: 'JP', lat: 35.02, lon: 135.75 },
    ],
    employmentType: 'partTime',
    pay: { min: 3_000_000, max: 3_000_000, currency: 'JPY', period: 'year' },
    openings: 1,
    validThrough: '2030-02-11',
  },
  { employmentType: 'internship', pay: { min: 90_000, max: 120_050, currency: 'EUR', period: 'month' } },
  { employmentType: 'contract', pay: { min: 30_000, max: 41_000, currency: 'USD', period: 'day' } },
  { employmentType: 'temporary', pay: { min: 90_000, max: 90_000, currency: 'GBP', period: 'week' } },
  {
    workplace: 'remote',
    places: [],
    regions: ['FR', 'ES'],
    employmentType: 'volunteer',
    pay: null,
    openings: 12,
  },
  { workplace: 'remote', places: [], regions: [] },
]

test('The page of a job gives search engines its own facts, and nothing else', async () => {
  const { get, path } = await jobPageAt(server())
  const { html } = await get()
  const words = wordsOf(html)

  expect(jobPostingIn(html)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: 'Engine Builder',
    url: server().origin + path,
    description:
      '<h3>The <em>shop</em></h3><p>Four people who build engines.</p><ul><li><p>wheels</p></li><li><p>cards</p></li></ul><p>And <strong>oil</strong>, on most days of the year, so that they turn without a sound.</p>',
    qualifications: 'Reading drawings\nA quiet hand',
    skills: 'French',
    jobBenefits: 'Tea at four',
    identifier: { '@type': 'PropertyValue', name: 'Engine Works', value: path.slice('/jobs/'.length) },
    datePosted: '2030-01-01',
    validThrough: '2030-03-01T23:59-12:00',
    directApply: true,
    employmentType: 'FULL_TIME',
    totalJobOpenings: 2,
    hiringOrganization: {
      '@type': 'Organization',
      name: 'Engine Works',
      url: matching(/\/companies\/engine-works[-\w]*$/),
    },
    jobLocation: [
      {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          addressLocality: 'London',
          addressRegion: 'England',
          addressCountry: 'GB',
        },
      },
    ],
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'GBP',
      value: { '@type': 'QuantitativeValue', minValue: 17.5, maxValue: 21, unitText: 'HOUR' },
    },
  })
  const { description, qualifications, skills, jobBenefits } = v.parse(
    v.looseObject({
      description: v.string(),
      qualifications: v.string(),
      skills: v.string(),
      jobBenefits: v.string(),
    }),
    jobPostingIn(html),
  )
  const said = [qualifications, skills, jobBenefits].flatMap((text) => text.split('\n'))
  expect(said.filter((line) => !words.includes(line))).toEqual([])
  expect(words).toContain(wordsOf(`<main>${description}</main>`))

  for (const other of others) {
    const shown = await (await jobPageAt(server(), other)).get()
    expect(readOn(shown.html)).toEqual(wordsIn(v.parse(facts, jobPostingIn(shown.html))))
  }
})

test('The page of a remote job names the countries, and that of voluntary work no pay', async () => {
  const { get } = await jobPageAt(server(), {
    workplace: 'remote',
    places: [],
    regions: ['FR', 'ES'],
    employmentType: 'volunteer',
    pay: null,
  })
  const { html } = await get()
  expect(wordsOf(html)).toContain('Unpaid And a share of the sums. Remote, from France or Spain Volunteer')
  expect(jobPostingIn(html)).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: [{ name: 'France' }, { name: 'Spain' }],
  })
  expect(jobPostingIn(html)).not.toHaveProperty('jobLocation')
  expect(jobPostingIn(html)).not.toHaveProperty('baseSalary')
})
