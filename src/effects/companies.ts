import { ownCompanyCalls } from '../../contract/companies/ownCompany.ts'
import { companyReads } from '../../contract/companies/reads.ts'
import { logoCalls } from '../../contract/companies/logo.ts'
import type { LogoCommands } from '../../machines/companies/logoCommands.ts'
import type { InvitationCommands } from '../../machines/companies/invitationCommands.ts'
import type { MemberCommands } from '../../machines/companies/memberCommands.ts'
import type { ProofCommands } from '../../machines/companies/proofCommands.ts'
import type { SavedProfile } from '../../machines/editing/editing.ts'
import type { Failure } from '../../machines/shared/failure.ts'
import { textIn, type Submission } from '../../machines/shared/submission.ts'
import { toFailure } from '../network/failure.ts'
import { read, request } from '../network/request.ts'
import { commandEffect } from './shared/commandEffect.ts'
import { uploadingPicture } from './shared/pictureEffect.ts'
import { provided, requesting, type EffectRequest } from './shared/provided.ts'

export const readCompany = requesting(ownCompanyCalls.readCompany)
export const listMembers = requesting(ownCompanyCalls.listMembers)
export const readInvitation = requesting(ownCompanyCalls.readInvitation)

/** Loads the public profile of a company. */
export const readPublicCompany = provided(({ input: { slug }, signal }: EffectRequest<{ slug: string }>) =>
  read(companyReads.company, { slug }, { signal }),
)

/** Saves the profile of the member's company. */
export const updateCompany = provided(
  async ({
    input: { form },
    signal,
  }: EffectRequest<Submission & { readonly id: string }>): Promise<SavedProfile> => {
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
    return { user, company }
  },
)

/**
 * Maps error fields to form field names. The form uses `companyName` instead of `company.name`, because
 * browsers and password managers recognize field names.
 */
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

const remove = ({ input, signal }: EffectRequest<{ readonly id: string }>) =>
  request(ownCompanyCalls.removeMember, input, { signal })

export const memberCommands = commandEffect<MemberCommands>({
  invite: ({ input, signal }) => request(ownCompanyCalls.inviteMember, input, { signal }),
  takeBack: remove,
  remove,
  leave: remove,
  makeOwner: ({ input: { id }, signal }) =>
    request(ownCompanyCalls.changeMembership, { id, membership: 'owner' }, { signal }),
  makeRecruiter: ({ input: { id }, signal }) =>
    request(ownCompanyCalls.changeMembership, { id, membership: 'recruiter' }, { signal }),
})

export const proofCommands = commandEffect<ProofCommands>({
  prove: ({ signal }) => request(ownCompanyCalls.proveCompany, {}, { signal }),
})

export const logoCommands = commandEffect<LogoCommands>({
  setPicture: uploadingPicture(logoCalls.setCompanyLogo),
  removePicture: ({ signal }) => request(logoCalls.removeCompanyLogo, {}, { signal }),
})

export const invitationCommands = commandEffect<InvitationCommands>({
  accept: ({ input, signal }) => request(ownCompanyCalls.acceptInvitation, input, { signal }),
})
