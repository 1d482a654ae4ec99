import * as v from 'valibot'
import { applicationContent } from '../../../contract/applications/application.ts'
import { typedApplication } from '../../../contract/applications/typed.ts'
import { keeper } from './kept.ts'

/** What was typed of applications and is not saved, by the addresses of their jobs. */
export const keptApplications = keeper(
  'application',
  v.object({ before: applicationContent, typed: typedApplication }),
)
