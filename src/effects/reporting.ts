import { publicCalls } from '../../contract/postings/report.ts'
import type { Report } from '../../machines/postings/reporting.ts'
import { request } from '../network/request.ts'
import { provided, type EffectRequest } from './shared/provided.ts'

/** Tells operators what is wrong with a job: in no role, whoever it is. */
export const reportJob = provided(({ input: { slug, form }, signal }: EffectRequest<Report>) => {
  // A choice that was not made is in no form, and shall be told as such.
  const values = { slug, reason: form.get('reason'), text: form.get('text') }
  return request(publicCalls.report, values, { signal })
})
