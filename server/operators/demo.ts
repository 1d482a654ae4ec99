import { removeDemo } from '../demo/remove.ts'
import { NotDone, type OperatorParts } from './answer.ts'
import { operatorTexts } from '../words/operators.ts'

/** Takes the demo marketplace away. Fails with `NotDone` where there is none. */
export async function demo({ db, now }: OperatorParts, act: string): Promise<string> {
  if (act !== 'remove') throw new NotDone(operatorTexts.demoUsage)
  if (!(await removeDemo(db, now))) throw new NotDone(operatorTexts.noDemo)
  return operatorTexts.demoRemoved
}
