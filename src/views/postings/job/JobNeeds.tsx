import Check from 'lucide-react/icons/check'
import Plus from 'lucide-react/icons/plus'
import type { PostingContent } from '../../../../contract/postings/posting.ts'
import { inOrder } from '../../../ui/text/inOrder.ts'
import { jobWords } from '../../../words/job.ts'
import type { SectionLevel } from './JobSection.tsx'

interface Props {
  requirements: PostingContent['requirements']
  level: SectionLevel
}

const kinds = [
  { kind: 'must', title: jobWords.need, Icon: Check },
  { kind: 'nice', title: jobWords.nice, Icon: Plus },
] as const

/** Requirements of a job: required and nice to have, side by side. */
export function JobNeeds({ requirements, level: Title }: Props) {
  const lists = kinds
    .map((each) => ({ ...each, of: requirements.filter(({ kind }) => kind === each.kind) }))
    .filter(({ of }) => of.length > 0)
  if (lists.length === 0) return null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 @min-[35rem]:grid-cols-2">
      {lists.map(({ kind, title, Icon, of }) => (
        <section key={kind} className="rounded-panel bg-sunken p-5 @min-[53.75rem]:p-6">
          <Title className="mb-3 text-h3">{title}</Title>
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
            {inOrder(of, ({ text }) => (
              <li className="flex gap-3">
                <Icon className={`mt-1 size-4.5 shrink-0 ${kind === 'must' ? 'text-link' : 'text-subtle'}`} />
                <span className="min-w-0">{text}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
