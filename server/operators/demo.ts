import { removeDemo } from '../demo/remove.ts'
import { NotDone, type OperatorParts } from './answer.ts'
import { operatorTexts } from '../words/operators.ts'

/** Removes the demo marketplace. Throws `NotDone` if there is none. */
export async function demo({ db, now }: OperatorParts, act: string): Promise<string> {
  if (act !== 'remove') throw new NotDone(operatorTexts.demoUsage)
  if (!(await removeDemo(db, now))) throw new NotDone(operatorTexts.noDemo)
  return operatorTexts.demoRemoved
}
