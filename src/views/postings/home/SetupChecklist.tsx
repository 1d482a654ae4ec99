import { paths } from '../../../../contract/paths.ts'
import type { User } from '../../../../contract/user.ts'
import { PathArt } from '../../../ui/brand/PathArt.tsx'
import { TextLink } from '../../../ui/controls/TextLink.tsx'
import { CheckIcon, RingIcon } from '../../../ui/tokens/icons.tsx'
import { setupWords } from '../../../words/postings/home.ts'

interface Props {
  user: User
  isCompanyVerified: boolean
}

interface Step {
  readonly title: string
  readonly hint: string
  readonly isDone: boolean
  readonly href?: string
}

/** Checklist for a new employer, up to the first job post. */
export function SetupChecklist({ user, isCompanyVerified }: Props) {
  const steps: readonly Step[] = [
    { title: setupWords.verifyEmail, hint: setupWords.verifyEmailHint, isDone: user.isVerified },
    {
      title: setupWords.describe,
      hint: setupWords.describeHint,
      isDone: Boolean(user.company?.about),
      href: paths.company,
    },
    {
      title: setupWords.proveWebsite,
      hint: setupWords.proveWebsiteHint,
      isDone: isCompanyVerified,
      href: paths.company,
    },
    { title: setupWords.post, hint: setupWords.postHint, isDone: false },
  ]
  const done = steps.filter(({ isDone }) => isDone).length
  return (
    <section className="@container rounded-panel border border-line bg-surface p-5 sm:p-8">
      <div className="grid gap-8 @3xl:grid-cols-[minmax(0,1fr)_auto] @3xl:items-center">
        <div className="min-w-0">
          <h2 className="text-h2">{setupWords.title}</h2>
          <p className="mt-1 text-muted">{setupWords.text}</p>
          <ol className="mt-4 border-t border-line">
            {steps.map(({ title, hint, href, isDone }) => (
              <li
                key={title}
                className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 border-b border-line py-3 last:border-0"
              >
                {isDone ? (
                  <CheckIcon className="mt-0.5 size-5 text-success [--canvas:var(--on-success)]" />
                ) : (
                  <RingIcon className="mt-0.5 size-5 text-subtle" />
                )}
                <span className="min-w-0">
                  {href && !isDone ? (
                    <TextLink href={href} className="font-medium">
                      {title}
                    </TextLink>
                  ) : (
                    <span className="font-medium">{title}</span>
                  )}
                  <span className="sr-only"> ({isDone ? setupWords.done : setupWords.toDo})</span>
                  {!isDone && <span className="mt-0.5 block text-hint text-muted">{hint}</span>}
                </span>
              </li>
            ))}
          </ol>
        </div>
        <PathArt
          picture="small"
          progress={done / steps.length}
          className="h-33 w-60 max-w-full rounded-card"
        />
      </div>
    </section>
  )
}
