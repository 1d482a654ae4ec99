import { useSession } from '../../app/actors.ts'
import { HomeView } from '../../views/site/HomeView.tsx'

export default function HomePage() {
  const isGuest = useSession((session) => !session.matches('member'))
  return <HomeView isGuest={isGuest} />
}
