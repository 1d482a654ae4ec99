import { useSelector } from '@xstate/react'
import Pencil from 'lucide-react/icons/pencil'
import { useEffect, useRef, type ReactNode } from 'react'
import { paths } from '../../../../contract/paths.ts'
import type { OwnProfile } from '../../../../contract/talent/profileCalls.ts'
import type { ShownProfile } from '../../../../contract/talent/profile.ts'
import type { User } from '../../../../contract/user.ts'
import type { ProfileOverviewFlow } from '../../../../machines/talent/profileOverview.ts'
import { PathArt } from '../../../ui/brand/PathArt.tsx'
import { Button, ButtonLink } from '../../../ui/controls/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { useNow } from '../../../ui/text/useNow.ts'
import { ownProfileWords as words } from '../../../words/talent/profile.ts'
import { Reading } from '../../reading/Reading.tsx'
import { ShownProfileView } from '../ShownProfileView.tsx'

interface Props {
  flow: ProfileOverviewFlow
  user: Pick<User, 'firstName' | 'lastName' | 'picture'>
  profile: OwnProfile
}

/** Overview of a profile, with its name or as one company sees it. */
export function OverviewView({ flow, user, profile }: Props) {
  const preview = useSelector(flow, ({ children }) => children.preview)
  const company = useSelector(flow, ({ context }) => context.company)
  const shown = useSelector(preview, (state) => state?.context.data)
  const now = useNow()
  const shownPart = useRef<HTMLDivElement>(null)
  const before = useRef(company)
  useEffect(() => {
    // Moves the focus to the profile, because the button that changes the view may be far below or disappear.
    if (before.current !== company) shownPart.current?.focus()
    before.current = company
  }, [company])
  if (!preview || !company) {
    return (
      <div ref={shownPart} tabIndex={-1}>
        <Cover>
          <ShownProfileView
            profile={shownOf(profile, user)}
            now={now}
            isOwn
            isFindable={profile.visibility !== 'hidden'}
            isCovered
            corner={edit}
            empty={words.empty}
          />
        </Cover>
      </div>
    )
  }
  const close = (
    <Button look="secondary" size="small" onClick={() => flow.send({ type: 'closePreview' })}>
      {words.preview.close}
    </Button>
  )
  return (
    <div ref={shownPart} tabIndex={-1}>
      <Banner kind="info" action={close}>
        {words.preview.banner(company.name)}
      </Banner>
      <Reading
        flow={preview}
        what={words.preview.what}
        rows={5}
        notThere={
          <EmptyState title={words.preview.nothing.title(company.name)} text={words.preview.nothing.text} />
        }
      >
        {shown && (
          <Cover>
            <ShownProfileView profile={shown} now={now} isCovered />
          </Cover>
        )}
      </Reading>
    </div>
  )
}

/** Converts the candidate's own profile to the public form, with the name. */
function shownOf(
  { place, profile: { looksFor, resumeId: _, ...content }, updatedAt, years }: OwnProfile,
  { firstName, lastName, picture }: Props['user'],
): ShownProfile {
  return {
    ...content,
    id: '',
    looksFor,
    name: { firstName, lastName },
    ...(picture !== '' && { photo: picture }),
    place,
    years,
    updatedAt,
  }
}

const edit = (
  <ButtonLink look="secondary" size="small" href={paths.editProfile}>
    <Pencil className="size-4.5" />
    {words.edit}
  </ButtonLink>
)

const Cover = ({ children }: { children: ReactNode }) => (
  <section className="mb-6 overflow-hidden rounded-panel border border-line bg-surface">
    <PathArt picture="plate" progress={0.6} className="h-20 w-full sm:h-28" />
    <div className="px-5 pt-5 pb-6 sm:px-8 sm:pb-8">{children}</div>
  </section>
)
