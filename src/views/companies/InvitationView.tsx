import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { CompanyInvitation } from '../../../contract/companies/ownCompany.ts'
import { paths } from '../../../contract/paths.ts'
import type { User } from '../../../contract/user.ts'
import type { InvitationCommandsFlow } from '../../../machines/companies/invitationCommands.ts'
import type { AnyReading } from '../../../machines/reading/reading.ts'
import { Button, ButtonLink } from '../../ui/controls/Button.tsx'
import { StillWaiting } from '../../ui/feedback/StillWaiting.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { SubmitButton } from '../../ui/form/SubmitButton.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { StateTag } from '../../ui/text/StateTag.tsx'
import { Name } from '../../ui/text/Name.tsx'
import { companyWords } from '../../words/companies.ts'
import { invitationWords } from '../../words/companies/invitation.ts'
import { linkTitles } from '../../words/links.ts'
import { Reading } from '../reading/Reading.tsx'
import { AuthLayout } from '../shells/AuthLayout.tsx'

const Frame = ({ children }: { children: ReactNode }) => (
  <AuthLayout progress={0.7}>
    <Heading>{linkTitles.invitation}</Heading>
    {children}
  </AuthLayout>
)

/** Message for a link without its code, or one that was already opened in another tab. */
export const IncompleteInvitationView = () => (
  <Frame>
    <p>{invitationWords.incomplete}</p>
    <div>
      <ButtonLink href={paths.home} look="secondary">
        {invitationWords.goHome}
      </ButtonLink>
    </div>
  </Frame>
)

/** Invitation for guests and candidates, with links to log in or register as an employer. */
export const InvitedGuestView = ({
  loginHref,
  registerHref,
}: {
  loginHref: string
  registerHref: string
}) => (
  <Frame>
    <p>{invitationWords.guest}</p>
    <p className="mb-6">{invitationWords.guestNext}</p>
    <div className="grid gap-3">
      <ButtonLink href={loginHref}>{invitationWords.login}</ButtonLink>
      <ButtonLink href={registerHref} look="secondary">
        {invitationWords.createAccount}
      </ButtonLink>
    </div>
  </Frame>
)

interface Props {
  reading: AnyReading
  /** Undefined until loaded. */
  invitation: CompanyInvitation | undefined
  flow: InvitationCommandsFlow
  code: string
  user: User
  /** Logs out, so that the person can log in with another account. */
  onSwitch: () => void
}

/** Invitation for a logged-in employer: the company, the role, and the consequences. */
export const InvitationView = ({ reading, invitation, flow, code, user, onSwitch }: Props) => (
  <Frame>
    <div>
      <Reading flow={reading} what={invitationWords.thisInvitation} rows={3} notThere={<Spent user={user} />}>
        {invitation && <Offer invitation={invitation} flow={flow} code={code} user={user} />}
      </Reading>
    </div>
    <p className="wrap-anywhere">{invitationWords.loggedInAs(user.emailAddress)}</p>
    <div className="-mx-4">
      <Button look="quiet" size="small" onClick={onSwitch}>
        {invitationWords.otherAccount}
      </Button>
    </div>
  </Frame>
)

const Spent = ({ user }: { user: User }) => (
  <div>
    <p className="font-medium">{invitationWords.notForYou}</p>
    <p className="mt-3 text-muted">{invitationWords.notForYouText}</p>
    <div className="mt-6">
      <ButtonLink href={user.company ? paths.area.employer : paths.home} look="secondary">
        {user.company ? invitationWords.goToArea : invitationWords.goHome}
      </ButtonLink>
    </div>
  </div>
)

interface OfferProps {
  invitation: CompanyInvitation
  flow: InvitationCommandsFlow
  code: string
  user: User
}

function Offer({ invitation: { companyName, membership, proof }, flow, code, user }: OfferProps) {
  const busy = useSelector(flow, (state) => state.hasTag('busy'))
  const slow = useSelector(flow, (state) => state.hasTag('slow'))
  const failure = useSelector(flow, ({ context }) => context.failure)
  const left = user.company?.name
  return (
    <Form
      id="invitation"
      failure={failure}
      busy={busy}
      onSubmit={() => flow.send({ type: 'run', command: 'accept', input: { code } })}
    >
      <h2 className="mb-3 text-h3 wrap-anywhere">
        <Name>{companyName}</Name> {invitationWords.invitesYou[membership]}
      </h2>
      <p className="mb-3">
        {proof === 'domain' ? (
          <StateTag look="good">{companyWords.verified}</StateTag>
        ) : (
          <StateTag look="draft">{companyWords.notVerified}</StateTag>
        )}
      </p>
      <p className="mb-3 text-muted">
        {proof === 'domain' ? invitationWords.verifiedText : invitationWords.notVerifiedText}
      </p>
      <p className="mb-2 font-medium">{invitationWords.whenYouAccept}</p>
      <ul className="mb-6 grid list-disc gap-2 ps-6 wrap-anywhere">
        <li>{invitationWords.access[membership]}</li>
        {left && left !== companyName && <li>{invitationWords.leaves(left)}</li>}
        {!user.isVerified && <li>{invitationWords.verifiesEmail}</li>}
      </ul>
      <SubmitButton busyWords={invitationWords.accepting}>{invitationWords.accept}</SubmitButton>
      {slow && <StillWaiting />}
    </Form>
  )
}
