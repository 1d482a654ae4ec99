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
import { linkTitles } from '../../words/links.ts'
import { Reading } from '../reading/Reading.tsx'
import { AuthLayout } from '../shells/AuthLayout.tsx'

const Frame = ({ children }: { children: ReactNode }) => (
  <AuthLayout progress={0.7}>
    <Heading>{linkTitles.invitation}</Heading>
    {children}
  </AuthLayout>
)

/** The link lacks its code, or was opened in another tab before. */
export const IncompleteInvitationView = () => (
  <Frame>
    <p>This link is not complete. Open it again from the mail.</p>
    <div>
      <ButtonLink href={paths.home} look="secondary">
        Go to the home page
      </ButtonLink>
    </div>
  </Frame>
)

/** Who holds an invitation and is not logged in as an employer: the way to an account, and back. */
export const InvitedGuestView = ({
  loginHref,
  registerHref,
}: {
  loginHref: string
  registerHref: string
}) => (
  <Frame>
    <p>You are invited to act for a company: to write its postings, and to answer applicants.</p>
    <p className="mb-6">
      Log in as an employer with the email address that the mail was sent to. If you have no such account,
      create one. It asks for a company; the one that invites you takes its place.
    </p>
    <div className="grid gap-3">
      <ButtonLink href={loginHref}>Login</ButtonLink>
      <ButtonLink href={registerHref} look="secondary">
        Create an account
      </ButtonLink>
    </div>
  </Frame>
)

interface Props {
  reading: AnyReading
  /** Once it has been read. */
  invitation: CompanyInvitation | undefined
  flow: InvitationCommandsFlow
  code: string
  user: User
  /** Logs out, so that somebody else can log in. */
  onSwitch: () => void
}

/** An invitation, for an employer who is logged in: what it is to, and what follows. */
export const InvitationView = ({ reading, invitation, flow, code, user, onSwitch }: Props) => (
  <Frame>
    <div>
      <Reading flow={reading} what="this invitation" rows={3} notThere={<Spent user={user} />}>
        {invitation && <Offer invitation={invitation} flow={flow} code={code} user={user} />}
      </Reading>
    </div>
    <p className="wrap-anywhere">You are logged in with {user.emailAddress}.</p>
    <div className="-mx-4">
      <Button look="quiet" size="small" onClick={onSwitch}>
        Use another account
      </Button>
    </div>
  </Frame>
)

const Spent = ({ user }: { user: User }) => (
  <div>
    <p className="font-medium">This invitation is not valid for your account.</p>
    <p className="mt-3 text-muted">
      It was accepted or taken back, it is older than a week, or it was mailed to another address than yours.
      Ask who invited you for another one, or log in with the address that the mail was sent to.
    </p>
    <div className="mt-6">
      <ButtonLink href={user.company ? paths.area.employer : paths.home} look="secondary">
        {user.company ? 'Go to Home' : 'Go to the home page'}
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
        <Name>{companyName}</Name> invites you as {membership === 'owner' ? 'an owner' : 'a recruiter'}
      </h2>
      <p className="mb-3">
        {proof === 'domain' ? (
          <StateTag look="good">Checked</StateTag>
        ) : (
          <StateTag look="draft">Not checked</StateTag>
        )}
      </p>
      <p className="mb-3 text-muted">
        {proof === 'domain'
          ? 'It has shown that its website is its own.'
          : 'It has not shown that its website is its own. Accept only if you know who invites you.'}
      </p>
      <p className="mb-2 font-medium">When you accept:</p>
      <ul className="mb-6 grid list-disc gap-2 ps-6 wrap-anywhere">
        <li>
          You write the postings of <Name>{companyName}</Name>, and answer applicants
          {membership === 'owner' && '; and you decide who acts for it'}.
        </li>
        {left && left !== companyName && (
          <li>
            You leave <Name>{left}</Name>: an account acts for one company.
          </li>
        )}
        {!user.isVerified && <li>Your email address is verified: the mail has reached you.</li>}
      </ul>
      <SubmitButton busyWords="Accepting">Accept the invitation</SubmitButton>
      {slow && <StillWaiting />}
    </Form>
  )
}
