import { useState } from 'react'
import type { User } from '../../../contract/user.ts'
import { useUser } from '../../app/actors.ts'
import { anyApplication, useFollowing } from '../../app/changes.ts'
import { useReading } from '../../app/useReading.ts'
import { listApplications } from '../../effects/applications.ts'
import { CandidateHomeView } from '../../views/applications/home/CandidateHomeView.tsx'

export default function CandidateHomePage() {
  const user = useUser('candidate')
  return user && <Home key={user.id} user={user} />
}

function Home({ user }: { user: User }) {
  const [now] = useState(() => Date.now())
  const { flow, data } = useReading(listApplications, { group: 'home' as const, limit: 50 })
  useFollowing(flow, anyApplication)
  return (
    <CandidateHomeView
      user={user}
      reading={flow}
      applications={data?.items}
      isNew={data?.counts.all === 0}
      now={now}
    />
  )
}
