import { Heading } from '../ui/Heading.tsx'
import { PathArt } from '../ui/PathArt.tsx'

export function InfoView({ title, text }: { title: string; text: string }) {
  return (
    <>
      <Heading>{title}</Heading>
      <PathArt picture="small" progress={0} className="mb-6 h-33 w-60 rounded-panel" />
      <p className="max-w-measure text-muted">{text}</p>
    </>
  )
}
