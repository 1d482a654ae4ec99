import type { ChangeEventHandler } from 'react'
import { FieldFrame } from '../../../ui/form/FieldFrame.tsx'
import { replyWords, type NextStage } from '../../../words/applications/answering.ts'
import { stageNames } from '../../../../contract/applications/stageNames.ts'

interface Props {
  /** Stages after the current one. */
  stages: readonly NextStage[]
  to: NextStage | undefined
  onChoose: ChangeEventHandler<HTMLSelectElement>
}

/** Select box for the stage to move to. */
export const StageField = ({ stages, to, onChoose }: Props) => (
  <FieldFrame id="stage" label={replyWords.stage} hint={undefined} message={undefined}>
    <select id="stage" name="event.to" className="control" value={to} onChange={onChoose}>
      {stages.map((each) => (
        <option key={each} value={each}>
          {stageNames[each]}
        </option>
      ))}
    </select>
  </FieldFrame>
)
