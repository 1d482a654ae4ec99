import type { PostingContent } from '../../../../contract/postings/posting.ts'
import { inOrder } from '../../../ui/text/inOrder.ts'
import { JobSection, type SectionLevel } from './JobSection.tsx'

interface Props {
  requirements: PostingContent['requirements']
  level: SectionLevel
}

const kinds = [
  { kind: 'must', title: 'You need', mark: 'before:border-5' },
  { kind: 'nice', title: 'It helps', mark: 'before:border-2' },
] as const

/** What somebody must bring along, and what helps: two lists, with marks of their own. */
export function JobNeeds({ requirements, level }: Props) {
  const lists = kinds
    .map((each) => ({ ...each, of: requirements.filter(({ kind }) => kind === each.kind) }))
    .filter(({ of }) => of.length > 0)
  if (lists.length === 0) return null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 @min-[600px]:grid-cols-2">
      {lists.map(({ kind, title, mark, of }) => (
        <JobSection key={kind} title={title} level={level}>
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
            {inOrder(of, ({ text }) => (
              <li
                className={`relative ps-5 before:absolute before:start-0 before:top-[.55lh] before:size-[10px] before:-translate-y-1/2 before:rounded-full before:border-selected-line ${mark}`}
              >
                {text}
              </li>
            ))}
          </ul>
        </JobSection>
      ))}
    </div>
  )
}
