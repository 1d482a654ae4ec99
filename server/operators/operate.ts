import { parseArgs } from 'node:util'
import { NotDone, type OperatorAnswer, type OperatorParts } from './answer.ts'
import { restore, suspend } from './companies.ts'
import { demo } from './demo.ts'
import { lists } from './lists.ts'
import { changePosting, dismissReports, showPosting } from './postings.ts'

const USAGE = `Say what to do:
  list held                    postings and changes that wait to be looked at, and why
  list edited                  names and websites that companies have changed, and what companies without proof have
                               changed in published postings without being looked at
  list reports                 what people say is wrong with postings
  show POSTING                 what it says, with the changes that wait, and what is suspicious in it
  approve POSTING --revision N publishes what is held, or the changes that wait, as show gave them
  refuse POSTING --reason "…"  makes a draft of what is held, or leaves the changes that wait unpublished; its employer
                               reads what has to change
  hold POSTING --reason "…"    takes it out of the search until it is approved or refused
  remove POSTING --reason "…"  ends it
  dismiss POSTING              ends its reports, and changes nothing of it
  suspend COMPANY              takes its postings out of the search, and lets it publish nothing
  restore COMPANY              ends that
  demo remove                  takes the demo away
With --revision N, as show gives it, nothing is done to a posting that has changed since, or whose company has.
POSTING is an id, or the last part of the address of a job; COMPANY is the last part of its address.`

interface Options {
  readonly reason?: string | undefined
  readonly revision?: string | undefined
}

/** Takes the parts, what the command is about, and its options. Gives what to tell the operator. */
type Command = (parts: OperatorParts, name: string, options: Options) => Promise<string>

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
    const { name, act, options } = understood(words)
    const command = commands[act]
    if (!command || name === undefined) throw new NotDone(USAGE)
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
      options: { reason: { type: 'string' }, revision: { type: 'string' } },
    })
    const [act = '', name, ...more] = positionals
    if (more.length > 0) throw new NotDone(USAGE)
    return { act, name, options: values }
  } catch {
    throw new NotDone(USAGE)
  }
}
