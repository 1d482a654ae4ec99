import type { OwnCompanyHandler } from '../shared/context.ts'
import { ownCompanyOf } from './own.ts'

/** Gives the own company. */
export const readCompany: OwnCompanyHandler<'readCompany'> = async (context) =>
  ownCompanyOf(context, context.company)
