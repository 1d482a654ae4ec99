import type { User } from '../../../contract/user.ts'
import { useUser } from '../../app/actors.ts'
import { useReading } from '../../app/useReading.ts'
import { listPostings } from '../../effects/postings.ts'
import { EmployerHomeView } from '../../views/postings/EmployerHomeView.tsx'
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
  return <EmployerHomeView user={user} reading={flow} postings={data?.items} creating={useCreating()} />
}
