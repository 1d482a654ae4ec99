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
  const due = useNextDue()
  const counts = due.data?.counts
  const next = due.data?.items[0]
  return (
    <EmployerHomeView
      user={user}
      reading={flow}
      postings={data?.items}
      due={due.flow}
      creating={useCreating()}
      people={counts && next && <WaitingPeople counts={counts} next={next} now={now} />}
      isAnswered={counts !== undefined && counts.total > 0}
      now={now}
    />
  )
}
