import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { memberships } from '../../../contract/companies/facts.ts'
import type { MemberCommandsFlow } from '../../../machines/companies/memberCommands.ts'
import { textIn } from '../../../machines/shared/submission.ts'
import { StillWaiting } from '../../ui/feedback/StillWaiting.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { RadioGroup } from '../../ui/form/RadioGroup.tsx'
import { SubmitButton } from '../../ui/form/SubmitButton.tsx'
import { membershipExplained } from '../../words/companies.ts'
import { memberWords } from '../../words/companies/members.ts'

const id = 'invite'

const options = memberships
  .map((value) => ({ value, label: membershipExplained[value] }))
  // Recruiter comes first, because most members have that role.
  .toReversed()

/** Form for inviting a person to the company by email. */
export function InviteForm({ flow }: { flow: MemberCommandsFlow }) {
  const isAbout = useSelector(flow, ({ context }) => context.ran?.command === id)
  const done = useSelector(flow, ({ context }) => context.done)
  const failure = useSelector(flow, ({ context }) => context.failure)
  const busy = useSelector(flow, (state) => state.hasTag('busy'))
  const slow = useSelector(flow, (state) => state.hasTag('slow'))

  useEffect(() => {
    const form = document.getElementById(id)
    if (done?.command === id && form instanceof HTMLFormElement) form.reset()
  }, [done])

  return (
    <Form
      id={id}
      failure={isAbout ? failure : undefined}
      busy={isAbout && busy}
      onSubmit={(form) => {
        const input = { emailAddress: textIn(form, 'emailAddress'), membership: textIn(form, 'membership') }
        flow.send({ type: 'run', command: id, input })
      }}
    >
      <div className="max-w-column">
        <Field label={memberWords.emailAddress} name="emailAddress" type="email" autoComplete="off" />
      </div>
      <RadioGroup legend={memberWords.role} name="membership" options={options} />
      <SubmitButton busyWords={memberWords.sending}>{memberWords.send}</SubmitButton>
      {isAbout && slow && <StillWaiting />}
    </Form>
  )
}
