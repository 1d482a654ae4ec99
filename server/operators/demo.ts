import { removeDemo } from '../demo/remove.ts'
import { NotDone, type OperatorParts } from './answer.ts'

/** Takes the demo marketplace away. Fails with `NotDone` where there is none. */
export async function demo({ db, now }: OperatorParts, act: string): Promise<string> {
  if (act !== 'remove') throw new NotDone('Say: demo remove')
  if (!(await removeDemo(db, now))) throw new NotDone('There is no demo here.')
  return 'The demo is gone, and does not come again.'
}
