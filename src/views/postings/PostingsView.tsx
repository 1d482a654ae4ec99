import type { ReactNode } from 'react'
import { paths } from '../../../contract/paths.ts'
import { postingGroupNames, type PostingGroup } from '../../../contract/postings/calls.ts'
import type { CreatingFlow } from '../../../machines/postings/creating.ts'
import type { AnyReading } from '../../../machines/reading/reading.ts'
import { TabLinks } from '../../ui/controls/TabLinks.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { postingGroupWords, postingListWords } from '../../words/postings/list.ts'
import { Reading } from '../reading/Reading.tsx'
import { WritePosting } from './WritePosting.tsx'

/** Group named by the query parameter `tab`; open job posts by default. */
export const postingGroup = (named: string | null): PostingGroup =>
  postingGroupNames.find((group) => group === named) ?? 'open'

const addressOf = (group: PostingGroup) =>
  group === 'open' ? paths.postings : `${paths.postings}?tab=${group}`

interface Props {
  group: PostingGroup
  reading: AnyReading
  creating: CreatingFlow
  /** List of the group. */
  children: ReactNode
}

/** Page of a company's job posts, those that need attention first. */
export function PostingsView({ group, reading, creating, children }: Props) {
  return (
    <>
      <div className="mb-2 flex flex-wrap items-start justify-between gap-x-6">
        <Heading>{postingListWords.title}</Heading>
        <div className="mb-5 max-w-full has-[form]:w-full">
          <WritePosting flow={creating} />
        </div>
      </div>
      <TabLinks
        label={postingListWords.byState}
        current={addressOf(group)}
        links={postingGroupNames.map((name) => ({
          label: postingGroupWords[name].label,
          href: addressOf(name),
        }))}
      />
      <Reading flow={reading} what={postingListWords.yourPosts} rows={4}>
        {children}
      </Reading>
    </>
  )
}
