import { useSelector } from '@xstate/react'
import { isolate } from '../../../contract/isolate.ts'
import type { CompanyPeople } from '../../../contract/companies/ownCompany.ts'
import type { Act, ActingFlow } from '../../../machines/acting/acting.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Dialog } from '../../ui/feedback/Dialog.tsx'
import { fullName } from './MemberRows.tsx'

interface Props {
  /** The name of the company. */
  company: string
  people: CompanyPeople
  flow: ActingFlow
}

/** Says what follows before somebody goes, or may do something else. Escape means to leave it as it is. */
export function MemberDialog({ company, people, flow }: Props) {
  const open = useSelector(flow, (state) => state.matches('asking'))
  const act = useSelector(flow, ({ context }) => context.act)
  const question = act && questionOf(act, people, company)
  return (
    <Dialog
      open={open && question !== undefined}
      id="member"
      title={question?.title ?? ''}
      onCancel={() => flow.send({ type: 'cancel' })}
    >
      <p className="mt-2 text-muted">{question?.text}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button size="small" onClick={() => act && flow.send({ type: 'send', act })}>
          {question?.button}
        </Button>
        <Button look="secondary" size="small" onClick={() => flow.send({ type: 'cancel' })}>
          Cancel
        </Button>
      </div>
    </Dialog>
  )
}

interface Question {
  readonly title: string
  readonly text: string
  readonly button: string
}

/** Nothing, where who or what it is about is not there any more. */
function questionOf({ name, of }: Act, { members, invitations }: CompanyPeople, company: string) {
  const member = members.find(({ id }) => id === of)
  const invitation = invitations.find(({ id }) => id === of)
  if (name === 'takeBack' && invitation) {
    return {
      title: 'Take back the invitation?',
      text: `The link that was mailed to ${invitation.emailAddress} works no more.`,
      button: 'Take back',
    }
  }
  if (!member) return undefined
  const who = fullName(member)
  const questions: Readonly<Record<string, Question>> = {
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
  return questions[name]
}
