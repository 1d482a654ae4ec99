import Building2 from 'lucide-react/icons/building-2'
import Clock from 'lucide-react/icons/clock'
import HouseWifi from 'lucide-react/icons/house-wifi'
import Layers from 'lucide-react/icons/layers'
import MapPin from 'lucide-react/icons/map-pin'
import type { PublicContent } from '../../../../contract/postings/posting.ts'
import { Chip } from '../../../ui/text/Chip.tsx'
import { employmentTypes, levels, locationInWords, workplaces } from '../../../words/postings.ts'

type Facts = Pick<PublicContent, 'employmentType' | 'level' | 'places' | 'regions' | 'workplace'>

/** Place, workplace, employment type and level of a job, as far as known. */
export function JobChips({ job }: { job: Facts }) {
  const { employmentType, level, workplace } = job
  const where = locationInWords(job)
  return (
    <p className="mt-3 flex flex-wrap gap-2">
      {where && (
        <Chip>
          {workplace === 'remote' ? <HouseWifi /> : <MapPin />}
          <span className="min-w-0 py-1" suppressHydrationWarning>
            {where}
          </span>
        </Chip>
      )}
      {workplace && workplace !== 'remote' && (
        <Chip>
          <Building2 />
          {workplaces[workplace]}
        </Chip>
      )}
      {employmentType && (
        <Chip>
          <Clock />
          {employmentTypes[employmentType]}
        </Chip>
      )}
      {level && (
        <Chip>
          <Layers />
          {levels[level]}
        </Chip>
      )}
    </p>
  )
}
