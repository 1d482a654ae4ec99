import { openDays } from '../../../../contract/postings/lifecycle.ts'
import { postingCounts } from '../../../../contract/postings/posting.ts'
import { editorSections } from '../../../words/editor.ts'
import { countryName, employmentTypes, levels, workplaces } from '../../../words/postings.ts'
import { DescriptionField } from './DescriptionField.tsx'
import { Choice, Line, Lines, NumberLine, YesNo } from './fields.tsx'
import { PlacesField } from './PlacesField.tsx'
import { Rows } from './Rows.tsx'
import { Section } from './Section.tsx'
import { useTyped } from './useEditor.ts'

export function JobSection() {
  const { typed, change } = useTyped(
    'title',
    'summary',
    'employmentType',
    'level',
    'openings',
    'validThrough',
    'contact',
  )
  return (
    <Section section={editorSections.job}>
      <Line id="posting.title" label="Title" value={typed.title} onValue={(title) => change({ title })} />
      <Line
        id="posting.summary"
        label="Summary (optional)"
        hint="In one sentence, for lists of jobs."
        value={typed.summary}
        onValue={(summary) => change({ summary })}
      />
      <div className="field-row">
        <Choice
          id="posting.employmentType"
          label="Employment type"
          options={employmentTypes}
          none="Choose"
          value={typed.employmentType}
          onValue={(employmentType) => change({ employmentType })}
        />
        <Choice
          id="posting.level"
          label="Level (optional)"
          options={levels}
          none="Any"
          value={typed.level}
          onValue={(level) => change({ level })}
        />
        <NumberLine
          id="posting.openings"
          label="Openings"
          value={typed.openings}
          onValue={(openings) => change({ openings })}
        />
        <Line
          id="posting.validThrough"
          label="Last day to apply"
          hint={`At most ${openDays.max} days from now.`}
          type="date"
          value={typed.validThrough}
          onValue={(validThrough) => change({ validThrough })}
        />
      </div>
      <Line
        id="posting.contact"
        label="Contact (optional)"
        hint="Whom candidates can ask, such as a name and a mail address."
        value={typed.contact}
        onValue={(contact) => change({ contact })}
      />
    </Section>
  )
}

export function PlaceSection() {
  const { typed, change } = useTyped('workplace', 'places', 'regions')
  const codes = typed.regions.toUpperCase().match(/\b[A-Z]{2}\b/g) ?? []
  return (
    <Section section={editorSections.place}>
      <Choice
        id="posting.workplace"
        label="Workplace"
        options={workplaces}
        none="Choose"
        value={typed.workplace}
        onValue={(workplace) => change({ workplace })}
      />
      {(typed.workplace !== 'remote' || typed.places.length > 0) && <PlacesField />}
      {(typed.workplace === 'remote' || typed.regions !== '') && (
        <>
          <Line
            id="posting.regions"
            label="Countries (optional)"
            hint="The two letters of each country that people may work from, such as DE, FR. Without any: from anywhere."
            spellCheck={false}
            value={typed.regions}
            onValue={(regions) => change({ regions })}
          />
          {codes.length > 0 && (
            <p className="-mt-3 mb-5 text-hint text-muted">{codes.map(countryName).join(', ')}</p>
          )}
        </>
      )}
    </Section>
  )
}

export function WorkSection() {
  const { typed, change } = useTyped('requirements', 'benefits')
  return (
    <Section section={editorSections.work}>
      <DescriptionField />
      <h3 className="mb-3 text-label">Requirements</h3>
      <Rows
        id="posting.requirements"
        noun="requirement"
        rows={typed.requirements}
        onRows={(requirements) => change({ requirements })}
        most={postingCounts.requirements}
        blank={{ text: '', kind: 'must' }}
      >
        {({ text, kind }, index, changeRow) => (
          <>
            <Line
              id={`posting.requirements.${index}.text`}
              label={`Requirement ${index + 1}`}
              value={text}
              onValue={(value) => changeRow({ text: value })}
            />
            <Choice
              id={`posting.requirements.${index}.kind`}
              label={`How much it matters, ${index + 1}`}
              options={{ must: 'You need it', nice: 'It helps' }}
              value={kind}
              onValue={(value) => changeRow({ kind: value === 'nice' ? 'nice' : 'must' })}
            />
          </>
        )}
      </Rows>
      <h3 className="mb-3 text-label">Benefits</h3>
      <Rows
        id="posting.benefits"
        noun="benefit"
        rows={typed.benefits}
        onRows={(benefits) => change({ benefits })}
        most={postingCounts.benefits}
        blank={{ text: '' }}
      >
        {({ text }, index, changeRow) => (
          <Line
            id={`posting.benefits.${index}`}
            label={`Benefit ${index + 1}`}
            value={text}
            onValue={(value) => changeRow({ text: value })}
          />
        )}
      </Rows>
    </Section>
  )
}

export function StepsSection() {
  const { typed, change } = useTyped('answerDays', 'steps', 'hidesNames')
  return (
    <Section section={editorSections.steps}>
      <NumberLine
        id="posting.answerDays"
        label="Answer within (days)"
        hint="Whoever applies gets an answer from you within so many days: 3 to 30."
        value={typed.answerDays}
        onValue={(answerDays) => change({ answerDays })}
      />
      <Rows
        id="posting.steps"
        noun="step"
        rows={typed.steps}
        onRows={(steps) => change({ steps })}
        most={postingCounts.steps}
        blank={{ name: '', days: '' }}
      >
        {({ name, days }, index, changeRow) => (
          <div className="field-row">
            <Line
              id={`posting.steps.${index}.name`}
              label={`Step ${index + 1}`}
              value={name}
              onValue={(value) => changeRow({ name: value })}
            />
            <NumberLine
              id={`posting.steps.${index}.days`}
              label={`Days for step ${index + 1} (optional)`}
              value={days}
              onValue={(value) => changeRow({ days: value })}
            />
          </div>
        )}
      </Rows>
      <YesNo
        id="posting.hidesNames"
        label="Hide the names of those who apply, as long as they are in New?"
        value={typed.hidesNames}
        onValue={(hidesNames) => change({ hidesNames })}
      >
        <p className="text-hint text-muted">
          You see their names once you have moved them past New. Candidates are told so. A change counts for
          those who apply after it.
        </p>
      </YesNo>
    </Section>
  )
}

export function DisclosuresSection() {
  const { typed, change } = useTyped('aiInScreening', 'existingVacancy')
  const { aiInScreening, existingVacancy } = typed
  return (
    <Section section={editorSections.disclosures}>
      <YesNo
        id="posting.existingVacancy"
        label="Is there a vacancy to be filled now?"
        value={existingVacancy}
        onValue={(answer) => change({ existingVacancy: answer })}
      />
      <YesNo
        id="posting.aiInScreening"
        label="Does a program help to screen applications?"
        value={aiInScreening.used}
        onValue={(used) => change({ aiInScreening: { ...aiInScreening, used } })}
      />
      {aiInScreening.used === 'yes' && (
        <Lines
          id="posting.aiInScreening.how"
          label="How the program screens"
          value={aiInScreening.how}
          onValue={(how) => change({ aiInScreening: { ...aiInScreening, how } })}
        />
      )}
    </Section>
  )
}
