import AtSign from 'lucide-react/icons/at-sign'
import CalendarDays from 'lucide-react/icons/calendar-days'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import Mail from 'lucide-react/icons/mail'
import Pencil from 'lucide-react/icons/pencil'
import type { ReactNode } from 'react'
import { paths } from '../../../contract/paths.ts'
import type { User } from '../../../contract/user.ts'
import { Avatar } from '../../ui/brand/Avatar.tsx'
import { PathArt } from '../../ui/brand/PathArt.tsx'
import { ButtonLink } from '../../ui/controls/Button.tsx'
import { Name } from '../../ui/text/Name.tsx'
import { dayHere } from '../../words/dates.ts'
import { profileWords } from '../../words/profile/profile.ts'

const words = profileWords.overview

/** A candidate's name and address on a cover. */
export function ProfileOverview({ user }: { user: User }) {
  const { createdOn, emailAddress, isVerified, userName } = user
  return (
    <section className="mb-4 overflow-hidden rounded-panel border border-line bg-surface">
      <PathArt picture="plate" progress={isVerified ? 0.6 : 0.3} className="h-33 w-full" />
      <div className="px-5 pb-6 sm:px-8 sm:pb-8">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
          <span className="relative -mt-13 rounded-full border-6 border-surface">
            <Avatar name={user} size="profile" isOwn />
          </span>
          <ButtonLink look="secondary" size="small" href={paths.settings.candidate}>
            <Pencil className="size-4.5" />
            {words.edit}
          </ButtonLink>
        </div>
        <h2 className="mt-4 text-section wrap-anywhere">
          <Name>
            {user.firstName} {user.lastName}
          </Name>
        </h2>
        <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-2 text-hint text-muted">
          {userName && <Fact icon={<AtSign />}>{userName}</Fact>}
          <Fact icon={<Mail />}>{emailAddress}</Fact>
          <Fact icon={isVerified ? <CircleCheck /> : <CircleDashed />}>
            {isVerified ? words.verified : words.notVerified}
          </Fact>
          {!Number.isNaN(Date.parse(createdOn)) && (
            <Fact icon={<CalendarDays />}>{words.since(dayHere(createdOn))}</Fact>
          )}
        </ul>
      </div>
    </section>
  )
}

const Fact = ({ icon, children }: { icon: ReactNode; children: string }) => (
  <li className="flex min-w-0 items-center gap-2 *:[svg]:size-4.5 *:[svg]:shrink-0">
    {icon}
    <span className="min-w-0 wrap-anywhere">{children}</span>
  </li>
)
