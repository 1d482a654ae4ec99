import type { AnyReading } from '../../../machines/reading/reading.ts'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { Panel } from '../../ui/text/Panel.tsx'
import type { Missing } from '../../words/resumes/missing.ts'
import { Reading } from '../reading/Reading.tsx'

interface Props {
  reading: AnyReading
  /** Nothing until it is known. */
  missing: readonly Missing[] | undefined
}

/** What a candidate lacks that employers ask for, each with the way to it. */
export const MissingPanel = ({ reading, missing }: Props) => (
  <Panel title="What is missing">
    <Reading flow={reading} what="what is missing" rows={2}>
      {missing?.length === 0 ? (
        <p className="text-muted">Nothing that employers ask for first.</p>
      ) : (
        <ul className="grid gap-3 wrap-anywhere">
          {missing?.map(({ href, text }) => (
            <li key={text} className="max-w-measure">
              {href === undefined ? text : <TextLink href={href}>{text}</TextLink>}
            </li>
          ))}
        </ul>
      )}
    </Reading>
  </Panel>
)
