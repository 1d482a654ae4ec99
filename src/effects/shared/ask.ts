import type * as Api from '../../network/api.ts'
import { limited, loadApi, loaded } from './provided.ts'

/** Makes a call that stands in a table of its own (`contract/postings/calls.ts`), and gives up after 15 seconds. */
export const askInTime: typeof Api.ask = async (asked, role, values, signal) => {
  const inTime = limited(signal)
  const { ask } = await loaded(loadApi, inTime)
  return ask(asked, role, values, inTime)
}

/** The same for a call whose answer is a file. */
export const askForFileInTime: typeof Api.askForFile = async (asked, role, values, signal) => {
  const inTime = limited(signal)
  const { askForFile } = await loaded(loadApi, inTime)
  return askForFile(asked, role, values, inTime)
}
