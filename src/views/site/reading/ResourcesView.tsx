import { TextLink } from '../../../ui/controls/TextLink.tsx'
import { guidePath } from '../../../../contract/guides.ts'
import { guides, type GuideWords } from '../../../words/reading/guides.ts'
import { Part, Text } from './Text.tsx'

/** Every guide, by who reads it. */
export const ResourcesView = () => (
  <Text title="Resources" lead="Short guides for people who look for work, and for people who hire.">
    <Guides title="For people who look for work" of={guides.candidates} />
    <Guides title="For people who hire" of={guides.employers} />
  </Text>
)

const Guides = ({ title, of }: { title: string; of: readonly GuideWords[] }) => (
  <Part title={title}>
    <ul className="border-t border-line">
      {of.map((guide) => (
        <li key={guide.slug} className="border-b border-line py-4">
          <h3 className="text-action">
            <TextLink href={guidePath(guide.slug)}>{guide.title}</TextLink>
          </h3>
          <p className="mt-1 text-hint text-muted">{guide.description}</p>
        </li>
      ))}
    </ul>
  </Part>
)
