import { useSelector } from '@xstate/react'
import { isolate } from '../../../contract/isolate.ts'
import type { CompanyPeople } from '../../../contract/companies/ownCompany.ts'
import type { Run } from '../../../machines/commands/commands.ts'
import type { MemberCommands, MemberCommandsFlow } from '../../../machines/companies/memberCommands.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Dialog } from '../../ui/feedback/Dialog.tsx'
import { fullName } from './MemberRows.tsx'

interface Props {
  /** The name of the company. */
  company: string
  people: CompanyPeople
  flow: MemberCommandsFlow
}

/** Says what follows before somebody goes, or may do something else. Escape means to leave it as it is. */
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
          Cancel
        </Button>
      </div>
    </Dialog>
  )
}

type Asked = NonNullable<ReturnType<MemberCommandsFlow['getSnapshot']>['context']['asked']>

interface Question {
  readonly title: string
  readonly text: string
  readonly button: string
  readonly run: Run<MemberCommands>
}

/** Nothing, where who or what it is about is not there any more. */
function questionOf(
  { command, input }: Asked,
  { members, invitations }: CompanyPeople,
  company: string,
): Question | undefined {
  if (command === 'invite') return undefined
  const { id = '' } = input
  const run = { command, input: { id } }
  if (command === 'takeBack') {
    const invitation = invitations.find((each) => each.id === id)
    return (
      invitation && {
        title: 'Take back the invitation?',
        text: `The link that was mailed to ${invitation.emailAddress} works no more.`,
        button: 'Take back',
        run,
      }
    )
  }
  const member = members.find((each) => each.id === id)
  return member && { ...wordsOf(command, member, company), run }
}

/** The words of a question about a member. */
function wordsOf(
  command: 'remove' | 'leave' | 'makeOwner' | 'makeRecruiter',
  member: CompanyPeople['members'][number],
  company: string,
): Omit<Question, 'run'> {
  const who = fullName(member)
  const words: Readonly<Record<typeof command, Omit<Question, 'run'>>> = {
    remove: {
      title: `Remove ${isolate(who)}?`,
      text: `${isolate(who)} can no longer act for ${isolate(company)}, nor see its postings and applicants. What they have written stays.`,
      button: 'Remove',
    },
    leave: {
      title: `Leave ${isolate(company)}?`,
      text: 'You can no longer act for it, nor see its postings and applicants. Only another invitation brings you back.',
      button: 'Leave',
    },
    makeOwner: {
      title: `Make ${isolate(who)} an owner?`,
      text: `${isolate(who)} decides then, as you do, who acts for ${isolate(company)}, and can remove you.`,
      button: 'Make owner',
    },
    makeRecruiter: member.isYou
      ? {
          title: 'Step down as owner?',
          text: 'You go on with postings and applicants. Only another owner can make you one again.',
          button: 'Step down',
        }
      : {
          title: `Make ${isolate(who)} a recruiter?`,
          text: `${isolate(who)} goes on with postings and applicants, and decides no more who acts for ${isolate(company)}.`,
          button: 'Make recruiter',
        },
  }
  return words[command]
}
