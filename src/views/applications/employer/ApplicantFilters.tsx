import { stages, type Stage } from '../../../../contract/applications/lifecycle.ts'
import type { ApplicantCounts } from '../../../../contract/postings/counts.ts'
import { TabLinks } from '../../../ui/controls/TabLinks.tsx'
import { TextLink } from '../../../ui/controls/TextLink.tsx'
import { stageNames } from '../../../../contract/applications/stageNames.ts'
import {
  applicantTabs,
  countsByTab,
  listAt,
  type ApplicantFilter,
  type ApplicantTab,
} from './applicantFilter.ts'

const tabNames: Readonly<Record<ApplicantTab, string>> = {
  open: 'Open',
  ours: 'Your turn',
  theirs: 'Their turn',
  ended: 'Ended',
}

const sortNames = { due: 'Due first', newest: 'Newest first' } as const

interface Props {
  path: string
  filter: ApplicantFilter
  /** The one that is shown without having been chosen. */
  stage?: Stage | undefined
  counts: ApplicantCounts | undefined
  /** Whether they stand by stage, too. */
  hasBoard: boolean
}

const viewNames = { table: 'Table', board: 'Board' } as const

/** What narrows a list of people: each choice is an address of its own. */
export function ApplicantFilters({ path, filter, stage: shown = filter.stage, counts, hasBoard }: Props) {
  const isBoard = hasBoard && filter.view === 'board'
  const figures = counts && countsByTab(counts)
  const addressOf = (tab: ApplicantTab) => listAt(path, { ...filter, tab, stage: undefined })
  return (
    <div className="print:hidden">
      <TabLinks
        label="Applicants by turn"
        current={addressOf(filter.tab)}
        links={applicantTabs.map((tab) => ({
          label: tabNames[tab],
          href: addressOf(tab),
          count: figures?.[tab],
        }))}
      />
      <div className="mt-3 mb-2 flex flex-wrap justify-between gap-x-8 gap-y-1 text-hint">
        {/* A board has a column for each; where the window holds one alone, this chooses it. */}
        <nav aria-label="Stage" className={`flex flex-wrap gap-x-4 ${isBoard ? 'sm:hidden' : ''}`}>
          {!isBoard && (
            <Choice
              href={listAt(path, { ...filter, stage: undefined })}
              isChosen={filter.stage === undefined}
            >
              All stages
            </Choice>
          )}
          {stages.map((stage) => (
            <Choice key={stage} href={listAt(path, { ...filter, stage })} isChosen={shown === stage}>
              {stageNames[stage]}
            </Choice>
          ))}
        </nav>
        {!isBoard && (
          <nav aria-label="Order" className="flex flex-wrap gap-x-4">
            {(['due', 'newest'] as const).map((sort) => (
              <Choice key={sort} href={listAt(path, { ...filter, sort })} isChosen={filter.sort === sort}>
                {sortNames[sort]}
              </Choice>
            ))}
          </nav>
        )}
        {hasBoard && (
          <nav aria-label="View" className="flex flex-wrap gap-x-4">
            {(['table', 'board'] as const).map((view) => (
              <Choice
                key={view}
                href={listAt(path, {
                  ...filter,
                  ...(view === 'board' && filter.tab === 'ended' && { tab: 'open' }),
                  view,
                })}
                isChosen={filter.view === view}
              >
                {viewNames[view]}
              </Choice>
            ))}
          </nav>
        )}
      </div>
    </div>
  )
}

interface ChoiceProps {
  href: string
  isChosen: boolean
  children: string
}

const Choice = ({ href, isChosen, children }: ChoiceProps) =>
  isChosen ? (
    <span aria-current="true" className="py-1 font-medium">
      {children}
    </span>
  ) : (
    <TextLink href={href}>{children}</TextLink>
  )
