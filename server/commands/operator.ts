// Command line for operators: `npm run operator -- list held`.
import { runOperator } from '../operators/run.ts'
import { runCommand } from './runCommand.ts'

await runCommand((settings, words) => runOperator(settings, words))
