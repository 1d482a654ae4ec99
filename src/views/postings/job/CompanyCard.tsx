import Globe from 'lucide-react/icons/globe'
import { paths } from '../../../../contract/paths.ts'
import { CompanyMark } from '../../../ui/brand/CompanyMark.tsx'
import { ButtonLink } from '../../../ui/controls/Button.tsx'
import { Chip } from '../../../ui/text/Chip.tsx'
import { Name } from '../../../ui/text/Name.tsx'
import { jobWords } from '../../../words/job.ts'
import type { ShownJob } from '../JobView.tsx'
import { JobSection, type SectionLevel } from './JobSection.tsx'

/** Company of a job, with a link to its public page. Renders nothing if it has no page. */
export const CompanyCard = ({
  company: { logo, name, slug, website },
  level,
}: Pick<ShownJob, 'company'> & { level: SectionLevel }) =>
  slug && (
    <JobSection title={jobWords.company.title} level={level} isForScreens>
      <div className="flex flex-wrap items-center gap-4 rounded-panel border border-line bg-surface p-5">
        <CompanyMark company={{ slug, name, logo }} size="about" />
        <div className="min-w-0 flex-1 basis-40">
          <p className="text-h3 wrap-anywhere">
            <Name>{name}</Name>
          </p>
          {website && (
            <p className="mt-2">
              <Chip>
                <Globe />
                <span className="min-w-0 truncate">{hostOf(website)}</span>
              </Chip>
            </p>
          )}
        </div>
        <ButtonLink look="secondary" size="small" href={paths.publicCompany(slug)}>
          {jobWords.company.view}
        </ButtonLink>
      </div>
    </JobSection>
  )

/** Host of a website's URL, without "www.". */
const hostOf = (website: string) => website.replace(/^[a-z]+:\/\/(?:www\.)?/i, '').split('/')[0]
