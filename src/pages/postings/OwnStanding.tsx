import { useReading } from '../../app/useReading.ts'
import { listApplications } from '../../effects/applications.ts'
import { OwnApplication } from '../../views/postings/job/OwnApplication.tsx'

/** How far a candidate has come with a job: asked in the browser, for the page is the same for all. */
export default function OwnStanding({ slug }: { slug: string }) {
  const { data } = useReading(listApplications, { slug, limit: 1 })
  return <OwnApplication slug={slug} own={data?.items[0]} />
}
