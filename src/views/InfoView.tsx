import { Heading } from '../ui/Heading.tsx'

export function InfoView({ title, text }: { title: string; text: string }) {
  return (
    <>
      <Heading>{title}</Heading>
      <p className="mt-4 max-w-measure text-muted">{text}</p>
    </>
  )
}
