import { fromPromise } from 'xstate'
import { object } from 'valibot'
import { companySizes } from '../../../contract/companies/facts.ts'
import { companyForms } from '../../../contract/companies/forms.ts'
import {
  ownCompanyCalls,
  type CompanyInvitation,
  type CompanyPeople,
  type OwnCompany,
} from '../../../contract/companies/ownCompany.ts'
import type { PublicCompany } from '../../../contract/companies/reads.ts'
import type { LogoCommands } from '../../../machines/companies/logoCommands.ts'
import type { InvitationCommands } from '../../../machines/companies/invitationCommands.ts'
import type { MemberCommands } from '../../../machines/companies/memberCommands.ts'
import type { ProofCommands } from '../../../machines/companies/proofCommands.ts'
import type { SavedProfile } from '../../../machines/editing/editing.ts'
import type { Failure } from '../../../machines/shared/failure.ts'
import { textIn } from '../../../machines/shared/submission.ts'
import type * as Real from '../../../src/effects/companies.ts'
import { commandEffect } from '../../../src/effects/shared/commandEffect.ts'
import { answer, check, formEffect, refusedWith } from '../../support/formEffect.ts'
import { refusals } from '../../support/refusals.ts'
import { accountOf, change, knownCompany, knownInvitations, memory } from '../memory.ts'

type Effects = typeof Real

export const readCompany: Effects['readCompany'] = fromPromise(() => answer(company))

export const readPublicCompany: Effects['readPublicCompany'] = fromPromise(() =>
  answer<PublicCompany>(() => {
    const { slug, name, website, about, size, industry, places, proof } = company()
    const told = { slug, name, website, about, size, industry, places, proof }
    return { ...told, provenAt: null, isDemo: false, isSuspended: false, record: null, jobs: [] }
  }),
)

export const updateCompany: Effects['updateCompany'] = formEffect(
  object(companyForms.company),
  (filled, { form, role }): SavedProfile => {
    const { companyName: name, companyWebsite: website, companyAbout: about } = filled
    const user = change(role, { company: { name, website, about } })
    memory.send({
      type: 'tell',
      company: {
        size: companySizes.find((each) => each === form.get('companySize')) ?? null,
        industry: textIn(form, 'companyIndustry'),
        places: textIn(form, 'companyPlaces').split('\n').filter(Boolean),
      },
    })
    return { user, company: company() }
  },
)

export const listMembers: Effects['listMembers'] = fromPromise(() => answer(people))

const invite = (...invitations: CompanyPeople['invitations']) => {
  memory.send({ type: 'invite', invitations })
  return people()
}

/** Members do not change in a journey, except for invitations. */
const nothing = () => answer(people)

export const memberCommands: Effects['memberCommands'] = commandEffect<MemberCommands>({
  invite: ({ input }) =>
    answer(() => {
      const invited = check(ownCompanyCalls.inviteMember.payload, input)
      return invite(...knownInvitations(), { id: `${Date.now()}`, ...invited, expiresAt: inAWeek() })
    }),
  takeBack: ({ input }) => answer(() => invite(...knownInvitations().filter(({ id }) => id !== input.id))),
  remove: nothing,
  leave: nothing,
  makeOwner: nothing,
  makeRecruiter: nothing,
})

const inAWeek = () => new Date(Date.now() + 7 * 86_400_000).toISOString()

export const proofCommands: Effects['proofCommands'] = commandEffect<ProofCommands>({
  prove: () =>
    answer<OwnCompany>(() => {
      throw refusedWith(refusals.recordNotFound)
    }),
})

/** Journeys serve no pictures, so the company keeps its monogram. */
export const logoCommands: Effects['logoCommands'] = commandEffect<LogoCommands>({
  setPicture: () => answer(company),
  removePicture: () => answer(company),
})

/** Mails of a journey contain no invitations, so every invitation is invalid. */
const spent = { ...refusedWith(refusals.invitationSpent), reason: { code: 'notFound' } } satisfies Failure

export const readInvitation: Effects['readInvitation'] = fromPromise(() =>
  answer<CompanyInvitation>(() => {
    throw spent
  }),
)

export const invitationCommands: Effects['invitationCommands'] = commandEffect<InvitationCommands>({
  accept: () =>
    answer<OwnCompany>(() => {
      throw spent
    }),
})

function company(): OwnCompany {
  const { company: told } = accountOf('employer').user
  const website = told?.website ?? ''
  return {
    slug: 'sample-company',
    revision: 1,
    name: told?.name ?? '',
    website,
    about: told?.about ?? '',
    size: null,
    industry: '',
    places: [],
    proof: 'none',
    proven: null,
    proofRecord: website ? { domain: new URL(website).hostname, value: 'jobgrove-proof=sample' } : null,
    isSuspended: false,
    heldPostings: 0,
    reviewOfChanges: 'never',
    membership: 'owner',
    ...knownCompany(),
  }
}

function people(): CompanyPeople {
  const { id, firstName, lastName, emailAddress } = accountOf('employer').user
  const you = { id, firstName, lastName, emailAddress, membership: 'owner', isYou: true } as const
  return { members: [{ ...you, since: '2026-11-02T09:00:00.000Z' }], invitations: [...knownInvitations()] }
}
