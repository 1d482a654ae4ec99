import Circle from 'lucide-react/icons/circle'
import CircleCheck from 'lucide-react/icons/circle-check'
import type { AnyReading } from '../../../machines/reading/reading.ts'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { Panel } from '../../ui/text/Panel.tsx'
import { profileWords } from '../../words/profile/profile.ts'
import type { Missing } from '../../words/resumes/missing.ts'
import { Reading } from '../reading/Reading.tsx'

const words = profileWords.missing

interface Props {
  reading: AnyReading
  /** Once it has been read. */
  missing: readonly Missing[] | undefined
}

/** Steps that complete the profile of a candidate, each with its link. */
export const MissingPanel = ({ reading, missing }: Props) => (
  <Panel title={words.title}>
    <Reading flow={reading} what={words.what} rows={2}>
      {missing?.length === 0 ? (
        <p className="flex gap-2 text-hint text-muted">
          <CircleCheck className="h-[1lh] w-5 shrink-0 text-success-text" />
          {words.nothing}
        </p>
      ) : (
        <ul className="grid gap-3 text-hint wrap-anywhere">
          {missing?.map(({ href, text }) => (
            <li key={text} className="flex gap-2">
              <Circle className="h-[1lh] w-5 shrink-0 text-subtle" />
              <span className="min-w-0">
                {href === undefined ? text : <TextLink href={href}>{text}</TextLink>}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Reading>
  </Panel>
)
