import { useSelector } from '@xstate/react'
import type { ProofWays } from '../../../contract/identity/proof.ts'
import type { DeletionEffects } from '../../../contract/privacy/deletionCalls.ts'
import type { DeletionFlow } from '../../../machines/privacy/deletion.ts'
import { isStaleLogin } from '../../../machines/identity/proof.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Dialog } from '../../ui/feedback/Dialog.tsx'
import { StillWaiting } from '../../ui/feedback/StillWaiting.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { PasswordField } from '../../ui/form/PasswordField.tsx'
import { SubmitButton } from '../../ui/form/SubmitButton.tsx'
import { Panel } from '../../ui/text/Panel.tsx'
import { proofWords } from '../../words/identity/proof.ts'
import { deletionWords } from '../../words/privacy/deletion.ts'

/** Panel of the settings for deleting the account, with a dialog that lists the consequences. */
export function DeletionPanel({ flow, emailAddress }: { flow: DeletionFlow; emailAddress: string }) {
  const isCounting = useSelector(flow, (state) => state.matches('counting'))
  const isOpen = useSelector(flow, (state) => state.hasTag('open'))
  const effects = useSelector(flow, ({ context }) => context.effects)
  return (
    <Panel title={deletionWords.title}>
      <p className="max-w-measure">{deletionWords.text}</p>
      <div className="mt-4">
        <Button
          look="secondary"
          aria-disabled={isCounting || undefined}
          onClick={() => flow.send({ type: 'begin' })}
        >
          {isCounting ? deletionWords.counting : deletionWords.delete}
        </Button>
      </div>
      <Dialog
        open={isOpen}
        id="deleteAccountDialog"
        title={deletionWords.dialogTitle}
        onCancel={() => flow.send({ type: 'cancel' })}
      >
        {isOpen && effects && <Question flow={flow} effects={effects} emailAddress={emailAddress} />}
      </Dialog>
    </Panel>
  )
}

interface QuestionProps {
  flow: DeletionFlow
  effects: DeletionEffects
  emailAddress: string
}

function Question({ flow, effects, emailAddress }: QuestionProps) {
  const failure = useSelector(flow, ({ context }) => context.failure)
  const busy = useSelector(flow, (state) => state.hasTag('busy'))
  const isProving = useSelector(flow, (state) => state.matches('proving'))
  const slow = useSelector(flow, (state) => state.hasTag('slow'))
  const { passkey, password, recentLogin } = effects.proofs
  const isStale = !password && (!recentLogin || (failure !== undefined && isStaleLogin(failure)))
  return (
    <Form
      id="deleteAccount"
      rules="deleteAccount"
      failure={failure}
      busy={busy}
      onSubmit={(form) => flow.send({ type: 'submit', form })}
    >
      <div className="mt-3 mb-5 grid gap-3 wrap-anywhere">
        <p>{deletionWords.erasedOn(effects.erasedOn)}</p>
        <div>
          <p>{deletionWords.atOnce}</p>
          <ul className="mt-1 list-disc ps-5">
            {endsOf(effects).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
        {effects.sentApplications > 0 && <p>{deletionWords.record(effects.sentApplications)}</p>}
      </div>
      <p className="mb-5">{confirmation(effects.proofs, isStale)}</p>
      {password && (
        <>
          {/* Not submitted: it tells password managers which account the password belongs to. */}
          <input hidden readOnly type="email" autoComplete="username" value={emailAddress} />
          <PasswordField
            label={deletionWords.password}
            id="deletionPassword"
            name="password"
            autoComplete="current-password"
            enterKeyHint="done"
          />
        </>
      )}
      <div className="flex flex-wrap items-end gap-3">
        {!isStale && (
          <SubmitButton busyWords={isProving ? proofWords.usingPasskey : deletionWords.deleting}>
            {deletionWords.confirm}
          </SubmitButton>
        )}
        {passkey && (
          <Button
            look={isStale ? undefined : 'secondary'}
            aria-disabled={busy || undefined}
            onClick={() => flow.send({ type: 'usePasskey' })}
          >
            {isStale && isProving ? proofWords.usingPasskey : proofWords.withPasskey}
          </Button>
        )}
        {isStale && (
          <Button
            look={passkey ? 'secondary' : undefined}
            aria-disabled={busy || undefined}
            onClick={() => flow.send({ type: 'logInAgain' })}
          >
            {proofWords.logInAgain}
          </Button>
        )}
        <Button
          look="secondary"
          aria-disabled={(busy && !isProving) || undefined}
          onClick={() => flow.send({ type: 'cancel' })}
        >
          {deletionWords.cancel}
        </Button>
      </div>
      {slow && <StillWaiting />}
    </Form>
  )
}

/** Instructions for confirming the deletion. */
function confirmation(ways: ProofWays, isStale: boolean): string {
  const { confirmWith } = deletionWords
  if (isStale) return proofWords.text(ways)
  if (ways.password) return ways.passkey ? confirmWith.both : confirmWith.password
  return confirmWith.recentLogin
}

/** Immediate effects of the deletion, one sentence each. */
function endsOf({ company, openApplications, sharedResumes }: DeletionEffects): readonly string[] {
  return [
    deletionWords.loggedOut,
    ...(openApplications > 0 ? [deletionWords.openApplications(openApplications)] : []),
    ...(sharedResumes > 0 ? [deletionWords.sharedResumes(sharedResumes)] : []),
    ...(company
      ? company.isLastOwner
        ? closesOf(company)
        : [deletionWords.leavesCompany(company.name)]
      : []),
  ]
}

/** Effects on a company that loses its last owner. */
const closesOf = ({ name, openPostings, waitingApplicants }: NonNullable<DeletionEffects['company']>) => [
  deletionWords.lastOwner(name),
  ...(openPostings > 0 ? [deletionWords.openPostings(openPostings)] : []),
  ...(waitingApplicants > 0 ? [deletionWords.waitingApplicants(waitingApplicants)] : []),
]
