import { use } from 'react'
import * as v from 'valibot'
import { jobsPageSchema } from '../../../contract/search/page.ts'
import { brand } from '../../brand.ts'
import { GivenContext } from '../../routing/given.ts'
import { JobsView } from '../../views/search/JobsView.tsx'
import { answerInWords } from '../../words/search.ts'

const givenSchema = v.object({ canonical: v.string(), content: jobsPageSchema })

export default function JobsPage() {
  const { canonical, content } = v.parse(givenSchema, use(GivenContext))
  const { found, isFirst, search } = content
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
      <JobsView page={content} />
    </>
  )
}
