import * as v from 'valibot'
import { expect, test } from 'vitest'
import { matching, sharedTestServer } from '../support/harness.ts'
import { distDir, jobPageAt, jobPostingIn, wordsOf } from '../support/jobPages.ts'

const server = sharedTestServer({ distDir })

test('The page of a job tells search engines what it says, and nothing else', async () => {
  const { get, path } = await jobPageAt(server())
  const { html } = await get()
  const words = wordsOf(html)

  expect(jobPostingIn(html)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: 'Engine Builder',
    url: server().origin + path,
    description:
      'The shop\n\nFour people who build engines.\n\nwheels\ncards\n\nAnd oil, on most days of the year, so that they turn without a sound.',
    qualifications: 'Reading drawings\nA quiet hand',
    skills: 'French',
    jobBenefits: 'Tea at four',
    datePosted: '2030-01-01',
    validThrough: '2030-03-01',
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
  const said = [description, qualifications, skills, jobBenefits].flatMap((text) => text.split('\n'))
  const plain = words.replaceAll(/ (?=[.,])/g, '')
  expect(said.filter((line) => !plain.includes(line))).toEqual([])
})

test('The page of a job of remote work names the countries, and of voluntary work no pay', async () => {
  const { get } = await jobPageAt(server(), {
    workplace: 'remote',
    places: [],
    regions: ['FR', 'ES'],
    employmentType: 'volunteer',
    pay: null,
  })
  const { html } = await get()
  expect(wordsOf(html)).toContain(
    'Unpaid And a share of the sums. Engine Works · Remote, from France or Spain · Volunteer',
  )
  expect(jobPostingIn(html)).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: [{ name: 'France' }, { name: 'Spain' }],
    jobLocation: [],
  })
  expect(jobPostingIn(html)).not.toHaveProperty('baseSalary')
})
