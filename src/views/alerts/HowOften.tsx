import { alertFrequencies, type AlertFrequency } from '../../../contract/alerts/lifecycle.ts'
import { RadioGroup } from '../../ui/form/RadioGroup.tsx'
import { frequencies } from '../../words/alerts/frequencies.ts'
import { saveSearchWords as words } from '../../words/alerts/saveSearch.ts'

const options = alertFrequencies.map((value) => ({ value, label: frequencies[value] }))

interface Props {
  every?: AlertFrequency
  timeZone: string
}

/** Form fields for the email frequency of a saved search, with the time zone. */
export const HowOften = ({ every = 'daily', timeZone }: Props) => (
  <>
    <RadioGroup legend={words.often} name="every" options={options} defaultValue={every} />
    <p className="mb-4 text-hint text-muted">{words.zone(timeZone)}</p>
  </>
)
