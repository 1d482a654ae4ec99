import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { CompanyPeople } from '../../../contract/companies/ownCompany.ts'
import type { MemberCommands, MemberCommandsFlow } from '../../../machines/companies/memberCommands.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Name } from '../../ui/text/Name.tsx'
import { membershipNames } from '../../words/companies.ts'
import { memberWords } from '../../words/companies/members.ts'
import { dayHere } from '../../words/dates.ts'

type Member = CompanyPeople['members'][number]

/** Commands that require confirmation. */
type ConfirmedCommand = Exclude<keyof MemberCommands, 'invite'>

interface MemberProps {
  member: Member
  flow: MemberCommandsFlow
  /** True if the signed-in member is an owner. */
  isOwner: boolean
  isOnlyOwner: boolean
  isVerified: boolean
}

/** Row of a company member. */
export function MemberRow({ member, flow, isOwner, isOnlyOwner, isVerified }: MemberProps) {
  const { id, emailAddress, isYou, membership, since } = member
  const name = fullName(member)
  const ask = (label: string, command: ConfirmedCommand) => (
    <Ask flow={flow} command={command} id={id} about={isYou ? undefined : name}>
      {label}
    </Ask>
  )
  const mayChange = isOwner && isVerified && !(isYou && isOnlyOwner)
  return (
    <Row
      title={
        <>
          <Name>{name}</Name>
          {isYou && <span className="font-normal text-muted"> {memberWords.you}</span>}
        </>
      }
      text={memberWords.joined(membershipNames[membership], dayHere(since))}
      address={emailAddress}
    >
      {mayChange && membership === 'recruiter' && ask(memberWords.makeOwner, 'makeOwner')}
      {mayChange &&
        membership === 'owner' &&
        ask(isYou ? memberWords.stepDown : memberWords.makeRecruiter, 'makeRecruiter')}
      {isYou && !isOnlyOwner && ask(memberWords.leave, 'leave')}
      {!isYou && isOwner && ask(memberWords.remove, 'remove')}
    </Row>
  )
}

interface InvitationProps {
  invitation: CompanyPeople['invitations'][number]
  flow: MemberCommandsFlow
  isOwner: boolean
}

/** Row of a pending invitation. */
export const InvitationRow = ({ invitation, flow, isOwner }: InvitationProps) => {
  const { id, emailAddress, expiresAt, membership } = invitation
  return (
    <Row title={emailAddress} text={memberWords.expires(membershipNames[membership], dayHere(expiresAt))}>
      {isOwner && (
        <Ask flow={flow} command="takeBack" id={id} about={emailAddress}>
          {memberWords.withdraw}
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
  flow: MemberCommandsFlow
  command: ConfirmedCommand
  /** Id of the member or the invitation. */
  id: string
  /** Name or address, which distinguishes buttons with the same label. */
  about: string | undefined
  children: string
}

/** Button for a command that requires confirmation. */
function Ask({ flow, command, id, about, children }: AskProps) {
  const busy = useSelector(flow, (state) => state.hasTag('busy'))
  const isUnderWay = useSelector(flow, (state) => {
    const { ran } = state.context
    return state.hasTag('busy') && ran?.command === command && ran.input.id === id
  })
  return (
    <Button
      look="quiet"
      size="small"
      aria-label={about && `${children}: ${about}`}
      aria-disabled={busy || undefined}
      onClick={() => flow.send({ type: 'ask', command, input: { id } })}
    >
      {children}
      {isUnderWay && <span className="spinner size-4" />}
    </Button>
  )
}
