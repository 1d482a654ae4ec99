import { NotFoundView } from '../views/NotFoundView.tsx'

export default function NotFoundPage() {
  return <NotFoundView />
}
