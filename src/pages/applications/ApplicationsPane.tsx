import { useSelector } from '@xstate/react'
import type { ApplicationsFlow } from '../../../machines/applications/applicationsPage.ts'
import { useFlow } from '../../app/useFlow.ts'
import { useList } from '../../app/useList.ts'
import { useNow } from '../../ui/text/useNow.ts'
import { ApplicationsBeside } from '../../views/applications/list/ApplicationsBeside.tsx'
import { ownApplications } from './ownApplications.ts'

interface Props {
  reference: string
}

/**
 * List of all applications beside the open one. It stays mounted while the page switches between
 * applications.
 */
export default function ApplicationsPane({ reference }: Props) {
  const page = useFlow(ownApplications, { input: { query: { group: 'all' } } })
  const list = useSelector(page, ({ children }) => children.applications)
  return list && <Listed list={list} reference={reference} />
}

function Listed({ list, reference }: Props & { list: ApplicationsFlow }) {
  const { first, items } = useList(list)
  const now = useNow()
  return (
    first && (
      <ApplicationsBeside applications={items} total={first.counts.all} reference={reference} now={now} />
    )
  )
}
