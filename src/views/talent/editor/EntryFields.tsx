import { paths } from '../../../../contract/paths.ts'
import { profileCounts, type ProfileContent } from '../../../../contract/talent/profile.ts'
import type { TypedProfile } from '../../../../contract/talent/typed.ts'
import type { ResumeSources } from '../../../../machines/talent/profileEditor.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { TextLink } from '../../../ui/controls/TextLink.tsx'
import { inOrder } from '../../../ui/text/inOrder.ts'
import { profileEditorWords as words, profileRows } from '../../../words/talent/profileEditor.ts'
import { periodInWords } from '../../../words/talent/shownProfile.ts'
import { Choice, Line, Lines } from '../../forms/draft/fields.tsx'
import { Rows } from '../../forms/draft/Rows.tsx'
import { useTypedProfile } from './useProfileEditor.ts'

type Entries = Pick<ProfileContent, 'experience' | 'education'>

const keyed = <Item extends object>(items: readonly Item[]) =>
  items.map((item, index) => ({ key: String(index + 1), ...item }))

const rowsOf = ({ education, experience }: Entries): Pick<TypedProfile, 'experience' | 'education'> => ({
  experience: keyed(experience),
  education: keyed(education),
})

interface Props {
  sources: ResumeSources | undefined
  onResume: (id: string) => void
}

/** Fields for experience and education: copied from a resume and updated with it, or entered by hand. */
export function EntryFields({ sources, onResume }: Props) {
  const { typed, change } = useTypedProfile('experience', 'education', 'resumeId')
  const chosen = sources?.chosen
  const isInStep = typed.resumeId !== ''
  const choices = Object.fromEntries(
    (sources?.choices ?? []).map(({ id, title }) => [id, words.fromResume(title)]),
  )
  const take = (id: string) => {
    if (id === '') return change({ resumeId: '' })
    onResume(id)
    change({ resumeId: id, ...(chosen?.id === id && rowsOf(chosen.entries)) })
  }
  return (
    <>
      {sources?.choices.length === 0 ? (
        <p className="mb-5 text-hint text-muted">
          {words.noResume} <TextLink href={paths.resumes}>{words.openResumes}</TextLink>
        </p>
      ) : (
        <Choice
          id="profile.resumeId"
          label={words.source}
          hint={words.sourceHint}
          options={choices}
          none={words.ownLists}
          value={typed.resumeId}
          onValue={take}
        />
      )}
      {isInStep ? (
        <ReadEntries entries={chosen?.id === typed.resumeId ? chosen.entries : typed} />
      ) : (
        <>
          {chosen && (
            <p className="mb-5">
              <Button look="secondary" size="small" onClick={() => change(rowsOf(chosen.entries))}>
                {words.copyEntries(chosen.title)}
              </Button>
            </p>
          )}
          <h3 className="mb-3 text-label">{profileRows.position.rows}</h3>
          <Rows
            id="profile.experience"
            words={profileRows.position}
            rows={typed.experience}
            onRows={(experience) => change({ experience })}
            most={profileCounts.entries}
            blank={{ name: '', position: '', location: '', startDate: '', endDate: '', summary: '' }}
          >
            {(entry, index, changeRow) => (
              <>
                <div className="field-row">
                  <Line
                    id={`profile.experience.${index}.position`}
                    label={words.position(index + 1)}
                    value={entry.position}
                    onValue={(position) => changeRow({ position })}
                  />
                  <Line
                    id={`profile.experience.${index}.name`}
                    label={words.employer(index + 1)}
                    value={entry.name}
                    onValue={(name) => changeRow({ name })}
                  />
                </div>
                <Period
                  path={`profile.experience.${index}`}
                  row={index + 1}
                  entry={entry}
                  onChange={changeRow}
                />
                <Line
                  id={`profile.experience.${index}.location`}
                  label={words.location(index + 1)}
                  value={entry.location}
                  onValue={(location) => changeRow({ location })}
                />
                <Lines
                  id={`profile.experience.${index}.summary`}
                  label={words.summary(index + 1)}
                  value={entry.summary}
                  onValue={(summary) => changeRow({ summary })}
                />
              </>
            )}
          </Rows>
          <h3 className="mb-3 text-label">{profileRows.school.rows}</h3>
          <Rows
            id="profile.education"
            words={profileRows.school}
            rows={typed.education}
            onRows={(education) => change({ education })}
            most={profileCounts.entries}
            blank={{ institution: '', area: '', studyType: '', startDate: '', endDate: '' }}
          >
            {(entry, index, changeRow) => (
              <>
                <div className="field-row">
                  <Line
                    id={`profile.education.${index}.area`}
                    label={words.area(index + 1)}
                    value={entry.area}
                    onValue={(area) => changeRow({ area })}
                  />
                  <Line
                    id={`profile.education.${index}.institution`}
                    label={words.institution(index + 1)}
                    value={entry.institution}
                    onValue={(institution) => changeRow({ institution })}
                  />
                </div>
                <Line
                  id={`profile.education.${index}.studyType`}
                  label={words.studyType(index + 1)}
                  value={entry.studyType}
                  onValue={(studyType) => changeRow({ studyType })}
                />
                <Period
                  path={`profile.education.${index}`}
                  row={index + 1}
                  entry={entry}
                  onChange={changeRow}
                />
              </>
            )}
          </Rows>
        </>
      )}
    </>
  )
}

interface PeriodProps {
  path: string
  row: number
  entry: { readonly startDate: string; readonly endDate: string }
  onChange: (changed: { startDate?: string; endDate?: string }) => void
}

const Period = ({ path, row, entry, onChange }: PeriodProps) => (
  <div className="field-row">
    <Line
      id={`${path}.startDate`}
      label={words.from(row)}
      hint={words.dateHint}
      spellCheck={false}
      value={entry.startDate}
      onValue={(startDate) => onChange({ startDate })}
    />
    <Line
      id={`${path}.endDate`}
      label={words.to(row)}
      hint={words.toHint}
      spellCheck={false}
      value={entry.endDate}
      onValue={(endDate) => onChange({ endDate })}
    />
  </div>
)

/** Entries of the resume with which the profile is synchronized. */
const ReadEntries = ({ entries: { education, experience } }: { entries: Entries }) => (
  <ul className="grid gap-3">
    {inOrder(experience, ({ name, position, ...period }) => (
      <li>
        <span className="font-medium">{position || name}</span>
        <span className="block text-hint text-muted">
          {[position ? name : '', periodInWords(period)].filter(Boolean).join(' · ')}
        </span>
      </li>
    ))}
    {inOrder(education, ({ area, institution, studyType, ...period }) => (
      <li>
        <span className="font-medium">{[studyType, area].filter(Boolean).join(', ') || institution}</span>
        <span className="block text-hint text-muted">
          {[institution, periodInWords(period)].filter(Boolean).join(' · ')}
        </span>
      </li>
    ))}
  </ul>
)
