import { useSelector } from '@xstate/react'
import type { OwnCompany } from '../../../contract/companies/ownCompany.ts'
import type { ProofCommandsFlow } from '../../../machines/companies/proofCommands.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { StillWaiting } from '../../ui/feedback/StillWaiting.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { SubmitButton } from '../../ui/form/SubmitButton.tsx'
import { Panel } from '../../ui/text/Panel.tsx'
import { StateTag } from '../../ui/text/StateTag.tsx'
import { companyWords, proofInWords } from '../../words/companies.ts'

interface Props {
  company: OwnCompany
  flow: ProofCommandsFlow
  /** Email address of the member. */
  emailAddress: string
  isVerified: boolean
  onCopy: (text: string) => void
}

/** Verification status of the company, and instructions to verify it. */
export function ProofSection({ company, flow, ...props }: Props) {
  const { proof, proofRecord } = company
  return (
    <Panel title={companyWords.verify}>
      <p className="mb-4">
        {proof === 'domain' ? (
          <StateTag look="good">{companyWords.verified}</StateTag>
        ) : (
          <StateTag look="draft">{companyWords.notVerified}</StateTag>
        )}
      </p>
      {proof === 'domain' && (
        <p className="max-w-measure">
          {proofInWords(company)} {companyWords.verifiedText}
        </p>
      )}
      {proof === 'none' && !proofRecord && <p className="max-w-measure">{companyWords.saveWebsite}</p>}
      {proof === 'none' && proofRecord && <Ways record={proofRecord} flow={flow} {...props} />}
    </Panel>
  )
}

interface WaysProps extends Omit<Props, 'company'> {
  record: NonNullable<OwnCompany['proofRecord']>
}

/** Both methods of verification, with one button to check them. */
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
        {companyWords.proveBefore} <strong className="font-medium wrap-anywhere">{domain}</strong>{' '}
        {companyWords.proveAfter}
      </p>
      <h3 className="mt-6 font-medium">{companyWords.byMail}</h3>
      <p className="mt-1 max-w-measure text-muted">
        {isAtDomain && !isVerified ? companyWords.byMailOwn(emailAddress) : companyWords.byMailOther(domain)}
      </p>
      <h3 className="mt-6 font-medium">{companyWords.byRecord}</h3>
      <p className="mt-1 max-w-measure text-muted">{companyWords.byRecordText}</p>
      <dl className="mt-3 mb-5 grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-6 gap-y-2">
        <dt className="text-hint text-muted">{companyWords.recordType[0]}</dt>
        <dd>{companyWords.recordType[1]}</dd>
        <dt className="text-hint text-muted">{companyWords.recordName}</dt>
        <dd className="wrap-anywhere">{domain}</dd>
        <dt className="text-hint text-muted">{companyWords.recordValue}</dt>
        <dd className="flex flex-wrap items-baseline wrap-anywhere">
          <code className="me-4 min-w-0">{value}</code>
          <Button
            look="quiet"
            size="small"
            aria-label={companyWords.copyValue}
            className="-ms-4"
            onClick={() => onCopy(value)}
          >
            {companyWords.copy}
          </Button>
        </dd>
      </dl>
      <SubmitButton busyWords={companyWords.checking}>{companyWords.check}</SubmitButton>
      {slow && <StillWaiting />}
    </Form>
  )
}
