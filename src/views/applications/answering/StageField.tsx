import type { ChangeEventHandler } from 'react'
import { FieldFrame } from '../../../ui/form/FieldFrame.tsx'
import type { NextStage } from '../../../words/applications/answering.ts'
import { stageNames } from '../../../../contract/applications/stageNames.ts'

interface Props {
  /** Where they can be moved to. */
  stages: readonly NextStage[]
  to: NextStage | undefined
  onChoose: ChangeEventHandler<HTMLSelectElement>
}

/** Where somebody is moved to. It always shows what the button beside it names. */
export const StageField = ({ stages, to, onChoose }: Props) => (
  <FieldFrame id="stage" label="Stage" hint={undefined} message={undefined}>
    <select id="stage" name="event.to" className="control" value={to} onChange={onChoose}>
      {stages.map((each) => (
        <option key={each} value={each}>
          {stageNames[each]}
        </option>
      ))}
    </select>
  </FieldFrame>
)
