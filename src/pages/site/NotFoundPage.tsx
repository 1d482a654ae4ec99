import { NotFoundView } from '../../views/site/NotFoundView.tsx'

export default function NotFoundPage() {
  return <NotFoundView />
}
