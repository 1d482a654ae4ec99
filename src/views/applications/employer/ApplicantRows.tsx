import type { ApplicantItem } from '../../../../contract/applications/calls.ts'
import { paths } from '../../../../contract/paths.ts'
import { Avatar } from '../../../ui/brand/Avatar.tsx'
import { RowLink } from '../../../ui/controls/RowLink.tsx'
import { Name } from '../../../ui/text/Name.tsx'
import { nameOf } from '../../../words/applications/answering.ts'
import { applicantsWords } from '../../../words/applications/applicants.ts'
import { headlineWords, needsInWords, placeAndYears } from '../../../words/applications/headline.ts'
import { stageNames } from '../../../../contract/applications/stageNames.ts'
import { shortDay } from '../../../words/dates.ts'
import { ApplicantTag } from './ApplicantTag.tsx'

interface Props {
  applicants: readonly ApplicantItem[]
  now: number
  /** True in a list of several job posts, where each row shows its job title. */
  hasTitles: boolean
  /** Selection state; undefined if the list has no bulk replies. */
  choosing?: Choosing | undefined
}

export interface Choosing {
  readonly chosen: readonly string[]
  /** Error messages by application id. */
  readonly refused: Readonly<Record<string, string>>
  readonly onChoose: (applicant: ApplicantItem, isChosen: boolean) => void
}

/** True for an applicant who can be selected for a bulk reply. */
export const isChoosable = ({ can, state }: ApplicantItem) => state === 'active' && can.includes('tell')

const words = applicantsWords.table
const cell = 'text-hint wrap-anywhere text-muted'
const widths = {
  name: 'min-w-0 flex-[1_1_100%] @4xl:flex-[5_1_0]',
  job: 'min-w-0 flex-[1_1_100%] @4xl:flex-[3_1_0]',
  needs: 'min-w-0 @xl:w-36 @4xl:shrink-0',
  stage: '@xl:w-20 @4xl:shrink-0',
  applied: '@xl:w-27 @4xl:shrink-0',
  turn: 'min-w-0 @4xl:w-48 @4xl:shrink-0',
} as const

/** Table of applicants. In a narrow window its rows wrap, and the header is visually hidden. */
export const ApplicantRows = ({ applicants, now, hasTitles, choosing }: Props) => (
  <div role="table" aria-label={words.label} className="@container">
    <div role="rowgroup" className="sr-only @4xl:not-sr-only">
      <div
        role="row"
        className="flex items-center gap-x-5 border-b border-line py-2 ps-1 text-caption text-subtle"
      >
        {choosing && (
          <span role="columnheader" className="w-6 shrink-0">
            <span className="sr-only">{words.select}</span>
          </span>
        )}
        <span role="columnheader" className={widths.name}>
          {words.name}
        </span>
        {hasTitles && (
          <span role="columnheader" className={widths.job}>
            {words.job}
          </span>
        )}
        <span role="columnheader" className={widths.needs}>
          {headlineWords.requirements}
        </span>
        <span role="columnheader" className={widths.stage}>
          {words.stage}
        </span>
        <span role="columnheader" className={widths.applied}>
          {words.applied}
        </span>
        <span role="columnheader" className={widths.turn}>
          {words.turn}
        </span>
      </div>
    </div>
    <div role="rowgroup">
      {applicants.map((applicant) => (
        <div
          role="row"
          key={applicant.id}
          // Aligns wrapped lines with the name.
          className="relative flex min-h-14 flex-wrap items-center gap-x-5 gap-y-1 border-b border-line py-1.5 ps-10 hover:bg-surface has-[:checked]:bg-selected @4xl:flex-nowrap @4xl:ps-1"
        >
          {choosing && (
            <span
              role="cell"
              className="absolute start-1 top-3.5 z-1 size-6 shrink-0 @4xl:relative @4xl:inset-auto print:hidden"
            >
              {isChoosable(applicant) && (
                <input
                  type="checkbox"
                  aria-label={applicantsWords.select(
                    nameOf(applicant),
                    hasTitles ? applicant.title : undefined,
                  )}
                  aria-describedby={applicant.id in choosing.refused ? `why-${applicant.id}` : undefined}
                  checked={choosing.chosen.includes(applicant.id)}
                  onChange={(event) => choosing.onChoose(applicant, event.currentTarget.checked)}
                  className="block size-6 accent-primary"
                />
              )}
            </span>
          )}
          <span role="rowheader" className={`flex items-center gap-3 text-start font-normal ${widths.name}`}>
            <Avatar name={applicant.candidate} size="row" />
            <span className="grid min-w-0 justify-items-start">
              <RowLink href={paths.applicant(applicant.reference)}>
                <Name>{nameOf(applicant)}</Name>
              </RowLink>
              <About applicant={applicant} />
              {!hasTitles && <Others count={applicant.otherApplications} />}
              {choosing && applicant.id in choosing.refused && (
                <span id={`why-${applicant.id}`} className="text-hint wrap-anywhere text-warning-text">
                  {choosing.refused[applicant.id]}
                </span>
              )}
            </span>
          </span>
          {hasTitles && (
            <span role="cell" className={`${cell} ${widths.job}`}>
              {applicant.title}
              <Others count={applicant.otherApplications} />
            </span>
          )}
          <span role="cell" className={`${cell} ${widths.needs}`}>
            <Needs applicant={applicant} />
          </span>
          <span role="cell" className={`${cell} ${widths.stage}`}>
            {applicant.stage && stageNames[applicant.stage]}
          </span>
          <span role="cell" className={`${cell} tabular-nums ${widths.applied}`}>
            {applicant.submittedAt && shortDay(applicant.submittedAt, now)}
          </span>
          <span role="cell" className={`flex ${widths.turn}`}>
            <ApplicantTag applicant={applicant} now={now} isSmall />
          </span>
        </div>
      ))}
    </div>
  </div>
)

/** Job title, city and years of experience, as far as known. */
function About({ applicant }: { applicant: ApplicantItem }) {
  const facts = [applicant.headline?.title, placeAndYears(applicant)].filter(Boolean)
  return (
    facts.length > 0 && <span className="text-caption wrap-anywhere text-muted">{facts.join(' · ')}</span>
  )
}

/** Note for a person with more than one application. */
const Others = ({ count }: { count: number }) =>
  count > 0 && <span className="block text-caption text-subtle">{headlineWords.others(count)}</span>

/** Requirements met by the answers, and a note on the cover letter. */
function Needs({ applicant: { headline } }: { applicant: ApplicantItem }) {
  if (!headline) return null
  const { hasLetter, needs } = headline
  const isMissed = needs !== null && needs.met < needs.total
  return (
    <span className="flex flex-wrap gap-x-3 text-caption @4xl:grid">
      {needs && <span className={isMissed ? 'text-warning-text' : ''}>{needsInWords(needs)}</span>}
      <span>{hasLetter ? headlineWords.letter : headlineWords.noLetter}</span>
    </span>
  )
}
