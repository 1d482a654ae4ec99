import { profileCounts } from '../../../../contract/talent/profile.ts'
import { profileEditorWords as words, profileRows } from '../../../words/talent/profileEditor.ts'
import { CountriesField } from '../../forms/draft/CountriesField.tsx'
import { Choice, Line } from '../../forms/draft/fields.tsx'
import { Rows } from '../../forms/draft/Rows.tsx'
import { useTypedProfile } from './useProfileEditor.ts'

/** Fields for languages, right to work, availability and links. */
export function MoreFields() {
  const { typed, change } = useTypedProfile('languages', 'rightToWork', 'notice', 'availableFrom', 'links')
  return (
    <>
      <div className="field-row">
        <Choice
          id="profile.notice"
          label={words.notice}
          options={words.notices}
          none={words.noNotice}
          value={typed.notice}
          onValue={(notice) => change({ notice })}
        />
        <Line
          id="profile.availableFrom"
          label={words.availableFrom}
          type="date"
          value={typed.availableFrom}
          onValue={(availableFrom) => change({ availableFrom })}
        />
      </div>
      <h3 className="mb-3 text-label">{profileRows.language.rows}</h3>
      <Rows
        id="profile.languages"
        words={profileRows.language}
        rows={typed.languages}
        onRows={(languages) => change({ languages })}
        most={profileCounts.languages}
        blank={{ language: '', level: '' }}
      >
        {({ language, level }, index, changeRow) => (
          <div className="field-row">
            <Line
              id={`profile.languages.${index}.language`}
              label={words.language(index + 1)}
              value={language}
              onValue={(changed) => changeRow({ language: changed })}
            />
            <Choice
              id={`profile.languages.${index}.level`}
              label={words.level(index + 1)}
              options={words.levels}
              none={words.choose}
              value={level}
              onValue={(changed) => changeRow({ level: changed })}
            />
          </div>
        )}
      </Rows>
      <CountriesField
        id="profile.rightToWork"
        label={words.countries}
        chosen={words.chosenCountries}
        codes={typed.rightToWork}
        most={profileCounts.countries}
        onCodes={(rightToWork) => change({ rightToWork })}
      />
      <h3 className="mb-3 text-label">{words.links}</h3>
      <Rows
        id="profile.links"
        words={profileRows.link}
        rows={typed.links}
        onRows={(links) => change({ links })}
        most={profileCounts.links}
        blank={{ url: '' }}
      >
        {({ url }, index, changeRow) => (
          <Line
            id={`profile.links.${index}`}
            label={words.link(index + 1)}
            hint={words.linkHint}
            type="url"
            inputMode="url"
            spellCheck={false}
            value={url}
            onValue={(changed) => changeRow({ url: changed })}
          />
        )}
      </Rows>
    </>
  )
}
