import type { Stage } from '../../../../contract/applications/lifecycle.ts'
import { FieldFrame } from '../../../ui/form/FieldFrame.tsx'
import { stagesAfter } from '../../../words/applications/answering.ts'
import { stageNames } from '../../../words/applications/stages.ts'

/** Where somebody is moved to: the next stage, unless another one is chosen. */
export const StageField = ({ stage }: { stage: Stage | null }) => (
  <FieldFrame id="stage" label="Stage" hint={undefined} message={undefined}>
    <select id="stage" name="event.to" className="control">
      {stagesAfter(stage).map((each) => (
        <option key={each} value={each}>
          {stageNames[each]}
        </option>
      ))}
    </select>
  </FieldFrame>
)
