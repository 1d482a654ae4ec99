import type { MatchedJob } from '../../../contract/alerts/matchedJob.ts'
import { paths } from '../../../contract/paths.ts'
import type { AnyReading } from '../../../machines/reading/reading.ts'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { Name } from '../../ui/text/Name.tsx'
import { savedSearchesWords } from '../../words/alerts/savedSearches.ts'
import { Reading } from '../reading/Reading.tsx'

const words = savedSearchesWords.previewed

interface Props {
  reading: AnyReading
  /** Undefined until loaded. */
  jobs: readonly MatchedJob[] | undefined
}

/** Jobs of the last week that the alert would have contained, with the reasons. */
export const SearchPreview = ({ reading, jobs }: Props) => (
  <Reading flow={reading} what={words.what} rows={2}>
    {jobs &&
      (jobs.length === 0 ? (
        <p className="mt-2 text-muted">{words.none}</p>
      ) : (
        <ul>
          {jobs.map(({ company, reasons, slug, title }) => (
            <li key={slug} className="border-b border-line py-3 wrap-anywhere last:border-0 last:pb-0">
              <TextLink href={paths.job(slug)} className="font-medium">
                {title}
              </TextLink>
              <p className="text-hint">
                <Name>{company.name}</Name>
              </p>
              {reasons.length > 0 && <p className="text-hint text-muted">{reasons.join(' · ')}</p>}
            </li>
          ))}
        </ul>
      ))}
  </Reading>
)
