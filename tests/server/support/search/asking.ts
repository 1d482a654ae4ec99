import * as v from 'valibot'
import { foundJobs } from '../../../../contract/search/found.ts'
import { readAnswer } from '../harness.ts'

/** Public search by the query of an address. */
export async function search(base: string, query = '') {
  const answer = await readAnswer(await fetch(`${base}/api/jobs${query}`))
  return v.parse(foundJobs, answer.result)
}

/** The titles of what is found. */
export const titles = async (base: string, query = '') =>
  (await search(base, query)).jobs.map(({ title }) => title)

/** The titles of what is found by what somebody types. */
export const typing = (base: string, typed: string) => titles(base, `?q=${encodeURIComponent(typed)}`)
