import { paths } from '../../../contract/paths.ts'
import type { User } from '../../../contract/user.ts'
import { ButtonLink } from '../../ui/controls/Button.tsx'
import { Panel } from '../../ui/text/Panel.tsx'
import { dayHere } from '../../words/dates.ts'

/** What is known of a member, and what is missing. */
export function ProfileOverview({ user }: { user: User }) {
  const facts = [
    { label: 'Name', value: `${user.firstName} ${user.lastName}` },
    { label: 'User name', value: user.userName },
    { label: 'Email address', value: user.emailAddress },
    { label: 'Email verified', value: user.isVerified ? 'Yes' : 'Not yet' },
    { label: 'Member since', value: dateOf(user.createdOn) },
  ]
  return (
    <Panel title="About you">
      <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {facts.map(({ label, value }) => (
          <div key={label} className="min-w-0">
            <dt className="text-label text-muted">{label}</dt>
            <dd className="break-words">{value || 'Missing'}</dd>
          </div>
        ))}
      </dl>
      {!user.userName && (
        <div className="mt-8">
          <p className="mb-4 max-w-measure text-muted">A user name is missing. Choose one in the settings.</p>
          <ButtonLink look="secondary" size="small" href={paths.settings.candidate}>
            Complete your profile
          </ButtonLink>
        </div>
      )}
    </Panel>
  )
}

const dateOf = (time: string) => (Number.isNaN(Date.parse(time)) ? '' : dayHere(time))
