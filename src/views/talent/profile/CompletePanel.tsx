import Circle from 'lucide-react/icons/circle'
import CircleCheck from 'lucide-react/icons/circle-check'
import { paths } from '../../../../contract/paths.ts'
import { profileParts, type ProfilePart } from '../../../../contract/talent/profile.ts'
import { TextLink } from '../../../ui/controls/TextLink.tsx'
import { Meter } from '../../../ui/text/Meter.tsx'
import { ownProfileWords } from '../../../words/talent/profile.ts'

const words = ownProfileWords.complete

const sought: ReadonlySet<ProfilePart> = new Set(['titles', 'places', 'types', 'levels'])

/** Address of the field for a part of the profile. */
const fieldOf = (part: ProfilePart) =>
  sought.has(part)
    ? `${paths.profile}?tab=preferences#profile.${part}`
    : `${paths.editProfile}#profile.${part}`

interface Props {
  missing: readonly ProfilePart[]
  /** True if the email address is verified, which visibility requires. */
  isVerified: boolean
}

/** Panel of the profile parts that employers filter by, with links to empty ones. */
export function CompletePanel({ missing, isVerified }: Props) {
  const done = profileParts.length - missing.length
  return (
    <section data-panel="" className="mb-6 rounded-panel border border-line bg-surface p-5 pb-6 sm:p-8">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-h3">{words.title}</h2>
        <span className="text-hint text-muted tabular-nums">{words.share(done, profileParts.length)}</span>
      </div>
      <Meter share={`${Math.round((done / profileParts.length) * 100)}%`} className="mb-4" />
      {!isVerified && <p className="mb-3 text-hint">{words.verify}</p>}
      {missing.length === 0 ? (
        <p className="flex gap-2 text-hint text-muted">
          <CircleCheck className="h-[1lh] w-5 shrink-0 text-success-text" />
          {words.whole}
        </p>
      ) : (
        <ul className="grid gap-3 text-hint">
          {missing.map((part) => (
            <li key={part} className="flex gap-2">
              <Circle className="h-[1lh] w-5 translate-y-1 shrink-0 text-subtle" />
              <TextLink href={fieldOf(part)}>{words.parts[part]}</TextLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
