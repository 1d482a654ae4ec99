import type { ProfileView } from '../../../../contract/talent/profileCalls.ts'
import { paths } from '../../../../contract/paths.ts'
import type { AnyReading } from '../../../../machines/reading/reading.ts'
import type { AnyPaging } from '../../../../machines/reading/paging.ts'
import { CompanyMark } from '../../../ui/brand/CompanyMark.tsx'
import { TextLink } from '../../../ui/controls/TextLink.tsx'
import { Panel } from '../../../ui/text/Panel.tsx'
import { dayInLine } from '../../../words/dates.ts'
import { ownProfileWords } from '../../../words/talent/profile.ts'
import { Reading } from '../../reading/Reading.tsx'
import { ShowMore } from '../../reading/ShowMore.tsx'

const words = ownProfileWords.views

interface Props {
  reading: AnyReading
  paging: AnyPaging | undefined
  views: readonly ProfileView[]
}

/** Panel of the companies that have viewed the profile, by day, with their search words. */
export const ViewsPanel = ({ reading, paging, views }: Props) => (
  <Panel title={words.title}>
    <Reading flow={reading} what={words.what} rows={3}>
      {views.length === 0 && <p className="text-hint text-muted">{words.nobody}</p>}
      <ul className="grid gap-4">
        {views.map(({ company, day, listed, opened, words: searched }) => (
          <li key={`${company.slug} ${day} ${searched}`} className="flex gap-3">
            <CompanyMark company={company} size="row" />
            <div className="min-w-0 text-hint">
              <p className="font-medium wrap-anywhere">
                <TextLink href={paths.publicCompany(company.slug)}>{company.name}</TextLink>
              </p>
              <p className="text-muted tabular-nums">
                {[
                  dayInLine(day),
                  ...(opened > 0 ? [words.opened(opened)] : []),
                  ...(listed > 0 ? [words.listed(listed)] : []),
                ].join(' · ')}
              </p>
              <p className="text-muted wrap-anywhere">
                {searched === '' ? words.noWords : words.words(searched)}
              </p>
            </div>
          </li>
        ))}
      </ul>
      {paging && <ShowMore flow={paging} />}
    </Reading>
  </Panel>
)
