import { array, assert, constantFrom, integer, property, record, string, uniqueArray } from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { parseMarkdown } from '../../../contract/markdown/parse.ts'
import { missingIn } from '../../../contract/postings/missing.ts'
import { emptyPosting, postingContent, type PostingContent } from '../../../contract/postings/posting.ts'
import { demoMaterial } from '../../../server/demo/material.ts'
import { postingOf } from '../../../server/demo/role.ts'
import { jobPostingOf } from '../../../src/pages/postings/jobPosting.ts'
import { problemsOf } from '../support/jobPostingRules.ts'

const today = '2030-01-01'

/** Structured data of a posting that is published today. */
function toldOf(content: PostingContent, company: { readonly name: string; readonly website: string }) {
  const job = {
    ...content,
    slug: 'engine-builder-abcdef',
    company: { ...company, slug: 'engine-works', proof: 'none', record: null },
    state: 'published',
    outcome: null,
    publishedAt: `${today}T08:00:00.000Z`,
    confirmedAt: null,
    isDemo: false,
    description: parseMarkdown(content.description),
  } as const
  const told = JSON.stringify(jobPostingOf(job, 'https://www.example.com/jobs/engine-builder-abcdef'))
  return v.parse(v.looseObject({}), JSON.parse(told))
}

const demoPostings = [...demoMaterial().companies.values()].flatMap((company) =>
  company.roles.map((role) => ({ company, content: postingOf(company, role, '2030-02-01') })),
)

function firstOfDemo() {
  const [first] = demoPostings
  if (!first) throw new Error('The demo has no posting.')
  return first
}

test('every demo posting gives search engines all that Google requires and recommends', () => {
  expect(demoPostings.length).toBeGreaterThan(150)
  const problems = demoPostings.flatMap(({ company, content }) =>
    problemsOf(toldOf(content, company)).map((problem) => `${company.name}, ${content.title}: ${problem}`),
  )
  expect(problems).toEqual([])
})

/** Lines without `<`, because titles must not contain HTML elements. */
const line = string({ unit: 'grapheme', minLength: 3, maxLength: 40 }).filter((text) => !text.includes('<'))
const lines = array(line, { maxLength: 4 })
const countries = uniqueArray(constantFrom('DE', 'FR', 'US', 'NZ'), { maxLength: 4 })

const generated = record({
  title: line,
  description: string({ unit: 'grapheme', minLength: 100, maxLength: 400 }),
  requirements: array(record({ text: line, kind: constantFrom('must', 'nice') }), { maxLength: 4 }),
  benefits: lines,
  openings: integer({ min: 1, max: 100 }),
  where: constantFrom('onSite', 'hybrid', 'remote'),
  towns: uniqueArray(constantFrom('Leeds', 'Lyon', 'Kyoto'), { minLength: 1, maxLength: 3 }),
  regions: countries,
  employmentType: constantFrom('fullTime', 'partTime', 'contract', 'temporary', 'internship', 'volunteer'),
  currency: constantFrom('EUR', 'JPY', 'KWD'),
  amounts: uniqueArray(integer({ min: 1, max: 1_000_000_000_000 }), { minLength: 2, maxLength: 2 }),
  period: constantFrom('hour', 'day', 'week', 'month', 'year'),
  weeklyHours: constantFrom(null, { min: 1, max: 1 }, { min: 16, max: 20 }),
  visa: constantFrom(null, 'sponsors', 'doesNot'),
  website: constantFrom('', 'https://engines.example'),
}).map(({ amounts, currency, period, regions, towns, website, where, ...said }) => {
  const [min = 1, max = 1] = amounts.toSorted((one, other) => one - other)
  return {
    website,
    content: {
      ...emptyPosting(said.title),
      ...said,
      workplace: where,
      places:
        where === 'remote' ? [] : towns.map((name) => ({ name, region: '', country: 'GB', lat: 50, lon: 1 })),
      regions: where === 'remote' ? regions : [],
      pay: said.employmentType === 'volunteer' ? null : { min, max, currency, period },
      existingVacancy: true,
      aiInScreening: { used: false, how: '' },
      validThrough: '2030-02-01',
    },
  }
})

describe('a posting that can be published', () => {
  test('gives search engines all that Google requires and recommends', () => {
    let published = 0
    assert(
      property(generated, ({ content, website }) => {
        const { success, output } = v.safeParse(postingContent, content)
        if (!success || missingIn(output, today).length > 0) return
        published += 1
        expect(problemsOf(toldOf(output, { name: 'Engine Works', website }))).toEqual([])
      }),
      { numRuns: 500 },
    )
    expect(published).toBeGreaterThan(100)
  })

  test('has its company’s website in the structured data, if known', () => {
    const { content } = firstOfDemo()
    const organization = { name: 'Engine Works', website: 'https://engines.example' }
    expect(toldOf(content, organization)).toMatchObject({
      hiringOrganization: { sameAs: 'https://engines.example' },
    })
  })
})

test.each([
  [{}, undefined, undefined],
  [{ weeklyHours: { min: 16, max: 20 }, visa: 'doesNot' }, '16–20 hours a week', 'No visa sponsorship'],
  [{ weeklyHours: { min: 1, max: 1 }, visa: 'sponsors' }, '1 hour a week', undefined],
] as const)('a posting with %j reports this to search engines', (said, hours, requirement) => {
  const { company, content } = firstOfDemo()
  const told = toldOf({ ...content, weeklyHours: null, visa: null, ...said }, company)
  expect([told['workHours'], told['eligibilityToWorkRequirement']]).toEqual([hours, requirement])
})

test.each([
  [{ jobLocation: [] }, 'jobLocation'],
  [{ jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: [] }, 'applicantLocationRequirements'],
  [{ validThrough: '2030-02-01' }, 'validThrough'],
  [{ description: 'Engines' }, 'description'],
  [{ title: '<b>Engineer</b>' }, 'title'],
  [{ identifier: undefined }, 'identifier is missing'],
])('a posting with %j breaks a rule', (wrong, problem) => {
  const { company, content } = firstOfDemo()
  expect(problemsOf({ ...toldOf(content, company), ...wrong }).join()).toContain(problem)
})
