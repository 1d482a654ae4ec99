import { publicCalls } from '../../contract/postings/report.ts'
import type { Report } from '../../machines/postings/reporting.ts'
import { request } from '../network/request.ts'
import { provided, type EffectRequest } from './shared/provided.ts'

/** Reports a job to the operators. A public call without a role, even for signed-in users. */
export const reportJob = provided(({ input: { slug, form }, signal }: EffectRequest<Report>) => {
  // `FormData` omits an unselected choice; as null it fails validation with a message at its field.
  const values = { slug, reason: form.get('reason'), text: form.get('text') }
  return request(publicCalls.report, values, { signal })
})
