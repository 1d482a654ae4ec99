import { expect, test } from 'vitest'
import { demoMaterial } from '../../../server/demo/material.ts'

const { candidates, companies, story } = demoMaterial()

const isPosting = (company: string, title: string) =>
  companies.get(company)?.roles.some((role) => role.title === title) ?? false

test('every scenario and saved job of the demo names a posting of its company', () => {
  const named = [
    ...Object.entries(story.postingScenarios).flatMap(([company, scenarios]) =>
      Object.keys(scenarios).map((title) => [company, title] as const),
    ),
    ...story.applicantScenarios.map(({ company, title }) => [company, title] as const),
    ...story.saved,
  ]
  expect(named.length).toBeGreaterThan(40)
  expect(named.filter(([company, title]) => !isPosting(company, title))).toEqual([])
})

test('every applicant of a scenario is a candidate of the demo', () => {
  const applicants = story.applicantScenarios.flatMap((scenario) => Object.keys(scenario.applicants))
  expect(applicants.filter((key) => !candidates.has(key))).toEqual([])
})
