import type * as v from 'valibot'
import {
  ownCompanyCalls,
  type OwnCompany,
  type OwnCompanyCallName,
} from '../../contract/companies/ownCompany.ts'
import type { Acted } from '../../machines/acting/acting.ts'
import type { Failure } from '../../machines/shared/failure.ts'
import { textIn, type Submission } from '../../machines/shared/submission.ts'
import { toFailure } from '../network/failure.ts'
import { askInTime } from './shared/ask.ts'
import { limited, loaded, provided, type Asked } from './shared/provided.ts'

type Calls = typeof ownCompanyCalls
type Payload<Name extends OwnCompanyCallName> = v.InferInput<Calls[Name]['payload']>

const ask = <Name extends OwnCompanyCallName>(name: Name, values: object, signal: AbortSignal) =>
  askInTime<Calls[Name]['result']>(ownCompanyCalls[name], 'employer', values, signal)

/** A call about the company that one acts for. */
const asking = <Name extends OwnCompanyCallName>(name: Name) =>
  provided(({ input, signal }: Asked<Payload<Name>>) => ask(name, input, signal))

export const readCompany = asking('readCompany')
export const listMembers = asking('listMembers')
export const readInvitation = asking('readInvitation')

/** The company as everybody reads it. What reads it comes when it is asked for: it stands beside what is written. */
export const readPublicCompany = provided(async ({ input: { slug }, signal }: Asked<{ slug: string }>) => {
  const inTime = limited(signal)
  const { readPublicCompany: read } = await loaded(() => import('../network/publicCompany.ts'), inTime)
  return read(slug, inTime)
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
    const { user, ...company } = await ask('updateCompany', values, signal).catch((error: unknown) => {
      throw atFields(toFailure(error))
    })
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
    return ask('inviteMember', invited, signal)
  }
  if (name === 'makeOwner') return ask('changeMembership', { id, membership: 'owner' }, signal)
  if (name === 'makeRecruiter') return ask('changeMembership', { id, membership: 'recruiter' }, signal)
  return ask('removeMember', { id }, signal)
})

/** Looks for what shows that the company's website is its own. */
export const proveCompany = provided<object, Acted>(({ signal }) => ask('proveCompany', {}, signal))

/** Accepts the invitation whose code a form carries. */
export const acceptInvitation = provided<object, Acted>(({ input: { form }, signal }) =>
  ask('acceptInvitation', { code: form?.get('code') }, signal),
)
