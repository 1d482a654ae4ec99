import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { memberships } from '../../../contract/companies/facts.ts'
import type { ActingFlow } from '../../../machines/acting/acting.ts'
import { StillWaiting } from '../../ui/feedback/StillWaiting.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { RadioGroup } from '../../ui/form/RadioGroup.tsx'
import { SubmitButton } from '../../ui/form/SubmitButton.tsx'
import { membershipExplained } from '../../words/companies.ts'

const id = 'invite'

const options = memberships
  .map((value) => ({ value, label: membershipExplained[value] }))
  // The one that fits most people first.
  .toReversed()

/** Invites somebody to act for the company, by mail. */
export function InviteForm({ flow }: { flow: ActingFlow }) {
  const isAbout = useSelector(flow, ({ context }) => context.act?.name === id)
  const failure = useSelector(flow, ({ context }) => context.failure)
  const busy = useSelector(flow, (state) => state.hasTag('busy'))
  const slow = useSelector(flow, (state) => state.hasTag('slow'))

  useEffect(() => {
    const acted = flow.on('acted', ({ act }) => {
      const form = document.getElementById(id)
      if (act?.name === id && form instanceof HTMLFormElement) form.reset()
    })
    return () => acted.unsubscribe()
  }, [flow])

  return (
    <Form
      id={id}
      failure={isAbout ? failure : undefined}
      busy={isAbout && busy}
      onSubmit={(form) => flow.send({ type: 'send', act: { name: id }, form })}
    >
      <div className="max-w-column">
        <Field label="Email address" name="emailAddress" type="email" autoComplete="off" />
      </div>
      <RadioGroup legend="What this person may do" name="membership" options={options} />
      <SubmitButton busyWords="Sending">Send the invitation</SubmitButton>
      {isAbout && slow && <StillWaiting />}
    </Form>
  )
}
