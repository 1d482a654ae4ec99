import { stages, type Stage } from '../../../../contract/applications/lifecycle.ts'
import type { ApplicantCounts } from '../../../../contract/postings/counts.ts'
import { TabLinks } from '../../../ui/controls/TabLinks.tsx'
import { applicantsWords } from '../../../words/applications/applicants.ts'
import { stageNames } from '../../../../contract/applications/stageNames.ts'
import {
  applicantTabs,
  countsByTab,
  listAt,
  type ApplicantFilter,
  type ApplicantTab,
} from './applicantFilter.ts'

const words = applicantsWords

interface Props {
  path: string
  filter: ApplicantFilter
  /** Column shown on a phone if no stage is chosen. */
  stage?: Stage | undefined
  counts: ApplicantCounts | undefined
  /** True if the list can be shown as a board. */
  hasBoard: boolean
}

/** Tabs, stages, sort order and layout of the list, as links, so that each choice has an address. */
export function ApplicantFilters({ path, filter, stage: shown = filter.stage, counts, hasBoard }: Props) {
  const isBoard = hasBoard && filter.view === 'board'
  const figures = counts && countsByTab(counts)
  const addressOf = (tab: ApplicantTab) => listAt(path, { ...filter, tab, stage: undefined })
  return (
    <div className="print:hidden">
      <TabLinks
        label={words.tabs.label}
        current={addressOf(filter.tab)}
        links={applicantTabs.map((tab) => ({
          label: words.tabs[tab],
          href: addressOf(tab),
          count: figures?.[tab],
        }))}
      />
      <div className="my-4 flex flex-wrap justify-between gap-x-8 gap-y-2 text-hint">
        {/* On a phone, the board shows one column at a time. */}
        <nav aria-label={words.stage.label} className={`flex flex-wrap gap-2 ${isBoard ? 'sm:hidden' : ''}`}>
          {!isBoard && (
            <Choice
              href={listAt(path, { ...filter, stage: undefined })}
              isChosen={filter.stage === undefined}
            >
              {words.stage.all}
            </Choice>
          )}
          {stages.map((stage) => (
            <Choice key={stage} href={listAt(path, { ...filter, stage })} isChosen={shown === stage}>
              {stageNames[stage]}
            </Choice>
          ))}
        </nav>
        {!isBoard && (
          <nav aria-label={words.order.label} className="flex flex-wrap gap-2">
            {(['due', 'newest'] as const).map((sort) => (
              <Choice key={sort} href={listAt(path, { ...filter, sort })} isChosen={filter.sort === sort}>
                {words.order[sort]}
              </Choice>
            ))}
          </nav>
        )}
        {hasBoard && (
          <nav aria-label={words.view.label} className="flex flex-wrap gap-2">
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
                {words.view[view]}
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

const pill = 'inline-flex min-h-9 items-center rounded-full border px-3.5'

/** Filter option: a link, or plain text for the current one. */
const Choice = ({ href, isChosen, children }: ChoiceProps) =>
  isChosen ? (
    <span
      aria-current="true"
      className={`${pill} border-selected-line bg-primary-soft font-medium text-on-primary-soft`}
    >
      {children}
    </span>
  ) : (
    <a href={href} className={`${pill} border-line text-muted hover:border-field hover:text-ink`}>
      {children}
    </a>
  )
