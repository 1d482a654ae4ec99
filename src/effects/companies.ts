import { ownCompanyCalls, type OwnCompany } from '../../contract/companies/ownCompany.ts'
import type { Acted } from '../../machines/acting/acting.ts'
import type { Failure } from '../../machines/shared/failure.ts'
import { textIn, type Submission } from '../../machines/shared/submission.ts'
import { toFailure } from '../network/failure.ts'
import { read, request } from '../network/request.ts'
import { loaded, provided, requesting, type Asked } from './shared/provided.ts'

export const readCompany = requesting(ownCompanyCalls.readCompany)
export const listMembers = requesting(ownCompanyCalls.listMembers)
export const readInvitation = requesting(ownCompanyCalls.readInvitation)

/** The company as everybody reads it. What reads it comes when it is asked for: it stands beside what is written. */
export const readPublicCompany = provided(async ({ input: { slug }, signal }: Asked<{ slug: string }>) => {
  const { companyReads } = await loaded(() => import('../../contract/companies/reads.ts'), signal)
  return read(companyReads.company, { slug }, { signal })
})

/**
 * Saves what an employer says of the company, and gives the employer as they are then.
 *
 * @param know is given the company as it is then
 */
export const updateCompany = (know: (company: OwnCompany) => void) =>
  provided(async ({ input: { form }, signal }: Asked<Submission & { readonly id: string }>) => {
    const values = {
      revision: Number(form.get('companyRevision')),
      company: {
        name: form.get('companyName'),
        website: form.get('companyWebsite'),
        about: form.get('companyAbout'),
        size: form.get('companySize') || null,
        industry: form.get('companyIndustry'),
        places: textIn(form, 'companyPlaces').split('\n').filter(Boolean),
      },
    }
    const { user, ...company } = await request(ownCompanyCalls.updateCompany, values, { signal }).catch(
      (error: unknown) => {
        throw atFields(toFailure(error))
      },
    )
    know(company)
    return user
  })

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

/** The calls that change who acts for a company, by what is done. */
export const actOnMembers = provided<object, Acted>(({ input: { act, form }, signal }) => {
  const { name, of: id } = act
  if (name === 'invite') {
    const invited = { emailAddress: form?.get('emailAddress'), membership: form?.get('membership') }
    return request(ownCompanyCalls.inviteMember, invited, { signal })
  }
  if (name === 'makeOwner')
    return request(ownCompanyCalls.changeMembership, { id, membership: 'owner' }, { signal })
  if (name === 'makeRecruiter')
    return request(ownCompanyCalls.changeMembership, { id, membership: 'recruiter' }, { signal })
  return request(ownCompanyCalls.removeMember, { id }, { signal })
})

/** Looks for what shows that the company's website is its own. */
export const proveCompany = provided<object, Acted>(({ signal }) =>
  request(ownCompanyCalls.proveCompany, {}, { signal }),
)

/** Accepts the invitation whose code a form carries. */
export const acceptInvitation = provided<object, Acted>(({ input: { form }, signal }) =>
  request(ownCompanyCalls.acceptInvitation, { code: form?.get('code') }, { signal }),
)
