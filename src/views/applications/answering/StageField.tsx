import type { Stage } from '../../../../contract/applications/lifecycle.ts'
import { FieldFrame } from '../../../ui/form/FieldFrame.tsx'
import { stagesAfter, type NextStage } from '../../../words/applications/answering.ts'
import { stageNames } from '../../../words/applications/stages.ts'

interface Props {
  stage: Stage | null
  /** Chosen before; the next one, where none was. */
  to?: NextStage | undefined
}

/** Where somebody is moved to: the next stage, unless another one is chosen. */
export const StageField = ({ stage, to }: Props) => (
  <FieldFrame id="stage" label="Stage" hint={undefined} message={undefined}>
    <select id="stage" name="event.to" className="control" defaultValue={to}>
      {stagesAfter(stage).map((each) => (
        <option key={each} value={each}>
          {stageNames[each]}
        </option>
      ))}
    </select>
  </FieldFrame>
)
