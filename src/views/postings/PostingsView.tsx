import type { ReactNode } from 'react'
import { paths } from '../../../contract/paths.ts'
import { postingGroupNames, type PostingGroup } from '../../../contract/postings/calls.ts'
import type { CreatingFlow } from '../../../machines/postings/creating.ts'
import type { AnyReading } from '../../../machines/reading/reading.ts'
import { TabLinks } from '../../ui/controls/TabLinks.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { Reading } from '../reading/Reading.tsx'
import { postingGroupWords } from './postingGroupWords.ts'
import { WritePosting } from './WritePosting.tsx'

/** The group that the query parameter `tab` names; those that are open for anything else. */
export const postingGroup = (named: string | null): PostingGroup =>
  postingGroupNames.find((group) => group === named) ?? 'open'

const addressOf = (group: PostingGroup) =>
  group === 'open' ? paths.postings : `${paths.postings}?tab=${group}`

interface Props {
  group: PostingGroup
  reading: AnyReading
  creating: CreatingFlow
  /** The list, once it has been read. */
  children: ReactNode
}

/** The postings of a company, first those that need somebody. */
export function PostingsView({ group, reading, creating, children }: Props) {
  return (
    <>
      <div className="mb-2 flex flex-wrap items-start justify-between gap-x-6">
        <Heading>Postings</Heading>
        <div className="mb-5 max-w-full has-[form]:w-full">
          <WritePosting flow={creating} />
        </div>
      </div>
      <TabLinks
        label="Postings by state"
        current={addressOf(group)}
        links={postingGroupNames.map((name) => ({
          label: postingGroupWords[name].label,
          href: addressOf(name),
        }))}
      />
      <Reading flow={reading} what="your postings" rows={4}>
        {children}
      </Reading>
    </>
  )
}
