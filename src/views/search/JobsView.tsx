import { useSelector } from '@xstate/react'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { paths } from '../../../contract/paths.ts'
import { criteriaIn } from '../../../contract/search/address.ts'
import type { JobSearchPageFlow } from '../../../machines/search/jobSearchPage.ts'
import type { SavingFlow } from '../../../machines/search/saving.ts'
import { jobsAt } from './jobsAt.ts'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { answerInWords, jobsInWords, leftOutInWords } from '../../words/search.ts'
import { isPlainClick } from './isPlainClick.ts'
import { MoreJobs } from './MoreJobs.tsx'
import { OtherPlaces } from './OtherPlaces.tsx'
import { NothingFound } from './NothingFound.tsx'
import { Orders } from './Orders.tsx'
import { OwnInRow } from './OwnInRow.tsx'
import { ResultRow } from './ResultRow.tsx'
import { SearchForm } from './SearchForm.tsx'
import { SearchStatus } from './SearchStatus.tsx'

interface Props {
  flow: JobSearchPageFlow
  saving: SavingFlow | undefined
  now: number
  Places?: ComponentProps<typeof SearchForm>['Places']
  keys?: ReactNode
  /** The job that is open; false where scripts cannot show it here yet. */
  beside?: ReactNode
}

const ROOM_FOR_BOTH = '(min-width: 1024px)'

/** A search and its results: a form and links, which work without scripts too. */
export function JobsView({ flow, saving, now, Places, keys, beside = false }: Props) {
  const page = useSelector(flow, ({ context }) => context.page)
  const open = useSelector(flow, ({ context }) => context.open)
  const added = useSelector(flow, ({ context }) => context.added)
  const isSearching = useSelector(flow, (state) => state.matches({ results: 'searching' }))
  const { found, isFirst, search } = page
  const { jobs, next, suggestion, total, wider } = found
  const shown = `${jobs.length} of ${jobsInWords(total)} shown`
  const criteria = criteriaIn(search)
  const more = wider.filter(({ count }) => count > total.count)
  // A narrow window shows one of the two.
  const listLook = beside === false ? '' : 'max-xl:hidden'
  const openBeside = (event: MouseEvent, slug: string) => {
    if (!isPlainClick(event) || !matchMedia(ROOM_FOR_BOTH).matches) return
    event.preventDefault()
    flow.send({ type: 'open', slug })
  }
  return (
    <>
      <Heading>{answerInWords(page)}</Heading>
      <SearchForm flow={flow} Places={Places} />
      <SearchStatus flow={flow} answer={added > 0 ? shown : jobsInWords(total)} />
      {keys}
      {page.leftOut.map((each) => (
        <p key={each.name} role="alert" className="mt-4 wrap-anywhere">
          {leftOutInWords(each)}
        </p>
      ))}
      <OtherPlaces page={page} />
      {suggestion !== null && (
        <p className="mt-6">
          Did you mean <TextLink href={jobsAt({ ...criteria, q: suggestion })}>{suggestion}</TextLink>?
        </p>
      )}
      <div
        className={
          open === null
            ? 'mt-8'
            : 'mt-8 grid grid-cols-[minmax(0,1fr)] gap-10 xl:grid-cols-[420px_minmax(0,1fr)]'
        }
      >
        {total.count === 0 ? (
          <div className={listLook}>
            <NothingFound
              criteria={page.placeProblem === null ? criteria : { ...criteria, place: '' }}
              without={page.without}
            />
          </div>
        ) : (
          <section
            id="results"
            aria-label="Results"
            aria-busy={isSearching}
            className={listLook || 'max-w-content'}
          >
            <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 border-b border-line pb-3">
              <p className="text-hint text-muted tabular-nums">
                {isFirst ? shown : <TextLink href={jobsAt(criteria)}>Back to the first jobs</TextLink>}
              </p>
              <Orders criteria={criteria} />
            </div>
            <ul>
              {jobs.map((job) => (
                <ResultRow
                  key={job.slug}
                  job={job}
                  isOpen={job.slug === open}
                  onPress={(event) => openBeside(event, job.slug)}
                  own={
                    saving && (
                      <OwnInRow flow={saving} slug={job.slug} describedBy={`title-${job.slug}`} now={now} />
                    )
                  }
                />
              ))}
            </ul>
            <MoreJobs href={next === null ? undefined : `${jobsAt(criteria, next)}#results`} flow={flow} />
          </section>
        )}
        {beside === false && open !== null && (
          <p>
            <TextLink href={paths.job(open)}>Open the job</TextLink>
          </p>
        )}
        {beside}
      </div>
      {more.length > 0 && (
        <p className="mt-6 text-muted">
          Further away:{' '}
          {more.map(({ count, radius }, index) => (
            <span key={radius}>
              {index > 0 && ' · '}
              <TextLink href={jobsAt({ ...criteria, radius })}>
                {jobsInWords({ count, isCapped: false })} within {radius} km
              </TextLink>
            </span>
          ))}
        </p>
      )}
      <p className="mt-10 text-caption text-subtle">
        Places: <TextLink href="https://www.geonames.org/">GeoNames</TextLink>,{' '}
        <TextLink href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</TextLink>
      </p>
    </>
  )
}
