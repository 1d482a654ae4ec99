import { parseArgs } from 'node:util'
import { NotDone, type OperatorAnswer, type OperatorParts } from './answer.ts'
import { restore, suspend } from './companies.ts'
import { demo } from './demo.ts'
import { lists } from './lists.ts'
import { changePosting, dismissReports, showPosting } from './postings.ts'

const USAGE = `Say what to do:
  list held                    what waits to be looked at
  list edited                  what companies without proof have changed in published postings
  list reports                 what people say is wrong with postings
  show POSTING                 what it says
  approve POSTING              publishes what is held
  refuse POSTING --reason "…"  makes a draft of what is held; its employer reads what has to change
  hold POSTING --reason "…"    takes it out of the search until it is approved or refused
  remove POSTING --reason "…"  ends it
  dismiss POSTING              ends its reports, and changes nothing of it
  suspend COMPANY              takes its postings out of the search, and lets it publish nothing
  restore COMPANY              ends that
  demo remove                  takes the demo away
POSTING is an id, or the last part of the address of a job; COMPANY is the last part of its address.`

/** Takes the parts, what the command is about, and the reason that was given. Gives what to tell the operator. */
type Command = (parts: OperatorParts, name: string, reason: string | undefined) => Promise<string>

const commands: Readonly<Record<string, Command>> = {
  list: (parts, name) => {
    const list = lists[name]
    if (!list) throw new NotDone(USAGE)
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
}

/**
 * Does what an operator typed.
 *
 * @param words after the name of the command, such as `approve`, `engine-builder-engine-works-abcdef`
 */
export async function operate(parts: OperatorParts, words: readonly string[]): Promise<OperatorAnswer> {
  try {
    const { name, act, reason } = understood(words)
    const command = commands[act]
    if (!command || name === undefined) throw new NotDone(USAGE)
    return { isDone: true, text: await command(parts, name, reason) }
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
      options: { reason: { type: 'string' } },
    })
    const [act = '', name, ...more] = positionals
    if (more.length > 0) throw new NotDone(USAGE)
    return { act, name, reason: values.reason }
  } catch {
    throw new NotDone(USAGE)
  }
}
