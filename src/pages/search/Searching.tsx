import { useSelector } from '@xstate/react'
import { memo, useCallback, useEffect, useRef } from 'react'
import { paths } from '../../../contract/paths.ts'
import { criteriaIn, searchOf, without } from '../../../contract/search/address.ts'
import type { JobsPage } from '../../../contract/search/page.ts'
import { searchingMachine } from '../../../machines/search/searching.ts'
import { useFlow } from '../../app/useFlow.ts'
import { usePaging } from '../../app/usePaging.ts'
import { readMoreJobs, searchJobs } from '../../effects/searching.ts'
import { useInPlace } from '../../routing/inPlace.ts'
import { useNavigation } from '../../routing/location.ts'
import { fillForm, searchIn } from '../../views/search/fillForm.ts'
import { SearchingState } from '../../views/search/SearchingState.tsx'
import type { LiveSearch } from '../../views/search/live.ts'

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
  const { address, go } = useNavigation()
  const flow = useFlow(machine, { input: { page: content } })
  const page = useSelector(flow, ({ context }) => context.page)
  const turn = useSelector(flow, ({ context }) => context.turn)
  const left = useRef(new Map<string, Left>())
  const wanted = useRef(content.search)
  const shown = useRef(content)
  useInPlace(paths.jobs)

  useEffect(() => {
    const search = searchOf(criteriaIn(address.search))
    if (search === wanted.current) return
    left.current.set(shown.current.search, { page: shown.current, y: scrollY })
    wanted.current = search
    const before = address.arrivedBy === 'travel' ? left.current.get(search) : undefined
    if (before) {
      flow.send({ type: 'restore', page: before.page })
      // Once it stands there again.
      requestAnimationFrame(() => requestAnimationFrame(() => scrollTo(0, before.y)))
    } else flow.send({ type: 'search', search })
  }, [address, flow])

  const tell = useCallback(
    ({ jobs, paging }: Pick<Live, 'jobs' | 'paging'>) => {
      const { next } = paging.getSnapshot().context
      shown.current = { ...page, found: { ...page.found, jobs: [...jobs], next } }
      const onSearch = (search: string) => {
        if (search === wanted.current) flow.send({ type: 'search', search })
        else go(paths.jobs + search)
      }
      const stateWith = (answer: string) => <SearchingState flow={flow} answer={answer} />
      onLive({ flow, page, jobs, paging, searchIn, fillForm, stateWith, onSearch })
    },
    [flow, go, onLive, page],
  )
  return <List key={turn} page={page} onList={tell} />
})

interface ListProps {
  page: JobsPage
  onList: (list: Pick<Live, 'jobs' | 'paging'>) => void
}

/** What was found, and what it goes on with. */
function List({ page: { found, placeProblem, search }, onList }: ListProps) {
  const asked = placeProblem === null ? search : searchOf(without(criteriaIn(search), 'place'))
  const { flow: paging, items: jobs } = usePaging(
    readMoreJobs,
    { search: asked },
    { items: found.jobs, next: found.next },
  )
  useEffect(() => onList({ jobs, paging }), [jobs, onList, paging])
  return null
}
