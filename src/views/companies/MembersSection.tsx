import { useSelector } from '@xstate/react'
import type { CompanyPeople, OwnCompany } from '../../../contract/companies/ownCompany.ts'
import type { MemberCommandsFlow } from '../../../machines/companies/memberCommands.ts'
import { StillWaiting } from '../../ui/feedback/StillWaiting.tsx'
import { companyWords } from '../../words/companies.ts'
import { InviteForm } from './InviteForm.tsx'
import { MemberDialog } from './MemberDialog.tsx'
import { InvitationRow, MemberRow } from './MemberRows.tsx'

interface Props {
  company: Pick<OwnCompany, 'name' | 'membership'>
  people: CompanyPeople
  flow: MemberCommandsFlow
  /** True if the member's email address is verified. */
  isVerified: boolean
}

/** Members and invitations, with commands for owners. */
export function MembersSection({ company, people, flow, isVerified }: Props) {
  const slow = useSelector(flow, (state) => state.hasTag('slow') && state.context.ran?.command !== 'invite')
  const { members, invitations } = people
  const isOwner = company.membership === 'owner'
  const owners = members.filter(({ membership }) => membership === 'owner').length
  const isOnlyOwner = isOwner && owners === 1

  return (
    <>
      <ul className="border-t border-line">
        {members.map((member) => (
          <MemberRow key={member.id} member={member} {...{ flow, isOwner, isOnlyOwner, isVerified }} />
        ))}
      </ul>
      {isOnlyOwner && (
        <p className="mt-3 max-w-measure text-hint text-muted">
          {members.length === 1 ? companyWords.onlyMember : companyWords.onlyOwner}
        </p>
      )}
      {invitations.length > 0 && (
        <>
          <h3 className="mt-8 mb-3 font-medium">{companyWords.invited}</h3>
          <ul className="border-t border-line">
            {invitations.map((invitation) => (
              <InvitationRow key={invitation.id} {...{ invitation, flow, isOwner }} />
            ))}
          </ul>
        </>
      )}
      {slow && <StillWaiting />}
      {isOwner ? (
        <div className="mt-8">
          <h3 className="mb-3 font-medium">{companyWords.invite}</h3>
          {isVerified ? (
            <InviteForm flow={flow} />
          ) : (
            <p className="max-w-measure text-muted">{companyWords.verifyFirst}</p>
          )}
        </div>
      ) : (
        <p className="mt-6 max-w-measure text-hint text-muted">{companyWords.ownersManage}</p>
      )}
      <MemberDialog company={company.name} people={people} flow={flow} />
    </>
  )
}
