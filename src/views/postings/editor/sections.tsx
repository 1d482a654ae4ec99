import { postingCounts } from '../../../../contract/postings/posting.ts'
import { editorSections } from '../../../words/editor.ts'
import { editorFields, editorRows } from '../../../words/postings/editor.ts'
import { retentionOptions } from '../../../words/postings/retention.ts'
import { employmentTypes, levels, visas, workplaces } from '../../../words/postings.ts'
import { DescriptionField } from './DescriptionField.tsx'
import { Choice, Line, Lines, NumberLine, YesNo } from '../../forms/draft/fields.tsx'
import { PlacesField } from './PlacesField.tsx'
import { RegionsField } from './RegionsField.tsx'
import { Rows } from '../../forms/draft/Rows.tsx'
import { Section } from './Section.tsx'
import { useTyped } from './useEditor.ts'

export function JobSection() {
  const { typed, change } = useTyped(
    'title',
    'summary',
    'employmentType',
    'weeklyHours',
    'level',
    'openings',
    'validThrough',
    'contact',
  )
  return (
    <Section section={editorSections.job}>
      <Line
        id="posting.title"
        label={editorFields.title}
        hint={editorFields.titleHint}
        value={typed.title}
        onValue={(title) => change({ title })}
      />
      <Line
        id="posting.summary"
        label={editorFields.summary}
        hint={editorFields.summaryHint}
        value={typed.summary}
        onValue={(summary) => change({ summary })}
      />
      <div className="field-row">
        <Choice
          id="posting.employmentType"
          label={editorFields.employmentType}
          options={employmentTypes}
          none={editorFields.choose}
          value={typed.employmentType}
          onValue={(employmentType) => change({ employmentType })}
        />
        <NumberLine
          id="posting.weeklyHours.min"
          label={editorFields.leastHours}
          value={typed.weeklyHours.min}
          onValue={(min) => change({ weeklyHours: { ...typed.weeklyHours, min } })}
        />
        <NumberLine
          id="posting.weeklyHours.max"
          label={editorFields.mostHours}
          value={typed.weeklyHours.max}
          onValue={(max) => change({ weeklyHours: { ...typed.weeklyHours, max } })}
        />
        <Choice
          id="posting.level"
          label={editorFields.level}
          options={levels}
          none={editorFields.any}
          value={typed.level}
          onValue={(level) => change({ level })}
        />
        <NumberLine
          id="posting.openings"
          label={editorFields.openings}
          hint={editorFields.openingsHint}
          value={typed.openings}
          onValue={(openings) => change({ openings })}
        />
        <Line
          id="posting.validThrough"
          label={editorFields.lastDay}
          hint={editorFields.lastDayHint}
          type="date"
          value={typed.validThrough}
          onValue={(validThrough) => change({ validThrough })}
        />
      </div>
      <Line
        id="posting.contact"
        label={editorFields.contact}
        hint={editorFields.contactHint}
        value={typed.contact}
        onValue={(contact) => change({ contact })}
      />
    </Section>
  )
}

export function PlaceSection() {
  const { typed, change } = useTyped('workplace', 'places', 'regions', 'visa')
  return (
    <Section section={editorSections.place}>
      <Choice
        id="posting.workplace"
        label={editorFields.workplace}
        options={workplaces}
        none={editorFields.choose}
        value={typed.workplace}
        onValue={(workplace) => change({ workplace })}
      />
      {(typed.workplace !== 'remote' || typed.places.length > 0) && <PlacesField />}
      {(typed.workplace === 'remote' || typed.regions !== '') && <RegionsField />}
      <Choice
        id="posting.visa"
        label={editorFields.visa}
        hint={editorFields.visaHint}
        options={visas}
        none={editorFields.notSaid}
        value={typed.visa}
        onValue={(visa) => change({ visa })}
      />
    </Section>
  )
}

export function WorkSection() {
  const { typed, change } = useTyped('requirements', 'benefits')
  return (
    <Section section={editorSections.work}>
      <DescriptionField />
      <h3 className="mb-3 text-label">{editorFields.requirements}</h3>
      <Rows
        id="posting.requirements"
        words={editorRows.requirement}
        rows={typed.requirements}
        onRows={(requirements) => change({ requirements })}
        most={postingCounts.requirements}
        blank={{ text: '', kind: 'must' }}
      >
        {({ text, kind }, index, changeRow) => (
          <>
            <Line
              id={`posting.requirements.${index}.text`}
              label={editorFields.requirement(index + 1)}
              value={text}
              onValue={(value) => changeRow({ text: value })}
            />
            <Choice
              id={`posting.requirements.${index}.kind`}
              label={editorFields.importance(index + 1)}
              options={editorFields.importances}
              value={kind}
              onValue={(value) => changeRow({ kind: value === 'nice' ? 'nice' : 'must' })}
            />
          </>
        )}
      </Rows>
      <h3 className="mb-3 text-label">{editorFields.benefits}</h3>
      <Rows
        id="posting.benefits"
        words={editorRows.benefit}
        rows={typed.benefits}
        onRows={(benefits) => change({ benefits })}
        most={postingCounts.benefits}
        blank={{ text: '' }}
      >
        {({ text }, index, changeRow) => (
          <Line
            id={`posting.benefits.${index}`}
            label={editorFields.benefit(index + 1)}
            value={text}
            onValue={(value) => changeRow({ text: value })}
          />
        )}
      </Rows>
    </Section>
  )
}

export function StepsSection() {
  const { typed, change } = useTyped('answerDays', 'steps', 'hidesNames', 'retentionMonths')
  return (
    <Section section={editorSections.steps}>
      <NumberLine
        id="posting.answerDays"
        label={editorFields.replyDays}
        hint={editorFields.replyDaysHint}
        value={typed.answerDays}
        onValue={(answerDays) => change({ answerDays })}
      />
      <Rows
        id="posting.steps"
        words={editorRows.step}
        rows={typed.steps}
        onRows={(steps) => change({ steps })}
        most={postingCounts.steps}
        blank={{ name: '', days: '' }}
      >
        {({ name, days }, index, changeRow) => (
          <div className="field-row">
            <Line
              id={`posting.steps.${index}.name`}
              label={editorFields.step(index + 1)}
              value={name}
              onValue={(value) => changeRow({ name: value })}
            />
            <NumberLine
              id={`posting.steps.${index}.days`}
              label={editorFields.stepDays(index + 1)}
              value={days}
              onValue={(value) => changeRow({ days: value })}
            />
          </div>
        )}
      </Rows>
      <YesNo
        id="posting.hidesNames"
        label={editorFields.hideNames}
        value={typed.hidesNames}
        onValue={(hidesNames) => change({ hidesNames })}
      >
        <p className="text-hint text-muted">{editorFields.hideNamesHint}</p>
      </YesNo>
      <Choice
        id="posting.retentionMonths"
        label={editorFields.keepFor}
        hint={editorFields.keepForHint}
        options={retentionOptions}
        value={typed.retentionMonths}
        onValue={(retentionMonths) => change({ retentionMonths })}
      />
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
        label={editorFields.openRole}
        value={existingVacancy}
        onValue={(answer) => change({ existingVacancy: answer })}
      />
      <YesNo
        id="posting.aiInScreening"
        label={editorFields.ai}
        value={aiInScreening.used}
        onValue={(used) => change({ aiInScreening: { ...aiInScreening, used } })}
      />
      {aiInScreening.used === 'yes' && (
        <Lines
          id="posting.aiInScreening.how"
          label={editorFields.aiHow}
          value={aiInScreening.how}
          onValue={(how) => change({ aiInScreening: { ...aiInScreening, how } })}
        />
      )}
    </Section>
  )
}
