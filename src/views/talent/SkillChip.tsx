import Check from 'lucide-react/icons/check'
import { Chip } from '../../ui/text/Chip.tsx'
import { shownProfileWords } from '../../words/talent/shownProfile.ts'
import { isWanted } from './isWanted.ts'

const words = shownProfileWords

/** Chip of a skill. A match with the search is marked by an icon and a text for screen readers. */
export const SkillChip = ({ name, wanted }: { name: string; wanted: readonly string[] }) =>
  isWanted(name, wanted) ? (
    <Chip look="soft">
      <Check />
      <span className="sr-only">{words.matches}</span> {name}
    </Chip>
  ) : (
    <Chip>{name}</Chip>
  )
