import { useSelector } from '@xstate/react'
import { lazy, memo, Suspense, useEffect, type ComponentProps, type ReactNode } from 'react'
import * as v from 'valibot'
import { paths } from '../../../contract/paths.ts'
import { jobsPageData } from '../../../contract/search/page.ts'
import { jobSearchPageMachine, type OpenJob } from '../../../machines/search/jobSearchPage.ts'
import { createReading } from '../../../machines/reading/reading.ts'
import { useNow } from '../../ui/text/useNow.ts'
import { savedJobs } from '../../app/savedJobs.ts'
import { useFlow } from '../../app/useFlow.ts'
import { useHydrated } from '../../ui/useHydrated.ts'
import { useHasInteracted } from '../../browser/useHasInteracted.ts'
import { firstTouch, onFirstTouch } from '../../browser/onFirstTouch.ts'
import { loaded, provided } from '../../effects/shared/provided.ts'
import { usePageData } from '../../routing/pageData.ts'
import { useInPlace } from '../../routing/inPlace.ts'
import { useLocation } from '../../routing/location.ts'
import { FailureBoundary } from '../../ui/feedback/FailureBoundary.tsx'
import { ChosenFilters } from '../../views/search/ChosenFilters.tsx'
import { JobsView } from '../../views/search/JobsView.tsx'
import { answerInWords, searchWords } from '../../words/search.ts'
import { SavingSearch } from '../alerts/SavingSearch.tsx'
import { PageHead } from '../shared/PageHead.tsx'
import { useRoom } from './useRoom.ts'

const load = onFirstTouch(() => import('./parts.ts'))
const loadIn = async ({ signal }: { readonly signal: AbortSignal }) => (await loaded(load, signal)).parts

const JobBeside = lazy(async () => ({ default: (await load()).parts.JobBeside }))
const KeptKeys = lazy(async () => ({ default: (await load()).parts.KeptKeys }))
const SearchPlaces = lazy(async () => ({ default: (await load()).parts.SearchPlaces }))

/** Rendered on the server and hydrated on the first interaction, because its HTML works until then. */
const FurtherFilters = import.meta.env.SSR
  ? (await load()).parts.FurtherFilters
  : lazy(async () => {
      await firstTouch
      return { default: (await load()).parts.FurtherFilters }
    })

const machine = jobSearchPageMachine.provide({
  actors: {
    searchJobs: provided(async (asked) => (await loadIn(asked)).searchJobs(asked)),
    readMoreJobs: provided(async (asked) => (await loadIn(asked)).readMoreJobs(asked)),
    job: createReading<{ readonly slug: string }, OpenJob>().provide({
      actors: { read: provided(async (asked) => (await loadIn(asked)).readJob(asked)) },
    }),
    saving: savedJobs,
  },
  actions: {
    // Scrolls after two frames, when the restored results have been rendered.
    scroll: (_, top) => void requestAnimationFrame(() => requestAnimationFrame(() => scrollTo(0, top))),
  },
})

const givenSchema = v.object({ canonical: v.string(), content: jobsPageData })

/** Page of the job search. It works without scripts; with them, results change in place. */
export default function JobsPage() {
  const { canonical, content } = usePageData(givenSchema)
  const here = useLocation()
  const page = useFlow(machine, { input: { content } })
  const results = useSelector(page, ({ context }) => context.page)
  const { job, saving } = useSelector(page, ({ children }) => children)
  const beside = useSelector(page, ({ context }) => context.beside)
  const now = useNow()
  const isHydrated = useHydrated()
  const isTouched = useHasInteracted()
  useInPlace(paths.jobs)

  useRoom(page)

  useEffect(() => {
    page.send({ type: 'addressed', search: here.search, arrivedBy: here.arrivedBy, scrollY })
  }, [page, here])

  return (
    <>
      <PageHead
        title={answerInWords(results)}
        description={searchWords.description}
        canonical={canonical + results.search}
        isListed={results.isFirst && results.found.total.count > 0}
      />
      <link rel="alternate" type="application/rss+xml" href={`/jobs.rss${results.search}`} />
      <JobsView
        flow={page}
        saving={saving}
        now={now}
        save={isHydrated && saving && <SavingSearch saving={saving} />}
        Places={isTouched ? Places : undefined}
        keys={
          isTouched && (
            <Optional>
              <KeptKeys />
            </Optional>
          )
        }
        further={
          <Further
            search={results.search}
            more={results.found.more}
            regionNames={results.found.regionNames}
          />
        }
        beside={
          isHydrated &&
          beside !== null &&
          job && (
            <FailureBoundary key={beside} fallback={<p>{searchWords.pane.failed}</p>}>
              <Suspense>
                <JobBeside
                  page={page}
                  reading={job}
                  saving={saving}
                  slug={beside}
                  address={new URL(paths.job(beside), canonical).href}
                />
              </Suspense>
            </FailureBoundary>
          )
        }
      />
    </>
  )
}

/** Part that is omitted if its code cannot be loaded. */
const Optional = ({ children }: { children: ReactNode }) => (
  <FailureBoundary fallback={null}>
    <Suspense>{children}</Suspense>
  </FailureBoundary>
)

/** Memoized, because React discards server-rendered HTML that re-renders before it is hydrated. */
const Further = memo((props: ComponentProps<typeof FurtherFilters>) => {
  const chosen = <ChosenFilters search={props.search} />
  return (
    <FailureBoundary fallback={chosen}>
      <Suspense fallback={chosen}>
        <FurtherFilters {...props} />
      </Suspense>
    </FailureBoundary>
  )
})

const Places = (props: ComponentProps<typeof SearchPlaces>) => (
  <Optional>
    <SearchPlaces {...props} />
  </Optional>
)
