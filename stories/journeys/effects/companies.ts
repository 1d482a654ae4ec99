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
import type { Failure } from '../../../machines/shared/failure.ts'
import { textIn } from '../../../machines/shared/submission.ts'
import type * as Real from '../../../src/effects/companies.ts'
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

export const updateCompany: Effects['updateCompany'] = (know) =>
  formEffect(object(companyForms.company), (filled, { form, role }) => {
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
    know(company())
    return user
  })

export const listMembers: Effects['listMembers'] = fromPromise(() => answer(people))

/** Nobody else acts for the company in a journey: what is left of the acts is to invite, and to take back. */
export const actOnMembers: Effects['actOnMembers'] = fromPromise(({ input: { act, form } }) =>
  answer(() => {
    const kept = knownInvitations().filter(({ id }) => id !== act.of)
    const invited =
      act.name === 'invite'
        ? check(ownCompanyCalls.inviteMember.payload, Object.fromEntries(form ?? []))
        : undefined
    const invitations = invited ? [...kept, { id: `${Date.now()}`, ...invited, expiresAt: inAWeek() }] : kept
    memory.send({ type: 'invite', invitations })
    return people()
  }),
)

const inAWeek = () => new Date(Date.now() + 7 * 86_400_000).toISOString()

export const proveCompany: Effects['proveCompany'] = fromPromise(() =>
  answer<object>(() => {
    throw refusedWith(refusals.recordNotFound)
  }),
)

/** No mail of a journey is an invitation. */
const spent = { ...refusedWith(refusals.invitationSpent), reason: { code: 'notFound' } } satisfies Failure

export const readInvitation: Effects['readInvitation'] = fromPromise(() =>
  answer<CompanyInvitation>(() => {
    throw spent
  }),
)

export const acceptInvitation: Effects['acceptInvitation'] = fromPromise(() =>
  answer<object>(() => {
    throw spent
  }),
)

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
