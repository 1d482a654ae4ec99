import type { ReactNode } from 'react'
import type { OwnCounts } from '../../../../contract/applications/groups.ts'
import { introductionPaths } from '../../../../contract/introductions/paths.ts'
import { paths } from '../../../../contract/paths.ts'
import type { AnyReading } from '../../../../machines/reading/reading.ts'
import { TextLink } from '../../../ui/controls/TextLink.tsx'
import { TabLinks } from '../../../ui/controls/TabLinks.tsx'
import { Heading } from '../../../ui/text/Heading.tsx'
import {
  applicationListWords as words,
  groupWords,
  listGroups,
  type ListGroup,
} from '../../../words/applications/groups.ts'
import { Reading } from '../../reading/Reading.tsx'

/** Group named by the query parameter `tab`; all applications by default. */
export const listGroup = (named: string | null): ListGroup =>
  listGroups.find((group) => group === named) ?? 'all'

const addressOf = (group: ListGroup) =>
  group === 'all' ? paths.applications : `${paths.applications}?tab=${group}`

interface Props {
  group: ListGroup
  /** Number of applications in each group; undefined until loaded. */
  counts: OwnCounts | undefined
  reading: AnyReading
  /** List of the group. */
  children: ReactNode
}

/** Page of a candidate's applications, by group, and their saved jobs. */
export const ApplicationsView = ({ group, counts, reading, children }: Props) => (
  <>
    <Heading>{words.title}</Heading>
    <p className="mb-4 text-hint">
      <TextLink href={introductionPaths.introductions}>{words.invitations}</TextLink>
    </p>
    <TabLinks
      label={words.groups}
      current={addressOf(group)}
      links={listGroups.map((name) => ({
        label: groupWords[name].label,
        href: addressOf(name),
        count: counts?.[name],
      }))}
    />
    <Reading flow={reading} what={words.what} rows={4}>
      {children}
    </Reading>
  </>
)
