import { use, useMemo } from 'react'
import * as v from 'valibot'
import { jobsPageSchema } from '../../../contract/search/page.ts'
import { brand } from '../../brand.ts'
import { GivenContext } from '../../routing/given.ts'
import { JobsView } from '../../views/search/JobsView.tsx'
import { answerInWords } from '../../words/search.ts'
import { useSaving } from './useSaving.tsx'

const givenSchema = v.object({ canonical: v.string(), content: jobsPageSchema })

export default function JobsPage() {
  const given = use(GivenContext)
  const { canonical, content } = useMemo(() => v.parse(givenSchema, given), [given])
  const { found, isFirst, search } = content
  const parts = useMemo(() => [found.jobs.map(({ slug }) => slug)], [found])
  const { saveOf, host } = useSaving(parts)
  const title = answerInWords(content)
  const description = 'Open jobs with what they pay, and when you get an answer.'
  const address = canonical + search
  return (
    <>
      <title>{`${title} | ${brand}`}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <link rel="alternate" type="application/rss+xml" href={`/jobs.rss${search}`} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      {(!isFirst || found.total.count === 0) && <meta name="robots" content="noindex" />}
      <JobsView page={content} saveOf={saveOf} />
      {host}
    </>
  )
}
