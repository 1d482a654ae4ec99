import { applicationCalls } from './applications/calls.ts'
import type { Call } from './call.ts'
import { calls } from './calls.ts'
import { clientErrorCalls } from './clientErrors/calls.ts'
import { ownCompanyCalls } from './companies/ownCompany.ts'
import { fileCalls } from './files/calls.ts'
import { storageCalls } from './files/storage.ts'
import { letterCalls } from './letters/calls.ts'
import { noticeCalls } from './notices/calls.ts'
import { postingCalls } from './postings/calls.ts'
import { publicCalls } from './postings/report.ts'
import { resumeCalls } from './resumes/calls.ts'
import type { Role } from './roles.ts'
import { savedJobCalls } from './search/calls.ts'

const callTable = {
  ...calls,
  ...noticeCalls,
  ...fileCalls,
  ...storageCalls,
  ...resumeCalls,
  ...savedJobCalls,
  ...letterCalls,
  ...postingCalls,
  ...ownCompanyCalls,
  ...applicationCalls,
  ...publicCalls,
  ...clientErrorCalls,
}

export type OperationName = keyof typeof callTable

/** One call by one role, as the API has it. */
export interface Operation {
  readonly name: OperationName
  readonly area: Role | 'public'
  /** The path, with the area: `/api/candidate/login`. */
  readonly path: string
  readonly call: Call
}

const isName = (name: string): name is OperationName => name in callTable

/** Every call of the API, once for each role that may make it. Only tools read it: a page loads its own table. */
export const operations: readonly Operation[] = Object.keys(callTable)
  .filter(isName)
  .flatMap((name) => {
    const call: Call = callTable[name]
    const areas = name in publicCalls || name in clientErrorCalls ? (['public'] as const) : call.roles
    return areas.map((area) => ({ name, area, path: `/api/${area}/${call.path}`, call }))
  })
