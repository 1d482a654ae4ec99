import { useSelector } from '@xstate/react'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { paths } from '../../../contract/paths.ts'
import { criteriaIn } from '../../../contract/search/address.ts'
import { currentSearch, type JobSearchPageFlow } from '../../../machines/search/jobSearchPage.ts'
import type { SavingFlow } from '../../../machines/search/saving.ts'
import { jobsAt } from './jobsAt.ts'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { DemoTag } from '../../ui/text/DemoTag.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { answerInWords, jobsInWords, leftOutInWords, limitsInWords, searchWords } from '../../words/search.ts'
import { FilterChips } from './FilterChips.tsx'
import { isPlainClick } from './isPlainClick.ts'
import { MoreJobs } from './MoreJobs.tsx'
import { OtherPlaces } from './OtherPlaces.tsx'
import { NothingFound } from './NothingFound.tsx'
import { Orders } from './Orders.tsx'
import { OwnInRow } from './OwnInRow.tsx'
import { ResultRow } from './ResultRow.tsx'
import { wideLayoutQuery } from './wideLayoutQuery.ts'
import { shareRow } from './shareRow.ts'
import { SearchForm } from './SearchForm.tsx'
import { SearchStatus } from './SearchStatus.tsx'

interface Props {
  flow: JobSearchPageFlow
  saving: SavingFlow | undefined
  now: number
  /** Link that saves the search. */
  save?: ReactNode
  Places?: ComponentProps<typeof SearchForm>['Places']
  keys?: ReactNode
  further?: ReactNode
  /** Job beside the list; false until scripts have loaded. */
  beside?: ReactNode
}

/** Search page with a form, results and links. It works without scripts. */
export function JobsView({ flow, saving, now, save, Places, keys, further, beside = false }: Props) {
  const page = useSelector(flow, ({ context }) => context.page)
  const open = useSelector(flow, ({ context }) => context.open)
  const slugBeside = useSelector(flow, ({ context }) => context.beside)
  const added = useSelector(flow, ({ context }) => context.added)
  const isSearching = useSelector(flow, (state) => state.matches({ results: 'searching' }))
  const { found, isFirst, search } = page
  const { jobs, next, suggestion, total, wider } = found
  const shown = searchWords.list.shown(jobs.length, total)
  const criteria = criteriaIn(search)
  const current = criteriaIn(useSelector(flow, currentSearch))
  const limits = limitsInWords(page)
  const more = wider.filter(({ count }) => count > total.count)
  const isDemo = jobs.length > 0 && jobs.every((job) => job.isDemo)
  // A narrow window shows either the list or the job.
  const listLook = open === null || beside === false ? '' : 'max-lg:hidden'
  const openBeside = (event: MouseEvent<HTMLElement>, slug: string) => {
    if (!isPlainClick(event)) return
    if (!wideLayoutQuery().matches) {
      shareRow(event.currentTarget.closest('li'))
      return
    }
    event.preventDefault()
    flow.send({ type: 'open', slug })
  }
  return (
    <SearchForm flow={flow} Places={Places} further={further}>
      <div
        className={total.count === 0 && beside === false ? 'min-w-0 lg:col-span-2 2xl:col-span-2' : 'min-w-0'}
      >
        <div className={listLook && 'max-lg:sr-only'}>
          <div className="text-balance wrap-anywhere">
            <Heading isClose>{answerInWords(page)}</Heading>
          </div>
          {limits && <p className="text-hint wrap-anywhere text-muted">{limits}</p>}
        </div>
        <div className={listLook}>
          <FilterChips criteria={current} regionNames={found.regionNames} />
          {page.leftOut.map((each) => (
            <p key={each.name} role="alert" className="mt-4 wrap-anywhere">
              {leftOutInWords(each)}
            </p>
          ))}
          <OtherPlaces page={page} />
          {suggestion !== null && (
            <p className="mt-4">
              {searchWords.suggestion}{' '}
              <TextLink href={jobsAt({ ...criteria, q: suggestion })}>{suggestion}</TextLink>?
            </p>
          )}
        </div>
        <div className={`mt-3 flex min-h-9 items-center gap-2 print:hidden ${listLook}`}>{save}</div>
        <SearchStatus flow={flow} answer={added > 0 ? shown : jobsInWords(total)} />
        {total.count === 0 ? (
          <div className={`mt-8 ${listLook}`}>
            <NothingFound
              criteria={page.placeProblem === null ? criteria : { ...criteria, place: '' }}
              without={page.without}
              regionNames={found.regionNames}
            />
          </div>
        ) : (
          <section
            id="results"
            aria-label={searchWords.list.name}
            aria-busy={isSearching}
            className={`mt-4 ${listLook}`}
          >
            <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line pb-2">
              <p className="text-hint text-muted tabular-nums">
                {isFirst ? shown : <TextLink href={jobsAt(criteria)}>{searchWords.list.first}</TextLink>}
                {isDemo && <DemoTag />}
              </p>
              <Orders criteria={current} place={page.placeProblem === null ? found.place : null} />
            </div>
            {keys}
            <ul>
              {jobs.map((job) => (
                <ResultRow
                  key={job.slug}
                  job={job}
                  isOpen={job.slug === slugBeside}
                  isDemo={job.isDemo && !isDemo}
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
        {more.length > 0 && (
          <p className={`mt-6 text-muted ${listLook}`}>
            {searchWords.further}{' '}
            {more.map(({ count, radius }, index) => (
              <span key={radius}>
                {index > 0 && ' · '}
                <TextLink href={jobsAt({ ...criteria, radius })}>
                  {searchWords.furtherJobs(count, radius)}
                </TextLink>
              </span>
            ))}
          </p>
        )}
        {beside === false && open !== null && (
          <p className="mt-6">
            <TextLink href={paths.job(open)}>{searchWords.list.openJob}</TextLink>
          </p>
        )}
      </div>
      {beside}
    </SearchForm>
  )
}
