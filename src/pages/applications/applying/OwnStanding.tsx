import { useEffect } from 'react'
import type { OwnApplicationItem } from '../../../../contract/applications/calls.ts'
import { useReading } from '../../../app/useReading.ts'
import { listApplications } from '../../../effects/applications.ts'

interface Props {
  slug: string
  onRead: (own: OwnApplicationItem | undefined) => void
}

/** Finds out how far a candidate has come with a job: asked in the browser, for the page is the same for all. */
export default function OwnStanding({ slug, onRead }: Props) {
  const { data } = useReading(listApplications, { slug, limit: 1 })
  const own = data?.items[0]
  useEffect(() => onRead(own), [onRead, own])
  return null
}
