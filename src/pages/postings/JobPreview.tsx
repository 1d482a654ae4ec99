import { useSelector } from '@xstate/react'
import { useReading } from '../../app/useReading.ts'
import { readPublicCompany } from '../../effects/companies.ts'
import { Preview } from '../../views/postings/editor/Preview.tsx'

interface Props {
  name: string
  /** Slug of the company; undefined if it has no public page. */
  slug: string | undefined
}

/** Preview of a job page, with the company as candidates see it. */
export default function JobPreview({ name, slug }: Props) {
  return slug === undefined ? <Preview company={{ name }} /> : <OfCompany name={name} slug={slug} />
}

/**
 * Preview with the company's profile. Rendered once that has loaded, to avoid a layout shift, or with the
 * name alone if loading fails.
 */
function OfCompany({ name, slug }: { name: string; slug: string }) {
  const { flow, data } = useReading(readPublicCompany, { slug })
  const isReading = useSelector(flow, (state) => state.matches('reading'))
  if (!data && isReading) return null
  return <Preview company={data ?? { name }} />
}
