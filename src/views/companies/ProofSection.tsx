import { useSelector } from '@xstate/react'
import type { OwnCompany } from '../../../contract/companies/ownCompany.ts'
import type { ProofCommandsFlow } from '../../../machines/companies/proofCommands.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { StillWaiting } from '../../ui/feedback/StillWaiting.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { SubmitButton } from '../../ui/form/SubmitButton.tsx'
import { Panel } from '../../ui/text/Panel.tsx'
import { StateTag } from '../../ui/text/StateTag.tsx'
import { proofInWords } from '../../words/companies.ts'

interface Props {
  company: OwnCompany
  flow: ProofCommandsFlow
  /** Of who looks at it. */
  emailAddress: string
  isVerified: boolean
  onCopy: (text: string) => void
}

/** Whether the company has shown that its website is its own, and how it can. */
export function ProofSection({ company, flow, ...props }: Props) {
  const { proof, proofRecord } = company
  return (
    <Panel title="Is your website checked?">
      <p className="mb-4">
        {proof === 'domain' ? (
          <StateTag look="good">Checked</StateTag>
        ) : (
          <StateTag look="draft">Not checked</StateTag>
        )}
      </p>
      {proof === 'domain' && (
        <p className="max-w-measure">
          {proofInWords(company)} Candidates see that it is checked. A website at another domain is checked
          anew.
        </p>
      )}
      {proof === 'none' && !proofRecord && (
        <p className="max-w-measure">
          Candidates see whether a company is checked. Save the address of your website above, then show that
          it is yours.
        </p>
      )}
      {proof === 'none' && proofRecord && <Ways record={proofRecord} flow={flow} {...props} />}
    </Panel>
  )
}

interface WaysProps extends Omit<Props, 'company'> {
  record: NonNullable<OwnCompany['proofRecord']>
}

/** The two ways to show it, and one button for both. */
function Ways({ record: { domain, value }, flow, emailAddress, isVerified, onCopy }: WaysProps) {
  const busy = useSelector(flow, (state) => state.hasTag('busy'))
  const slow = useSelector(flow, (state) => state.hasTag('slow'))
  const failure = useSelector(flow, ({ context }) => context.failure)
  const isAtDomain = emailAddress.endsWith(`@${domain}`)

  return (
    <Form
      id="proof"
      failure={failure}
      busy={busy}
      onSubmit={() => flow.send({ type: 'run', command: 'prove', input: {} })}
    >
      <p className="max-w-measure">
        Candidates see whether a company is checked. Show in one of two ways that{' '}
        <strong className="font-medium wrap-anywhere">{domain}</strong> is yours.
      </p>
      <h3 className="mt-6 font-medium">By an email address</h3>
      <p className="mt-1 max-w-measure text-muted">
        {isAtDomain && !isVerified
          ? `Yours is at this domain. Open the link in the mail that we sent to ${emailAddress}, and it is checked.`
          : `It is enough that somebody who acts for your company has a verified address that ends with @${domain}.`}
      </p>
      <h3 className="mt-6 font-medium">By a record in the DNS</h3>
      <p className="mt-1 max-w-measure text-muted">Have whoever looks after the domain add this record.</p>
      <dl className="mt-3 mb-5 grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-6 gap-y-2">
        <dt className="text-hint text-muted">Type</dt>
        <dd>TXT</dd>
        <dt className="text-hint text-muted">Name</dt>
        <dd className="wrap-anywhere">{domain}</dd>
        <dt className="text-hint text-muted">Value</dt>
        <dd className="flex flex-wrap items-baseline wrap-anywhere">
          <code className="me-4 min-w-0">{value}</code>
          <Button
            look="quiet"
            size="small"
            aria-label="Copy the value"
            className="-ms-4"
            onClick={() => onCopy(value)}
          >
            Copy
          </Button>
        </dd>
      </dl>
      <SubmitButton busyWords="Checking">Check now</SubmitButton>
      {slow && <StillWaiting />}
    </Form>
  )
}
