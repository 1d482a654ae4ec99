import { useSelector } from '@xstate/react'
import type { CompanyPeople } from '../../../contract/companies/ownCompany.ts'
import type { Run } from '../../../machines/commands/commands.ts'
import type { MemberCommands, MemberCommandsFlow } from '../../../machines/companies/memberCommands.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Dialog } from '../../ui/feedback/Dialog.tsx'
import { memberQuestions, memberWords } from '../../words/companies/members.ts'
import { fullName } from './MemberRows.tsx'

interface Props {
  /** Name of the company. */
  company: string
  people: CompanyPeople
  flow: MemberCommandsFlow
}

/** Dialog that confirms a command on a member or an invitation. Escape cancels. */
export function MemberDialog({ company, people, flow }: Props) {
  const asked = useSelector(flow, ({ context }) => context.asked)
  const question = asked && questionOf(asked, people, company)
  return (
    <Dialog
      open={question !== undefined}
      id="member"
      title={question?.title ?? ''}
      onCancel={() => flow.send({ type: 'cancel' })}
    >
      <p className="mt-2 text-muted">{question?.text}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button size="small" onClick={() => question && flow.send({ type: 'run', ...question.run })}>
          {question?.button}
        </Button>
        <Button look="secondary" size="small" onClick={() => flow.send({ type: 'cancel' })}>
          {memberWords.cancel}
        </Button>
      </div>
    </Dialog>
  )
}

type RequestedCommand = NonNullable<ReturnType<MemberCommandsFlow['getSnapshot']>['context']['asked']>

interface Question {
  readonly title: string
  readonly text: string
  readonly button: string
  readonly run: Run<MemberCommands>
}

/** Text of the dialog; undefined if the member or the invitation no longer exists. */
function questionOf(
  { command, input }: RequestedCommand,
  { members, invitations }: CompanyPeople,
  company: string,
): Question | undefined {
  if (command === 'invite') return undefined
  const { id = '' } = input
  const run = { command, input: { id } }
  if (command === 'takeBack') {
    const invitation = invitations.find((each) => each.id === id)
    return invitation && { ...memberQuestions.takeBack(invitation.emailAddress), run }
  }
  const member = members.find((each) => each.id === id)
  return member && { ...wordsOf(command, member, company), run }
}

function wordsOf(
  command: 'remove' | 'leave' | 'makeOwner' | 'makeRecruiter',
  member: CompanyPeople['members'][number],
  company: string,
): Omit<Question, 'run'> {
  if (command === 'leave') return memberQuestions.leave(company)
  if (command === 'makeRecruiter' && member.isYou) return memberQuestions.stepDown
  return memberQuestions[command](fullName(member), company)
}
