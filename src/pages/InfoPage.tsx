import { InfoView } from '../views/InfoView.tsx'

export default function InfoPage({ title, text }: { title: string; text: string }) {
  return <InfoView title={title} text={text} />
}
