import { profileCounts } from '../../../../contract/talent/profile.ts'
import type { ResumeSource } from '../../../../machines/talent/profileEditor.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { profileEditorWords as words, profileRows } from '../../../words/talent/profileEditor.ts'
import { Checks } from '../../forms/draft/Checks.tsx'
import { Line } from '../../forms/draft/fields.tsx'
import { Rows } from '../../forms/draft/Rows.tsx'
import { useTypedProfile } from './useProfileEditor.ts'

/** Fields for skills, each with the resume entries that serve as evidence. */
export function SkillFields({ source }: { source: ResumeSource | undefined }) {
  const { typed, change } = useTypedProfile('skills')
  const { skills } = typed
  const named = new Set(skills.map(({ name }) => name.trim().toLowerCase()))
  const more = (source?.skills ?? []).filter((skill) => !named.has(skill.toLowerCase()))
  const add = () => {
    const last = Math.max(0, ...skills.map(({ key }) => Number(key) || 0))
    const added = more.map((name, index) => ({ key: String(last + 1 + index), name, evidence: [] }))
    change({ skills: [...skills, ...added].slice(0, profileCounts.skills) })
  }
  return (
    <>
      <Rows
        id="profile.skills"
        words={profileRows.skill}
        rows={skills}
        onRows={(rows) => change({ skills: rows })}
        most={profileCounts.skills}
        blank={{ name: '', evidence: [] }}
      >
        {({ name, evidence }, index, changeRow) => (
          <>
            <Line
              id={`profile.skills.${index}.name`}
              label={words.skill(index + 1)}
              value={name}
              onValue={(changed) => changeRow({ name: changed })}
            />
            {source && source.evidence.length > 0 && (
              <Checks
                id={`profile.skills.${index}.evidence`}
                legend={words.evidence(index + 1)}
                options={[...new Set([...evidence, ...source.evidence])].map((entry) => [entry, entry])}
                chosen={evidence}
                most={profileCounts.evidence}
                onChosen={(chosen) => changeRow({ evidence: chosen })}
              />
            )}
          </>
        )}
      </Rows>
      {more.length > 0 && skills.length < profileCounts.skills && (
        <Button look="secondary" size="small" onClick={add}>
          {words.addSkills}
        </Button>
      )}
    </>
  )
}
