import { useState } from 'react'
import type { User } from '../../../contract/user.ts'
import { useUser } from '../../app/actors.ts'
import { anyPosting, useFollowing } from '../../app/changes.ts'
import { useReading } from '../../app/useReading.ts'
import { listPostings } from '../../effects/postings.ts'
import { EmployerHomeView } from '../../views/postings/EmployerHomeView.tsx'
import { WaitingPeople } from '../../views/applications/employer/WaitingPeople.tsx'
import { useNextDue } from '../applications/useNextDue.ts'
import { useCreating } from './useCreating.ts'

export default function EmployerHomePage() {
  const user = useUser('employer')
  return user && <Home key={user.id} user={user} />
}

function Home({ user }: { user: User }) {
  const { flow, data } = useReading(listPostings, {
    group: 'all' as const,
    sort: 'needed' as const,
    limit: 50,
  })
  useFollowing(flow, anyPosting)
  const [now] = useState(() => Date.now())
  const { data: due } = useNextDue()
  const next = due?.items[0]
  return (
    <EmployerHomeView
      user={user}
      reading={flow}
      postings={data?.items}
      creating={useCreating()}
      people={due && next && <WaitingPeople counts={due.counts} next={next} now={now} />}
      isAnswered={due !== undefined && due.counts.total > 0}
      now={now}
    />
  )
}
