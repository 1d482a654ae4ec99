import { useSelector } from '@xstate/react'
import type { ComponentProps } from 'react'
import { paths } from '../../../contract/paths.ts'
import { criteriaIn } from '../../../contract/search/address.ts'
import type { JobsPage } from '../../../contract/search/page.ts'
import { jobsAt } from './jobsAt.ts'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { answerInWords, jobsInWords, leftOutInWords } from '../../words/search.ts'
import type { LiveSearch } from './live.ts'
import { MoreJobs } from './MoreJobs.tsx'
import { OtherPlaces } from './OtherPlaces.tsx'
import { NothingFound } from './NothingFound.tsx'
import { Orders } from './Orders.tsx'
import { ResultRow } from './ResultRow.tsx'
import { SearchForm } from './SearchForm.tsx'

interface Props {
  page: JobsPage
  /** The job that stands open beside the list, by its slug. */
  open?: string | null
  /** Changes the search in place, once it is there. */
  live?: LiveSearch | undefined
  saveOf?: ComponentProps<typeof ResultRow>['saveOf']
}

/** A search and what it finds: a form and links, which work without scripts. */
export function JobsView({ page, open = null, live, saveOf }: Props) {
  const { found, isFirst, placeProblem, search } = page
  const { suggestion, total, wider } = found
  const jobs = live?.jobs ?? found.jobs
  const next = useSelector(live?.paging, (state) => (state ? state.context.next : found.next))
  const isSearching = useSelector(live?.flow, (state) => state?.matches('searching'))
  const shown = `${jobs.length} of ${jobsInWords(total)} shown`
  const criteria = criteriaIn(search)
  const more = wider.filter(({ count }) => count > total.count)
  return (
    <>
      <Heading>{answerInWords(page)}</Heading>
      <SearchForm search={search} found={found} placeProblem={placeProblem} live={live} />
      {live?.stateWith(jobs.length > found.jobs.length ? shown : jobsInWords(total))}
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
      {total.count === 0 ? (
        <NothingFound
          criteria={placeProblem === null ? criteria : { ...criteria, place: '' }}
          without={page.without}
        />
      ) : (
        <div
          className={
            open === null
              ? 'mt-8'
              : 'mt-8 grid grid-cols-[minmax(0,1fr)] gap-10 xl:grid-cols-[420px_minmax(0,1fr)]'
          }
        >
          <section
            id="results"
            aria-label="Results"
            aria-busy={isSearching}
            // A narrow window shows one of the two.
            className={open !== null && live ? 'max-xl:hidden' : 'max-w-content'}
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
                  onPress={live?.onPress}
                  saveOf={saveOf}
                />
              ))}
            </ul>
            <MoreJobs
              href={next === null ? undefined : `${jobsAt(criteria, next)}#results`}
              added={jobs.length - found.jobs.length}
              live={live}
            />
          </section>
          {open !== null &&
            (live?.paneWith(saveOf?.(open)) ?? (
              <p>
                <TextLink href={paths.job(open)}>Open the job</TextLink>
              </p>
            ))}
        </div>
      )}
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
