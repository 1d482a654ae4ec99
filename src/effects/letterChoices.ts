import { applicationCalls } from '../../contract/applications/calls.ts'
import { letterCalls } from '../../contract/letters/calls.ts'
import { savedJobCalls } from '../../contract/search/calls.ts'
import type { LetterChoices } from '../../machines/letters/letterPage.ts'
import { request } from '../network/request.ts'
import { provided, type EffectRequest } from './shared/provided.ts'

/**
 * Loads the options for a letter: jobs that it could be for (started applications and saved jobs), and resume
 * designs that it can match.
 */
export const letterChoices = provided(async ({ signal }: EffectRequest<object>): Promise<LetterChoices> => {
  const [begun, saved, { looks }] = await Promise.all([
    request(applicationCalls.listApplications, { group: 'draft', limit: 50 }, { signal }),
    request(savedJobCalls.listSavedJobs, { limit: 50 }, { signal }),
    request(letterCalls.listLooks, {}, { signal }),
  ])
  const jobs = [...begun.items.map(({ posting }) => posting), ...saved.items]
  return {
    looks,
    jobs: jobs.flatMap(({ slug, title, company: { name } }, index) =>
      slug !== null && jobs.findIndex((other) => other.slug === slug) === index
        ? [{ slug, title, company: { name } }]
        : [],
    ),
  }
})
