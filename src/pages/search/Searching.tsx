import { useSelector } from '@xstate/react'
import {
  lazy,
  memo,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  type MouseEvent,
  type RefObject,
} from 'react'
import { paths } from '../../../contract/paths.ts'
import { criteriaIn, openJobIn, searchOf, without, withOpenJob } from '../../../contract/search/address.ts'
import type { PlaceInSearch } from '../../../contract/search/job.ts'
import type { JobsPage } from '../../../contract/search/page.ts'
import { searchingMachine } from '../../../machines/search/searching.ts'
import { FailureBoundary } from '../../ui/feedback/FailureBoundary.tsx'
import { useFlow } from '../../app/useFlow.ts'
import { usePaging } from '../../app/usePaging.ts'
import { readMoreJobs, searchJobs } from '../../effects/searching.ts'
import { findAreas } from '../../network/places.ts'
import { useInPlace } from '../../routing/inPlace.ts'
import { useNavigation } from '../../routing/location.ts'
import { PlaceSuggestions } from '../../views/forms/PlaceSuggestions.tsx'
import { fillForm, searchIn, wrongIn } from '../../views/search/fillForm.ts'
import { SearchingState } from '../../views/search/SearchingState.tsx'
import type { LiveSearch } from '../../views/search/live.ts'
import { KeptKeys } from './KeptKeys.tsx'

const inWords = ({ words }: PlaceInSearch) => words

const Places: LiveSearch['Places'] = ({ field }) => (
  <PlaceSuggestions
    field={field}
    id="place"
    find={findAreas}
    inWords={inWords}
    onChoose={({ words }) => write(field, words)}
  />
)

function write({ current }: RefObject<HTMLInputElement | null>, words: string) {
  if (current) current.value = words
}

/** Whether a link is pressed to follow it here, and not to open it elsewhere. */
const isPlain = ({ altKey, button, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey

// Nobody reads a job beside the list before they open one.
const JobBeside = lazy(() => import('./JobBeside.tsx'))

const machine = searchingMachine.provide({ actors: { searchJobs } })

/** A search as it stands now. */
export type Live = LiveSearch & { readonly page: JobsPage }

interface Props {
  /** What the server has given the page to show. */
  content: JobsPage
  onLive: (live: Live) => void
}

/** What was shown of a search when it was left. */
interface Left {
  readonly page: JobsPage
  readonly y: number
}

/** Lets the search change in place: its address says what is searched for, and this follows. */
export default memo(function Searching({ content, onLive }: Props) {
  const { here, go } = useNavigation()
  const flow = useFlow(machine, { input: { page: content } })
  const page = useSelector(flow, ({ context }) => context.page)
  const turn = useSelector(flow, ({ context }) => context.turn)
  const left = useRef(new Map<string, Left>())
  const wanted = useRef(content.search)
  const shown = useRef(content)
  const open = openJobIn(here.search)
  const isStepped = here.arrivedBy === 'step'
  useInPlace(paths.jobs)
  useClosedFilters()
  useClosedFields(turn, page.placeProblem !== null)

  useEffect(() => {
    const search = searchOf(criteriaIn(here.search))
    if (search === wanted.current) return
    left.current.set(shown.current.search, { page: shown.current, y: scrollY })
    wanted.current = search
    const before = here.arrivedBy === 'travel' ? left.current.get(search) : undefined
    if (before) {
      flow.send({ type: 'restore', page: before.page })
      // Once it stands there again.
      requestAnimationFrame(() => requestAnimationFrame(() => scrollTo(0, before.y)))
    } else flow.send({ type: 'search', search })
  }, [here, flow])

  const tell = useCallback(
    ({ jobs, paging }: Pick<Live, 'jobs' | 'paging'>) => {
      const { next } = paging.getSnapshot().context
      shown.current = { ...page, found: { ...page.found, jobs: [...jobs], next } }
      const onSearch = (search: string) => {
        if (search === wanted.current) flow.send({ type: 'search', search })
        else go(paths.jobs + withOpenJob(search, open))
      }
      const onOpen = (slug: string | null) => go(paths.jobs + withOpenJob(wanted.current, slug))
      const paneWith: LiveSearch['paneWith'] = (save) =>
        open !== null && (
          <FailureBoundary key={open} fallback={<p>The job cannot be shown here. Reload to see it.</p>}>
            <Suspense>
              <JobBeside slug={open} isStepped={isStepped} save={save} onClose={() => onOpen(null)} />
            </Suspense>
          </FailureBoundary>
        )
      const stateWith = (answer: string) => (
        <>
          <SearchingState flow={flow} answer={answer} />
          <KeptKeys />
        </>
      )
      const onPress = (event: MouseEvent, slug: string) => {
        if (!isPlain(event) || !matchMedia('(min-width: 1024px)').matches) return
        event.preventDefault()
        onOpen(slug)
      }
      const onMore = (event: MouseEvent) => {
        if (!isPlain(event)) return
        event.preventDefault()
        paging.send({ type: 'more' })
      }
      const list = { flow, page, jobs, paging, onSearch }
      onLive({ ...list, open, onPress, onMore, paneWith, searchIn, wrongIn, fillForm, stateWith, Places })
    },
    [flow, go, isStepped, onLive, open, page],
  )
  return <List key={turn} page={page} onList={tell} />
})

/** A filter whose jobs are shown goes away: it would hide them. */
function useClosedFilters(): void {
  useEffect(() => {
    const close = () => document.querySelector<HTMLElement>('form :popover-open')?.hidePopover()
    addEventListener('submit', close)
    return () => removeEventListener('submit', close)
  }, [])
}

/** With an answer the fields have done their part on a phone, unless it says that something in them is to be mended. */
function useClosedFields(turn: number, isWrong: boolean): void {
  useEffect(() => {
    const fold = document.getElementById('asked')
    if (turn === 0 || !fold) return
    if (!isWrong && fold.nextElementSibling?.contains(document.activeElement))
      fold.querySelector('summary')?.focus()
    fold.toggleAttribute('open', isWrong)
  }, [turn, isWrong])
}

interface ListProps {
  page: JobsPage
  onList: (list: Pick<Live, 'jobs' | 'paging'>) => void
}

/** What was found, and what it goes on with. */
function List({ page: { found, placeProblem, search }, onList }: ListProps) {
  const asked = placeProblem === null ? search : searchOf(without(criteriaIn(search), 'place'))
  const first = useMemo(() => ({ items: found.jobs, next: found.next }), [found])
  const { flow: paging, items: jobs } = usePaging(readMoreJobs, { search: asked }, first)
  useEffect(() => onList({ jobs, paging }), [jobs, onList, paging])
  return null
}
