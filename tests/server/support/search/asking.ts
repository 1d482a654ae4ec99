import * as v from 'valibot'
import { foundJobs } from '../../../../contract/search/found.ts'
import { readAnswer } from '../harness.ts'

/** Searches jobs with a query string. */
export async function search(base: string, query = '') {
  const answer = await readAnswer(await fetch(`${base}/api/jobs${query}`))
  return v.parse(foundJobs, answer.result)
}

/** Titles of the found jobs. */
export const titles = async (base: string, query = '') =>
  (await search(base, query)).jobs.map(({ title }) => title)

/** Titles of the jobs found for a typed text. */
export const typing = (base: string, typed: string) => titles(base, `?q=${encodeURIComponent(typed)}`)
