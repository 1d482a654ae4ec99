import { useSession } from '../actors.ts'
import { HomeView } from '../views/HomeView.tsx'

export default function HomePage() {
  const isGuest = useSession((session) => !session.matches('member'))
  return <HomeView isGuest={isGuest} />
}
