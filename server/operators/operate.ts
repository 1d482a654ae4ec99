import { parseArgs } from 'node:util'
import { NotDone, type OperatorAnswer, type OperatorParts } from './answer.ts'
import { restore, suspend } from './companies.ts'
import { demo } from './demo.ts'
import { keys } from './keys.ts'
import { lists } from './lists.ts'
import { changePosting, dismissReports, showPosting } from './postings.ts'
import { operatorTexts } from '../words/operators.ts'

interface Options {
  readonly reason?: string | undefined
  readonly revision?: string | undefined
  readonly origin?: readonly string[] | undefined
  /** Third word of a command about keys. */
  readonly subject?: string | undefined
}

/** Command of an operator. Takes dependencies, its subject and options; returns the output. */
type Command = (parts: OperatorParts, name: string, options: Options) => Promise<string>

const commands: Readonly<Record<string, Command>> = {
  list: (parts, name) => {
    const list = lists[name]
    if (!list) throw new NotDone(operatorTexts.usage)
    return list(parts)
  },
  show: showPosting,
  approve: changePosting('approve'),
  refuse: changePosting('refuse'),
  hold: changePosting('hold'),
  remove: changePosting('remove'),
  dismiss: dismissReports,
  suspend,
  restore,
  demo,
  key: keys,
}

/**
 * Runs an operator command.
 *
 * @param words arguments, such as `approve`, `engine-builder-engine-works-abcdef`
 */
export async function operate(parts: OperatorParts, words: readonly string[]): Promise<OperatorAnswer> {
  try {
    const { name, act, options } = understood(words)
    const command = commands[act]
    if (!command || name === undefined) throw new NotDone(operatorTexts.usage)
    return { isDone: true, text: await command(parts, name, options) }
  } catch (error) {
    if (error instanceof NotDone) return { isDone: false, text: error.message }
    throw error
  }
}

function understood(words: readonly string[]) {
  try {
    const { positionals, values } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        origin: { type: 'string', multiple: true },
        reason: { type: 'string' },
        revision: { type: 'string' },
      },
    })
    const [act = '', name, subject, ...more] = positionals
    if (more.length > 0 || (subject !== undefined && act !== 'key')) throw new NotDone(operatorTexts.usage)
    return { act, name, options: { ...values, subject } }
  } catch {
    throw new NotDone(operatorTexts.usage)
  }
}
