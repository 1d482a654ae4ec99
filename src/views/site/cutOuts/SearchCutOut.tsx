import X from 'lucide-react/icons/x'
import { Chip } from '../../../ui/text/Chip.tsx'
import { cutOutJobs, cutOutWords } from '../../../words/pages/cutOuts.ts'
import { JobCard } from '../../search/JobCard.tsx'

export const SearchCutOut = () => (
  <div className="mx-auto grid w-full max-w-110 gap-3">
    <p className="flex flex-wrap gap-2">
      {cutOutWords.filters.map((filter) => (
        <Chip key={filter} look="soft">
          {filter}
          <X />
        </Chip>
      ))}
    </p>
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {cutOutJobs.map((job) => (
        <JobCard key={job.slug} job={job} />
      ))}
    </ul>
  </div>
)
