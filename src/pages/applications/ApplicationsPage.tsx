import { useEffect, useState } from 'react'
import type * as v from 'valibot'
import type { OutputFrom } from 'xstate'
import type { applicationCalls } from '../../../contract/applications/calls.ts'
import type { OwnCounts } from '../../../contract/applications/groups.ts'
import { anyApplication, useFollowing } from '../../app/changes.ts'
import { usePaging } from '../../app/usePaging.ts'
import { useReading } from '../../app/useReading.ts'
import { listApplications } from '../../effects/applications.ts'
import { listSavedJobs } from '../../effects/search.ts'
import { useRouteLocation } from '../../routing/location.ts'
import { ApplicationList } from '../../views/applications/list/ApplicationList.tsx'
import { ApplicationsView, listGroup } from '../../views/applications/list/ApplicationsView.tsx'
import { SavedList } from '../../views/applications/list/SavedList.tsx'
import type { ListGroup } from '../../words/applications/groups.ts'

export default function ApplicationsPage() {
  const { search } = useRouteLocation()
  const group = listGroup(new URLSearchParams(search).get('tab'))
  // They stay while another group is read.
  const [counts, setCounts] = useState<OwnCounts>()
  return group === 'saved' ? (
    <Saved counts={counts} onCounted={setCounts} />
  ) : (
    <Group key={group} group={group} counts={counts} onCounted={setCounts} />
  )
}

interface Counting {
  counts: OwnCounts | undefined
  onCounted: (counts: OwnCounts) => void
}

interface GroupProps extends Counting {
  group: Exclude<ListGroup, 'saved'>
}

function Group({ group, counts, onCounted }: GroupProps) {
  const { flow, data } = useReading(listApplications, { group })
  useFollowing(flow, anyApplication)
  useTold(data?.counts, onCounted)
  return (
    <ApplicationsView group={group} counts={counts} reading={flow}>
      {data && <List group={group} first={data} />}
    </ApplicationsView>
  )
}

interface ListProps {
  group: Exclude<ListGroup, 'saved'>
  first: v.InferOutput<typeof applicationCalls.listApplications.result>
}

function List({ group, first }: ListProps) {
  const [now] = useState(() => Date.now())
  const { flow, items } = usePaging(listApplications, { group }, first)
  return <ApplicationList group={group} applications={items} paging={flow} now={now} />
}

function Saved({ counts, onCounted }: Counting) {
  const { flow, data } = useReading(listSavedJobs, {})
  const counting = useReading(listApplications, { limit: 1 })
  useTold(counting.data?.counts, onCounted)
  return (
    <ApplicationsView group="saved" counts={counts} reading={flow}>
      {data && <SavedJobs first={data} />}
    </ApplicationsView>
  )
}

function SavedJobs({ first }: { first: OutputFrom<typeof listSavedJobs> }) {
  const [now] = useState(() => Date.now())
  const { flow, items } = usePaging(listSavedJobs, {}, first)
  return <SavedList jobs={items} paging={flow} now={now} />
}

/** Hands the counts on when they have come. */
function useTold(counts: OwnCounts | undefined, onCounted: Counting['onCounted']): void {
  useEffect(() => {
    if (counts) onCounted(counts)
  }, [counts, onCounted])
}
