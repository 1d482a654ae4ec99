import type { ReactNode } from 'react'
import { paths } from '../../../contract/paths.ts'
import { postingGroupNames, type PostingGroup } from '../../../contract/postings/calls.ts'
import type { CreatingFlow } from '../../../machines/postings/creating.ts'
import type { ReadingFlow } from '../../../machines/reading/reading.ts'
import { Heading } from '../../ui/text/Heading.tsx'
import { Reading } from '../reading/Reading.tsx'
import { postingGroupWords } from './postingGroupWords.ts'
import { WritePosting } from './WritePosting.tsx'

/** The group that the query parameter `tab` names; those that are open for anything else. */
export const postingGroup = (named: string | null): PostingGroup =>
  postingGroupNames.find((group) => group === named) ?? 'open'

interface Props {
  group: PostingGroup
  reading: ReadingFlow
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
      <nav aria-label="Postings by state" className="overflow-x-auto border-b border-line print:hidden">
        <ul className="flex gap-x-6 sm:gap-x-8">
          {postingGroupNames.map((name) => (
            <li key={name}>
              <a
                href={name === 'open' ? paths.postings : `${paths.postings}?tab=${name}`}
                aria-current={name === group ? 'page' : undefined}
                className="flex min-h-12 items-center border-b-3 border-transparent px-1 text-muted -outline-offset-3 transition-colors duration-colour hover:border-field hover:text-ink aria-[current]:border-selected-line aria-[current]:font-medium aria-[current]:text-ink"
              >
                {postingGroupWords[name].label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Reading flow={reading} what="your postings" rows={4}>
        {children}
      </Reading>
    </>
  )
}
