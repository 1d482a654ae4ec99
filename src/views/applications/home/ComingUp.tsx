import type { OwnApplicationItem } from '../../../../contract/applications/calls.ts'
import { paths } from '../../../../contract/paths.ts'
import {
  comingDates,
  dateParts,
  type ComingDate,
  type SavedItem,
} from '../../../words/applications/comingUp.ts'
import { candidateHomeWords } from '../../../words/applications/home.ts'
import { addressOf } from '../list/addressOf.ts'
import { AsideCard } from '../AsideCard.tsx'

interface Props {
  applications: readonly OwnApplicationItem[]
  saved: readonly SavedItem[]
  now: number
}

/** Upcoming dates of a candidate's applications and saved jobs. Renders nothing if there are none. */
export function ComingUp({ applications, saved, now }: Props) {
  const dates = comingDates(applications, saved, now)
  if (dates.length === 0) return null
  return (
    <AsideCard title={candidateHomeWords.comingUp.title}>
      <ul className="-my-3">
        {dates.map(({ at, name, of }) => {
          const { id, href, title } = linkOf(of)
          const { day, month } = dateParts(at)
          return (
            <li key={id} className="relative flex items-center gap-3 border-line py-3 not-first:border-t">
              <time
                dateTime={at}
                className="grid size-11 shrink-0 place-content-center rounded-inner bg-primary-soft text-center text-caption leading-tight text-on-primary-soft tabular-nums"
              >
                {month} <b className="text-hint leading-tight font-semibold">{day}</b>
              </time>
              <p className="min-w-0 text-hint wrap-anywhere">
                <a
                  href={href}
                  className="rounded-tag font-medium underline-offset-4 after:absolute after:inset-0 hover:underline"
                >
                  {name}
                </a>
                <span className="block text-caption text-muted">{title}</span>
              </p>
            </li>
          )
        })}
      </ul>
    </AsideCard>
  )
}

function linkOf(of: ComingDate['of']) {
  if ('job' in of) {
    const { slug, title } = of.job
    return { id: slug, href: paths.job(slug), title }
  }
  const { application } = of
  return { id: application.id, href: addressOf(application), title: application.posting.title }
}
