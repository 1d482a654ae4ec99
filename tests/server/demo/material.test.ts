import { expect, test } from 'vitest'
import { messageFindingsIn } from '../../../contract/postings/findings.ts'
import { demoMaterial } from '../../../server/demo/material.ts'

const { candidates, companies, messages, profiles, story } = demoMaterial()

const isPosting = (company: string, title: string) =>
  companies.get(company)?.roles.some((role) => role.title === title) ?? false

test('every scenario and saved job of the demo names a posting of its company', () => {
  const named = [
    ...Object.entries(story.postingScenarios).flatMap(([company, scenarios]) =>
      Object.keys(scenarios).map((title) => [company, title] as const),
    ),
    ...story.applicantScenarios.map(({ company, title }) => [company, title] as const),
    ...story.introductions.map(({ company, title }) => [company, title] as const),
    ...story.saved,
  ]
  expect(named.length).toBeGreaterThan(40)
  expect(named.filter(([company, title]) => !isPosting(company, title))).toEqual([])
})

test('every applicant of a scenario is a candidate of the demo', () => {
  const applicants = story.applicantScenarios.flatMap((scenario) => Object.keys(scenario.applicants))
  expect(applicants.filter((key) => !candidates.has(key))).toEqual([])
})

test('Every candidate of the demo has a profile, and every invited, shortlisted or viewed person is a candidate.', () => {
  expect(new Set(profiles.keys())).toEqual(new Set(candidates.keys()))
  const named = [
    ...story.introductions.flatMap(({ invited }) => Object.keys(invited)),
    ...Object.keys(story.shortlist.people),
    ...story.views.map(({ person }) => person),
  ]
  expect(named.filter((key) => !candidates.has(key))).toEqual([])
})

test('invitations by demo employers have no sign of fraud, and name nobody', () => {
  const written = [...messages.invite, ...messages.introduce]
  expect(written.flatMap((message) => messageFindingsIn(message))).toEqual([])
  expect(messages.invite.filter((message) => message.includes('{name}'))).toEqual([])
})
