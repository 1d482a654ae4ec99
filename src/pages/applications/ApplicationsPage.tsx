import { useSelector } from '@xstate/react'
import type { ComponentProps } from 'react'
import type { ApplicationsFlow, SavedJobsFlow } from '../../../machines/applications/applicationsPage.ts'
import { useNow } from '../../ui/text/useNow.ts'
import { useFlow } from '../../app/useFlow.ts'
import { useList } from '../../app/useList.ts'
import { useQuerySync } from '../../app/useQuerySync.ts'
import { useLocation } from '../../routing/location.ts'
import { ApplicationList } from '../../views/applications/list/ApplicationList.tsx'
import { ApplicationsView, listGroup } from '../../views/applications/list/ApplicationsView.tsx'
import { SavedList } from '../../views/applications/list/SavedList.tsx'
import { ownApplications } from './ownApplications.ts'

export default function ApplicationsPage() {
  const { search } = useLocation()
  const query = { group: listGroup(new URLSearchParams(search).get('tab')) }
  const page = useFlow(ownApplications, { input: { query } })
  const { group } = useSelector(page, ({ context }) => context.query)
  const counts = useSelector(page, ({ context }) => context.counts)
  const { applications, saved } = useSelector(page, ({ children }) => children)
  useQuerySync(page, query)
  const head = { group, counts }
  if (saved) return <Saved list={saved} {...head} />
  return applications && <Group key={group} list={applications} {...head} />
}

type Head = Pick<ComponentProps<typeof ApplicationsView>, 'group' | 'counts'>

function Group({ list, ...head }: Head & { list: ApplicationsFlow }) {
  const now = useNow()
  const { reading, paging, items } = useList(list)
  return (
    <ApplicationsView reading={reading} {...head}>
      {paging && <ApplicationList group={head.group} applications={items} paging={paging} now={now} />}
    </ApplicationsView>
  )
}

function Saved({ list, ...head }: Head & { list: SavedJobsFlow }) {
  const now = useNow()
  const { reading, paging, items } = useList(list)
  return (
    <ApplicationsView reading={reading} {...head}>
      {paging && <SavedList jobs={items} paging={paging} now={now} />}
    </ApplicationsView>
  )
}
