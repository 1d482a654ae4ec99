import { GoneView } from '../../views/site/GoneView.tsx'

export default function GonePage() {
  return <GoneView />
}
