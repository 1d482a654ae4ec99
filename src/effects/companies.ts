import type { Failure } from '../../machines/shared/failure.ts'
import type { Submission } from '../../machines/shared/submission.ts'
import { onFirstTouch } from '../browser/onFirstTouch.ts'
import { toFailure } from '../network/failure.ts'
import { askInTime } from './shared/ask.ts'
import { limited, loaded, provided, type Asked } from './shared/provided.ts'

/** Nobody needs the call, and what checks it, before they save. */
const loadCalls = onFirstTouch(() => import('../../contract/companies/ownCompany.ts'))

/** Saves what an employer says of the company, and gives the employer as they are then. */
export const updateCompany = provided(
  async ({ input: { form }, signal }: Asked<Submission & { readonly id: string }>) => {
    const inTime = limited(signal)
    const { ownCompanyCalls } = await loaded(loadCalls, inTime)
    const values = {
      revision: Number(form.get('companyRevision')),
      company: {
        name: form.get('companyName'),
        website: form.get('companyWebsite'),
        about: form.get('companyAbout'),
      },
    }
    return askInTime(ownCompanyCalls.updateCompany, 'employer', values, inTime).then(
      ({ user }) => user,
      (error: unknown) => {
        throw atFields(toFailure(error))
      },
    )
  },
)

/** The form's fields have names that password managers and browsers tell apart: `companyName`, not `company.name`. */
function atFields(failure: Failure): Failure {
  const { fields } = failure
  if (!fields) return failure
  const named = Object.entries(fields).map(
    ([field, message]) =>
      [
        field.replace(/^company\.(.)/, (_, first: string) => `company${first.toUpperCase()}`),
        message,
      ] as const,
  )
  return { ...failure, fields: Object.fromEntries(named) }
}
