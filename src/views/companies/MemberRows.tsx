import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { CompanyPeople } from '../../../contract/companies/ownCompany.ts'
import type { ActingFlow } from '../../../machines/acting/acting.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Name } from '../../ui/text/Name.tsx'
import { membershipNames } from '../../words/companies.ts'
import { dayHere } from '../../words/dates.ts'

type Member = CompanyPeople['members'][number]

interface MemberProps {
  member: Member
  flow: ActingFlow
  /** Whether who looks at it decides about the others. */
  isOwner: boolean
  isOnlyOwner: boolean
  isVerified: boolean
}

/** Somebody who acts for the company. */
export function MemberRow({ member, flow, isOwner, isOnlyOwner, isVerified }: MemberProps) {
  const { id, emailAddress, isYou, membership, since } = member
  const name = fullName(member)
  const act = (label: string, named: string) => (
    <Ask flow={flow} name={named} of={id} about={isYou ? undefined : name}>
      {label}
    </Ask>
  )
  const mayChange = isOwner && isVerified && !(isYou && isOnlyOwner)
  return (
    <Row
      title={
        <>
          <Name>{name}</Name>
          {isYou && <span className="font-normal text-muted"> (you)</span>}
        </>
      }
      text={`${membershipNames[membership]} · since ${dayHere(since)}`}
      address={emailAddress}
    >
      {mayChange && membership === 'recruiter' && act('Make owner', 'makeOwner')}
      {mayChange && membership === 'owner' && act(isYou ? 'Step down' : 'Make recruiter', 'makeRecruiter')}
      {isYou && !isOnlyOwner && act('Leave', 'leave')}
      {!isYou && isOwner && act('Remove', 'remove')}
    </Row>
  )
}

interface InvitationProps {
  invitation: CompanyPeople['invitations'][number]
  flow: ActingFlow
  isOwner: boolean
}

/** Somebody who is invited to act for the company. */
export const InvitationRow = ({ invitation, flow, isOwner }: InvitationProps) => {
  const { id, emailAddress, expiresAt, membership } = invitation
  return (
    <Row title={emailAddress} text={`${membershipNames[membership]} · until ${dayHere(expiresAt)}`}>
      {isOwner && (
        <Ask flow={flow} name="takeBack" of={id} about={emailAddress}>
          Take back
        </Ask>
      )}
    </Row>
  )
}

export const fullName = ({ firstName, lastName }: Pick<Member, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`

interface RowProps {
  title: ReactNode
  text: string
  address?: string
  children: ReactNode
}

const Row = ({ title, text, address, children }: RowProps) => (
  <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line py-3">
    <div className="min-w-0 wrap-anywhere">
      <p className="font-medium">{title}</p>
      {address !== undefined && <p className="text-hint text-muted">{address}</p>}
      <p className="text-hint text-muted tabular-nums">{text}</p>
    </div>
    <div className="-mx-4 flex flex-wrap">{children}</div>
  </li>
)

interface AskProps {
  flow: ActingFlow
  name: string
  of: string
  /** Whom it is about, where several buttons say the same. */
  about: string | undefined
  children: string
}

/** Something that is asked about once before it is done. */
function Ask({ flow, name, of, about, children }: AskProps) {
  const busy = useSelector(flow, (state) => state.hasTag('busy'))
  const isUnderWay = useSelector(flow, (state) => {
    const { act } = state.context
    return state.hasTag('busy') && act?.name === name && act.of === of
  })
  return (
    <Button
      look="quiet"
      size="small"
      aria-label={about && `${children}: ${about}`}
      aria-disabled={busy || undefined}
      onClick={() => flow.send({ type: 'ask', act: { name, of } })}
    >
      {children}
      {isUnderWay && <span className="spinner size-4" />}
    </Button>
  )
}
